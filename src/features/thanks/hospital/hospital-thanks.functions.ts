import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { AppreciationSource, ThanksStamp } from '../../../contract/gen/thanks_pb.ts'
import {
  ChangeThanksOutcome,
  SendThanksOutcome,
  Thanks,
  WithdrawThanksOutcome,
} from '../../../contract/gen/hospital_thanks_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalThanks } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { isCleared } from '../../forms/guarded-texts.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { THANKS_FORM } from './posted-forms.ts'
import { thankableView } from './thankable-view.ts'
import { checkThanks } from './thanks-check.ts'

const short = v.pipe(v.string(), v.maxLength(40))

/** The hospital's confirmed works that can be thanked for, with what has been passed on. */
export const getThankableWorksFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const { works, nextCursor, mayThank } = await callHospital(Thanks.method.listThankableWorks, { after })
    return { works: works.map(thankableView), nextCursor, mayThank }
  })

const thanksSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  source: short,
  stamp: short,
  body: longText,
})
type Posted = v.InferOutput<typeof thanksSchema>

const written = ({ form, fields }: Posted) => ({
  ...fields,
  source: numberOf(AppreciationSource, fields.source),
  stamp: numberOf(ThanksStamp, fields.stamp),
  hasNoPatientData: isCleared(form, 'body'),
})

async function send(posted: Posted): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkThanks(posted.form))
  if (invalid) return invalid
  return wordOfOutcome(SendThanksOutcome, callHospital(Thanks.method.sendThanks, written(posted)))
}

async function change(posted: Posted): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkThanks(posted.form))
  if (invalid) return invalid
  return wordOfOutcome(ChangeThanksOutcome, callHospital(Thanks.method.changeThanks, written(posted)))
}

const typed = ({ form }: Posted) => ({
  source: typedIn(form, 'source'),
  stamp: typedIn(form, 'stamp'),
  body: typedIn(form, 'body'),
})

export const sendThanksFn = createServerFn({ method: 'POST' })
  .validator(thanksSchema)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: send,
      typed,
      isDone: ({ outcome }) => outcome === 'SENT',
      next: ({ outcome }, { fields: { workId } }) =>
        toHospitalThanks({ outcome, work: outcome === 'SENT' ? undefined : workId }),
    }),
  )

const sources = v.picklist(['HOSPITAL', 'NURSE', 'AMBULANCE_CREW', 'PATIENT'])

export const changeThanksFn = createServerFn({ method: 'POST' })
  .validator(thanksSchema)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: change,
      typed,
      isDone: ({ outcome }) => outcome === 'CHANGED',
      next: ({ outcome }, { fields: { workId, source } }) =>
        toHospitalThanks(
          outcome === 'CHANGED' || !v.is(sources, source) ? { outcome } : { outcome, work: workId, source },
        ),
    }),
  )

export const withdrawThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ workId: uuid, idempotencyKey: submissionKey, source: short }))
  .handler(
    postedCommand({
      run: async (fields): Promise<FormAnswer> => {
        return wordOfOutcome(
          WithdrawThanksOutcome,
          callHospital(Thanks.method.withdrawThanks, {
            ...fields,
            source: numberOf(AppreciationSource, fields.source),
          }),
        )
      },
      next: ({ outcome }) => toHospitalThanks({ outcome }),
    }),
  )
