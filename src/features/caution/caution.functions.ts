import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Cautions, ObjectToCautionOutcome } from '../../contract/gen/caution_pb.ts'
import { WithdrawObjectionOutcome } from '../../contract/gen/objection_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCautions } from '../../platform/addresses.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, longText, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkCautionObjection } from './caution-check.ts'
import { OBJECT_TO_CAUTION_FORM } from './caution-search.ts'
import { cautionView } from './caution-view.ts'

/** The doctor's 注意 and absences, with the objections to them. */
export const listCautionsFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWorkRaw(Cautions.method.listCautions, {}, await callerIdToken()),
  )
  return {
    cautions: answer?.cautions.map(cautionView) ?? [],
    points: answer?.points ?? 0,
    restrictedUntil: instantText(answer?.restrictedUntil),
  }
})

const objectSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  detail: longText,
  fileId: v.union([v.literal(''), uuid]),
})

async function object({ form, fields }: v.InferOutput<typeof objectSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkCautionObjection(form))
  if (invalid) return invalid
  return wordOfOutcome(ObjectToCautionOutcome, callWorkRaw(Cautions.method.objectToCaution, fields))
}

/** The doctor objects to what a work has left. */
export const objectToCautionFn = createServerFn({ method: 'POST' })
  .validator(objectSchema)
  .handler(
    postedCommand({
      form: OBJECT_TO_CAUTION_FORM,
      run: object,
      typed: ({ form }) => ({ detail: typedIn(form, 'detail') }),
      isDone: ({ outcome }) => outcome === 'OBJECTED',
      next: ({ outcome }, { fields: { workId: work } }) => toCautions({ objected: outcome, work }),
    }),
  )

const withdrawSchema = fieldsOf({ workId: uuid, idempotencyKey: submissionKey })

async function withdraw(fields: v.InferOutput<typeof withdrawSchema>): Promise<FormAnswer> {
  return wordOfOutcome(
    WithdrawObjectionOutcome,
    callWorkRaw(Cautions.method.withdrawCautionObjection, fields),
  )
}

/** The doctor takes the objection back. */
export const withdrawCautionObjectionFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, { workId: work }) => toCautions({ withdrawn: outcome, work }),
    }),
  )
