import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { WorkRecords } from '../../../contract/gen/record_pb.ts'
import { NgSettings } from '../../../contract/gen/ng_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { isMonth, monthOf } from '../../../domain/text/month-days.ts'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { uuid } from '../../../domain/uuid.ts'
import { STAMP_KIND } from '../../../domain/work/stamp.ts'
import { toWorkReport, toWorks } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { blockedDays, ngView } from '../../ng/ng-view.ts'
import { REPORT_FORM, STAMP_FORM } from './record-form-data.ts'
import { shownRecord, tentativeView } from './record-view.ts'
import { reportedOf } from './reported-form.ts'

const shown = (work: Shown<'dp.work.WorkRecord'>) => shownRecord(work, now())

/** What the page 勤務 shows; the current month without one. An account without a doctor has no works. */
export const getOverviewFn = createServerFn()
  .validator(v.optional(v.pipe(v.string(), v.check(isMonth))))
  .handler(async ({ data }) => {
    const day = today()
    const month = data ?? monthOf(day)
    const bearer = await callerIdToken()
    const [answer, ng] = await Promise.all([
      emptyWithoutDoctor(async () => callWork(WorkRecords.method.getOverview, { month }, bearer)),
      emptyWithoutDoctor(async () => callWork(NgSettings.method.getNgSettings, {}, bearer)),
    ])
    return {
      month,
      today: day,
      next: answer?.next ? shown(answer.next) : null,
      toReport: answer?.toReport.map(shown) ?? [],
      works: answer?.month.map(shown) ?? [],
      tentative: answer?.tentative.map(tentativeView) ?? [],
      blocked: ng ? blockedDays(month, ngView(ng)) : [],
    }
  })

/** A work of the doctor; null for any other. */
export const getRecordFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { work } = await callWork(WorkRecords.method.getWork, { workId })
      return shown(work)
    }),
  )

const workedSchema = v.object({
  kind: v.picklist(['spot', 'regular']),
  year: v.pipe(v.number(), v.integer()),
  after: v.pipe(v.string(), v.maxLength(512)),
})

const NO_WORKED = { works: [], nextCursor: '', years: [], months: [], contracts: [] }

/** Works that are over; `year` 0 means the latest. */
export const listWorkedFn = createServerFn()
  .validator(workedSchema)
  .handler(async ({ data: { kind, ...page } }) => {
    const asked = { ...page, kind: kind === 'spot' ? ('SPOT' as const) : ('REGULAR' as const) }
    const answer = await emptyWithoutDoctor(async () =>
      callWork(WorkRecords.method.listWorked, asked, await callerIdToken()),
    )
    const { works, ...worked } = answer ?? { ...NO_WORKED, year: Number(today().slice(0, 4)) }
    return { works: works.map(shown), ...worked }
  })

const place = { workId: uuid, idempotencyKey: submissionKey }
const short = v.pipe(v.string(), v.maxLength(40))

export const stampWorkFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      ...place,
      kind: wordIn(STAMP_KIND),
      at: short,
      reason: v.pipe(v.string(), v.maxLength(1_000)),
    }),
  )
  .handler(
    postedCommand({
      form: STAMP_FORM,
      run: (stamp, posted) =>
        callWork(WorkRecords.method.stamp, {
          ...stamp,
          at: posted.has('at') ? typedInstant(stamp.at).toISOString() : null,
        }),
      done: 'STAMPED',
      next: ({ outcome }) => toWorks({ stamped: outcome }),
    }),
  )

export const submitReportFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...place, comment: longText, receiptId: v.union([uuid, v.literal('')]) }))
  .handler(
    postedCommand({
      form: REPORT_FORM,
      run: ({ comment, ...report }, posted) =>
        callWork(WorkRecords.method.submitReport, {
          ...report,
          reported: { ...reportedOf(posted), comment },
        }),
      done: 'REPORTED',
      next: ({ outcome }, { workId }) => toWorkReport(workId, { outcome }),
    }),
  )

/** The doctor agrees to what the hospital has stated. */
export const agreeToStatementFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...place, number: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)) }))
  .handler(
    postedCommand({
      run: (agreed) => callWork(WorkRecords.method.agreeToStatement, agreed),
      next: ({ outcome }, { workId }) => toWorkReport(workId, { agreed: outcome }),
    }),
  )
