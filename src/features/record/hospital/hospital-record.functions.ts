import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AnswerReportOutcome,
  StateWorkOutcome,
  WorkReports,
} from '../../../contract/gen/hospital_record_pb.ts'
import { ReportAnswer } from '../../../contract/gen/record_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { now } from '../../../platform/clock.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { shownRecord } from '../doctor/record-view.ts'
import { checkReport, REPORT_FIELDS } from '../doctor/report-check.ts'
import { reportedOf } from '../doctor/reported-form.ts'
import { checkReportAnswer } from './answer-check.ts'
import { ANSWER_FORM, STATEMENT_FORM } from './posted-forms.ts'

/** A work of the member's hospital with its report; null for an unknown one. */
export const getReportedWorkFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callHospitalRaw(WorkReports.method.getReportedWork, { workId })
      const { doctorName, mayAnswer, mayState, leastExtraYen } = found
      return { work: shownRecord(found.work, now()), doctorName, mayAnswer, mayState, leastExtraYen }
    }),
  )

const short = v.pipe(v.string(), v.maxLength(40))
const answerSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  number: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
  answer: short,
  extraYen: short,
  note: longText,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkReportAnswer(form))
  if (invalid) return invalid
  return wordOfOutcome(
    AnswerReportOutcome,
    callHospitalRaw(WorkReports.method.answerReport, {
      ...fields,
      answer: numberOf(ReportAnswer, fields.answer),
      extraYen: typedNumber(fields.extraYen) ?? 0,
      carfareYen: typedNumber(typedIn(form, 'carfareYen')) ?? undefined,
    }),
  )
}

export const answerReportFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_FORM,
      run: answer,
      typed: ({ form }) => ({
        answer: typedIn(form, 'answer'),
        extraYen: typedIn(form, 'extraYen'),
        carfareYen: typedIn(form, 'carfareYen'),
        note: typedIn(form, 'note'),
      }),
      isDone: ({ outcome }) => outcome === 'CONFIRMED' || outcome === 'CORRECTION_REQUESTED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalReport(workId, { outcome }),
    }),
  )

const stateSchema = formWith({ workId: uuid, idempotencyKey: submissionKey, comment: longText })

async function state({ form, fields }: v.InferOutput<typeof stateSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkReport(form))
  if (invalid) return invalid
  const { workId, idempotencyKey, comment } = fields
  const reported = { ...reportedOf(form), comment }
  return wordOfOutcome(
    StateWorkOutcome,
    callHospitalRaw(WorkReports.method.stateWork, { workId, idempotencyKey, reported }),
  )
}

/** The hospital states a work that the doctor has not reported. */
export const stateWorkFn = createServerFn({ method: 'POST' })
  .validator(stateSchema)
  .handler(
    postedCommand({
      form: STATEMENT_FORM,
      run: state,
      typed: ({ form }) => Object.fromEntries(REPORT_FIELDS.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'STATED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalReport(workId, { stated: outcome }),
    }),
  )
