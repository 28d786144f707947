import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Thanks } from '../../../contract/gen/hospital_thanks_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { withStartDay } from '../../../domain/text/day-kind.ts'
import { uuid } from '../../../domain/uuid.ts'
import { THANKS_STAMP } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import { toHospitalThanks } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { isCleared } from '../../forms/guarded-texts.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { THANKS_FORM } from './thanks-form-data.ts'

export type ThankableWork = ReturnType<typeof withStartDay<Shown<'dp.hospital.ThankableWork'>>>

/** The hospital's confirmed works that can be thanked for, with what has been passed on. */
export const getThankableWorksFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const { works, ...page } = await callHospital(Thanks.method.listThankableWorks, { after })
    return { works: works.map(withStartDay), ...page }
  })

const thanksOf = { workId: uuid, idempotencyKey: submissionKey, source: wordIn(THANKS_SOURCE) }
const written = fieldsOf({ ...thanksOf, stamp: wordIn(THANKS_STAMP), body: longText })

const hasNoPatientData = (posted: FormData) => ({ hasNoPatientData: isCleared(posted, 'body') })

export const sendThanksFn = createServerFn({ method: 'POST' })
  .validator(written)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: (thanks, posted) =>
        callHospital(Thanks.method.sendThanks, { ...thanks, ...hasNoPatientData(posted) }),
      done: 'SENT',
      next: ({ outcome }, { workId }) =>
        toHospitalThanks({ outcome, work: outcome === 'SENT' ? undefined : workId }),
    }),
  )

export const changeThanksFn = createServerFn({ method: 'POST' })
  .validator(written)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: (thanks, posted) =>
        callHospital(Thanks.method.changeThanks, { ...thanks, ...hasNoPatientData(posted) }),
      done: 'CHANGED',
      next: ({ outcome }, { workId, source }) =>
        toHospitalThanks(
          outcome === 'CHANGED' || source === null ? { outcome } : { outcome, work: workId, source },
        ),
    }),
  )

export const withdrawThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(thanksOf))
  .handler(
    postedCommand({
      run: (thanks) => callHospital(Thanks.method.withdrawThanks, thanks),
      next: ({ outcome }) => toHospitalThanks({ outcome }),
    }),
  )
