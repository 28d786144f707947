import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AgreeToStatementOutcome,
  StampKind,
  StampOutcome,
  SubmitReportOutcome,
  WorkKind,
  WorkRecords,
} from '../../../contract/gen/record_pb.ts'
import { NgSettings } from '../../../contract/gen/ng_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { isMonth, monthOf } from '../../../domain/text/month-days.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toWorkReport, toWorks } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callWork, callWorkRaw } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { blockedDays, ngView } from '../../ng/ng-view.ts'
import { REPORT_FORM, STAMP_FORM } from './posted-forms.ts'
import { shownRecord, tentativeView, workedMonthView } from './record-view.ts'
import { checkReport, checkStamp, REPORT_FIELDS } from './report-check.ts'
import { reportedOf } from './reported-form.ts'

/** What the page 勤務 shows; the current month without one. An account without a doctor has no works. */
export const getOverviewFn = createServerFn()
  .validator(v.optional(v.pipe(v.string(), v.check(isMonth))))
  .handler(async ({ data }) => {
    const day = today()
    const month = data ?? monthOf(day)
    const bearer = await callerIdToken()
    const [answer, ng] = await Promise.all([
      emptyWithoutDoctor(async () => callWorkRaw(WorkRecords.method.getOverview, { month }, bearer)),
      emptyWithoutDoctor(async () => callWork(NgSettings.method.getNgSettings, {}, bearer)),
    ])
    return {
      month,
      today: day,
      next: answer?.next ? shownRecord(answer.next, now()) : null,
      toReport: answer?.toReport.map((one) => shownRecord(one, now())) ?? [],
      works: answer?.month.map((one) => shownRecord(one, now())) ?? [],
      tentative: answer?.tentative.map(tentativeView) ?? [],
      blocked: ng ? blockedDays(month, ngView(ng)) : [],
    }
  })

/** A work of the doctor; null for any other. */
export const getRecordFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { work } = await callWorkRaw(WorkRecords.method.getWork, { workId })
      return shownRecord(work, now())
    }),
  )

const workedSchema = v.object({
  kind: v.picklist(['spot', 'regular']),
  year: v.pipe(v.number(), v.integer()),
  after: v.pipe(v.string(), v.maxLength(512)),
})

/** Works that are over; `year` 0 means the latest. */
export const listWorkedFn = createServerFn()
  .validator(workedSchema)
  .handler(async ({ data: { kind, year, after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(
        WorkRecords.method.listWorked,
        {
          kind: kind === 'spot' ? WorkKind.SPOT : WorkKind.REGULAR,
          year,
          after,
        },
        await callerIdToken(),
      ),
    )
    return {
      items: answer?.works.map((one) => shownRecord(one, now())) ?? [],
      nextCursor: answer?.nextCursor ?? '',
      year: answer?.year ?? Number(today().slice(0, 4)),
      years: answer?.years ?? [],
      months: answer?.months.map(workedMonthView) ?? [],
      contracts:
        answer?.contracts.map(({ engagementId, applicationId, startDate, endDate, months }) => ({
          engagementId,
          applicationId,
          startDate,
          endDate: endDate || null,
          months: months.map(workedMonthView),
        })) ?? [],
    }
  })

const place = { workId: uuid, idempotencyKey: submissionKey }
const short = v.pipe(v.string(), v.maxLength(40))

const stampSchema = formWith({
  ...place,
  kind: short,
  at: short,
  reason: v.pipe(v.string(), v.maxLength(1_000)),
})

async function stamp({ form, fields }: v.InferOutput<typeof stampSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkStamp(form))
  if (invalid) return invalid
  const { workId, idempotencyKey, kind, at, reason } = fields
  return wordOfOutcome(
    StampOutcome,
    callWorkRaw(WorkRecords.method.stamp, {
      workId,
      idempotencyKey,
      kind: numberOf(StampKind, kind),
      reason,
      ...(form.has('at') && { at: timestampFromDate(typedInstant(at)) }),
    }),
  )
}

export const stampWorkFn = createServerFn({ method: 'POST' })
  .validator(stampSchema)
  .handler(
    postedCommand({
      form: STAMP_FORM,
      run: stamp,
      typed: ({ fields: { kind, at, reason } }) => ({ kind, at, reason }),
      isDone: ({ outcome }) => outcome === 'STAMPED',
      next: ({ outcome }) => toWorks({ stamped: outcome }),
    }),
  )

const reportSchema = formWith({
  ...place,
  comment: longText,
  receiptId: v.union([uuid, v.literal('')]),
})

async function report({ form, fields }: v.InferOutput<typeof reportSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkReport(form))
  if (invalid) return invalid
  const { workId, idempotencyKey, comment, receiptId } = fields
  return wordOfOutcome(
    SubmitReportOutcome,
    callWorkRaw(WorkRecords.method.submitReport, {
      workId,
      idempotencyKey,
      reported: { ...reportedOf(form), comment },
      receiptId,
    }),
  )
}

export const submitReportFn = createServerFn({ method: 'POST' })
  .validator(reportSchema)
  .handler(
    postedCommand({
      form: REPORT_FORM,
      run: report,
      typed: ({ form }) => Object.fromEntries(REPORT_FIELDS.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'REPORTED',
      next: ({ outcome }, { fields: { workId } }) => toWorkReport(workId, { outcome }),
    }),
  )

const agreeSchema = fieldsOf({
  ...place,
  number: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
})

async function agree(fields: v.InferOutput<typeof agreeSchema>): Promise<FormAnswer> {
  return wordOfOutcome(AgreeToStatementOutcome, callWorkRaw(WorkRecords.method.agreeToStatement, fields))
}

/** The doctor agrees to what the hospital has stated. */
export const agreeToStatementFn = createServerFn({ method: 'POST' })
  .validator(agreeSchema)
  .handler(
    postedCommand({
      run: agree,
      next: ({ outcome }, { workId }) => toWorkReport(workId, { agreed: outcome }),
    }),
  )
