import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  DateChanges,
  RequestDateChangeOutcome,
  WithdrawDateChangeOutcome,
} from '../../contract/gen/date_change_pb.ts'
import {
  DateChangeAnswer,
  DateChanges as HospitalDateChanges,
  DecideDateChangeOutcome,
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
import { CHANGE_FORM, DECIDE_CHANGE_FORM } from './posted-forms.ts'
import { workFields } from './work-field-schema.ts'

const short = v.pipe(v.string(), v.maxLength(40))

const requestSchema = formWith({
  ...workFields,
  start: short,
  end: short,
  note: longText,
  shortRestAcknowledged: ticked,
})

async function request({ form, fields }: v.InferOutput<typeof requestSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDateChange(form))
  if (invalid) return invalid
  const { workId, idempotencyKey, note, start, end, shortRestAcknowledged } = fields
  return wordOfOutcome(
    RequestDateChangeOutcome,
    callWorkRaw(DateChanges.method.requestDateChange, {
      workId,
      idempotencyKey,
      note,
      shortRestAcknowledged,
      start: timestampFromDate(typedInstant(start)),
      end: timestampFromDate(typedInstant(end)),
    }),
  )
}

export const requestDateChangeFn = createServerFn({ method: 'POST' })
  .validator(requestSchema)
  .handler(
    postedCommand({
      form: CHANGE_FORM,
      run: request,
      typed: ({ fields: { start, end, note } }) => ({ start, end, note }),
      isDone: ({ outcome }) => outcome === 'REQUESTED',
      next: ({ outcome }, { fields }) => toCancellation(fields, { change: outcome }, 'date-change'),
    }),
  )

const withdrawSchema = fieldsOf(workFields)

async function withdraw({ workId, idempotencyKey }: v.InferOutput<typeof withdrawSchema>) {
  return wordOfOutcome(
    WithdrawDateChangeOutcome,
    callWorkRaw(DateChanges.method.withdrawDateChange, { workId, idempotencyKey }),
  )
}

export const withdrawDateChangeFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, fields) => toCancellation(fields, { changeWithdrawn: outcome }, 'date-change'),
    }),
  )

const decideSchema = formWith({
  workId: uuid,
  changeId: uuid,
  idempotencyKey: submissionKey,
  answer: short,
  word: longText,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDateChangeDecision(form))
  if (invalid) return invalid
  return wordOfOutcome(
    DecideDateChangeOutcome,
    callHospitalRaw(HospitalDateChanges.method.decideDateChange, {
      ...fields,
      answer: numberOf(DateChangeAnswer, fields.answer),
    }),
  )
}

export const decideDateChangeFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_CHANGE_FORM,
      run: decide,
      typed: ({ form }) => ({ answer: typedIn(form, 'answer'), word: typedIn(form, 'word') }),
      isDone: ({ outcome }) => outcome === 'ACCEPTED' || outcome === 'DECLINED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalCancellation(workId, { change: outcome }),
    }),
  )
