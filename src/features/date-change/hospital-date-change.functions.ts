import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { AnswerDateChangeOutcome, DateChangeReply, DateChanges } from '../../contract/gen/date_change_pb.ts'
import {
  DateChanges as HospitalDateChanges,
  ProposeDateChangeOutcome,
  RetractDateChangeOutcome,
} from '../../contract/gen/hospital_date_change_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { uuid } from '../../domain/uuid.ts'
import { toCancellation, toHospitalCancellation } from '../../platform/addresses.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkDateChange, checkDateChangeDecision } from './change-check.ts'
import { ANSWER_CHANGE_FORM, PROPOSE_CHANGE_FORM } from './posted-forms.ts'
import { workFields } from './work-field-schema.ts'

/** A request of the hospital to move a work: asking, taking it back, and the doctor's answer. */

const short = v.pipe(v.string(), v.maxLength(40))

const proposeSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  start: short,
  end: short,
  note: longText,
})

async function propose({ form, fields }: v.InferOutput<typeof proposeSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDateChange(form))
  if (invalid) return invalid
  const { start, end, ...asked } = fields
  return wordOfOutcome(
    ProposeDateChangeOutcome,
    callHospitalRaw(HospitalDateChanges.method.proposeDateChange, {
      ...asked,
      start: timestampFromDate(typedInstant(start)),
      end: timestampFromDate(typedInstant(end)),
    }),
  )
}

export const proposeDateChangeFn = createServerFn({ method: 'POST' })
  .validator(proposeSchema)
  .handler(
    postedCommand({
      form: PROPOSE_CHANGE_FORM,
      run: propose,
      typed: ({ fields: { start, end, note } }) => ({ start, end, note }),
      isDone: ({ outcome }) => outcome === 'REQUESTED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalCancellation(workId, { proposed: outcome }),
    }),
  )

const retractSchema = fieldsOf({ workId: uuid, idempotencyKey: submissionKey })

async function retract({ workId, idempotencyKey }: v.InferOutput<typeof retractSchema>) {
  return wordOfOutcome(
    RetractDateChangeOutcome,
    callHospitalRaw(HospitalDateChanges.method.retractDateChange, { workId, idempotencyKey }),
  )
}

export const retractDateChangeFn = createServerFn({ method: 'POST' })
  .validator(retractSchema)
  .handler(
    postedCommand({
      run: retract,
      next: ({ outcome }, { workId }) => toHospitalCancellation(workId, { retracted: outcome }),
    }),
  )

const answerSchema = formWith({
  ...workFields,
  changeId: uuid,
  answer: short,
  word: longText,
  shortRestAcknowledged: ticked,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDateChangeDecision(form))
  if (invalid) return invalid
  const { id: _listing, scheduleId: _date, ...asked } = fields
  return wordOfOutcome(
    AnswerDateChangeOutcome,
    callWorkRaw(DateChanges.method.answerDateChange, {
      ...asked,
      answer: numberOf(DateChangeReply, asked.answer),
    }),
  )
}

/** The doctor answers the hospital's request. */
export const answerDateChangeFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_CHANGE_FORM,
      run: answer,
      typed: ({ form }) => ({ answer: typedIn(form, 'answer'), word: typedIn(form, 'word') }),
      isDone: ({ outcome }) => outcome === 'ACCEPTED' || outcome === 'DECLINED',
      next: ({ outcome }, { fields }) => toCancellation(fields, { changeAnswer: outcome }, 'date-change'),
    }),
  )
