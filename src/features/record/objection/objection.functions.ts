import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  Objections,
  ObjectionSubject,
  ObjectOutcome,
  WithdrawObjectionOutcome,
} from '../../../contract/gen/objection_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toSpotPerformance } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkObjection, OBJECTION_FORM } from './objection-check.ts'
import { objectionView } from './objection-view.ts'

/** The doctor's objection to the report of a work, and whether one can be made; null for a work of nobody or of others. */
export const getObjectionFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callWorkRaw(Objections.method.getObjection, { workId })
      return {
        objection: found.objection ? objectionView(found.objection) : null,
        mayObject: found.mayObject,
        until: instantText(found.until),
      }
    }),
  )

const objectSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  subject: v.pipe(v.string(), v.maxLength(20)),
  detail: longText,
})

async function object({ form, fields }: v.InferOutput<typeof objectSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkObjection(form))
  if (invalid) return invalid
  return wordOfOutcome(
    ObjectOutcome,
    callWorkRaw(Objections.method.object, { ...fields, subject: numberOf(ObjectionSubject, fields.subject) }),
  )
}

/** The doctor objects to the confirmed report of a work. */
export const objectToReportFn = createServerFn({ method: 'POST' })
  .validator(objectSchema)
  .handler(
    postedCommand({
      form: OBJECTION_FORM,
      run: object,
      typed: ({ form }) => ({ subject: typedIn(form, 'subject'), detail: typedIn(form, 'detail') }),
      isDone: ({ outcome }) => outcome === 'OBJECTED',
      next: ({ outcome }, { fields: { workId } }) => toSpotPerformance(workId, { objected: outcome }),
    }),
  )

const withdrawSchema = fieldsOf({ workId: uuid, idempotencyKey: submissionKey })

async function withdraw(fields: v.InferOutput<typeof withdrawSchema>): Promise<FormAnswer> {
  return wordOfOutcome(WithdrawObjectionOutcome, callWorkRaw(Objections.method.withdrawObjection, fields))
}

/** The doctor takes the objection back. */
export const withdrawObjectionFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, { workId }) => toSpotPerformance(workId, { withdrawn: outcome }),
    }),
  )
