import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Cautions } from '../../contract/gen/caution_pb.ts'
import type { Shown } from '../../contract/plain.ts'
import { withStartDay } from '../../domain/text/day-kind.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCautions } from '../../platform/addresses.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf, longText, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { OBJECT_TO_CAUTION_FORM } from './caution-form-data.ts'

export type Left = ReturnType<typeof withStartDay<Shown<'dp.work.Caution'>>>

/** The doctor's 注意 and absences, with the objections to them. */
export const listCautionsFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(Cautions.method.listCautions, {}, await callerIdToken()),
  )
  const { cautions, ...counted } = answer ?? { cautions: [], points: 0, restrictedUntil: null }
  return { cautions: cautions.map(withStartDay), ...counted }
})

const ofWork = { workId: uuid, idempotencyKey: submissionKey }

/** The doctor objects to what a work has left. */
export const objectToCautionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...ofWork, detail: longText, fileId: v.union([v.literal(''), uuid]) }))
  .handler(
    postedCommand({
      form: OBJECT_TO_CAUTION_FORM,
      run: (objection) => callWork(Cautions.method.objectToCaution, objection),
      done: 'OBJECTED',
      next: ({ outcome }, { workId: work }) => toCautions({ objected: outcome, work }),
    }),
  )

/** The doctor takes the objection back. */
export const withdrawCautionObjectionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(ofWork))
  .handler(
    postedCommand({
      run: (named) => callWork(Cautions.method.withdrawCautionObjection, named),
      next: ({ outcome }, { workId: work }) => toCautions({ withdrawn: outcome, work }),
    }),
  )
