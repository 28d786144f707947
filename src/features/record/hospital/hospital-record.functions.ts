import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { WorkReports } from '../../../contract/gen/hospital_record_pb.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { REPORT_ANSWER } from '../../../domain/work/record.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { now } from '../../../platform/clock.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { STATEMENT_FORM } from '../doctor/record-form-data.ts'
import { shownRecord } from '../doctor/record-view.ts'
import { reportedOf } from '../doctor/reported-form.ts'
import { REPORT_ANSWER_FORM } from './report-answer-form-data.ts'

/** A work of the member's hospital with its report; null for an unknown one. */
export const getReportedWorkFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callHospital(WorkReports.method.getReportedWork, { workId })
      return { ...found, work: shownRecord(found.work, now()) }
    }),
  )

const named = { workId: uuid, idempotencyKey: submissionKey }

export const answerReportFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      ...named,
      number: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
      answer: wordIn(REPORT_ANSWER),
      extraYen: v.pipe(v.string(), v.maxLength(40)),
      note: longText,
    }),
  )
  .handler(
    postedCommand({
      form: REPORT_ANSWER_FORM,
      run: (answer, posted) =>
        callHospital(WorkReports.method.answerReport, {
          ...answer,
          extraYen: typedNumber(answer.extraYen) ?? 0,
          carfareYen: typedNumber(typedIn(posted, 'carfareYen')),
        }),
      done: ['CONFIRMED', 'CORRECTION_REQUESTED'],
      next: ({ outcome }, { workId }) => toHospitalReport(workId, { outcome }),
    }),
  )

/** The hospital states a work that the doctor has not reported. */
export const stateWorkFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, comment: longText }))
  .handler(
    postedCommand({
      form: STATEMENT_FORM,
      run: ({ comment, ...stated }, posted) =>
        callHospital(WorkReports.method.stateWork, {
          ...stated,
          reported: { ...reportedOf(posted), comment },
        }),
      done: 'STATED',
      next: ({ outcome }, { workId }) => toHospitalReport(workId, { stated: outcome }),
    }),
  )
