import { asc, eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { workReport, workStamp } from '#app/backend/database/schema/work/work-record.ts'
import type { StampKind } from '#app/domain/work/stamp.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import type { CancellationHouse, Fields, Matched } from './cancellations.ts'
import { hours } from './listings.ts'

type Own = Pick<Matched, 'workId' | 'bearer'>
type Theirs = Pick<Matched, 'workId' | 'member'>

/** The commands about a work from its day on, from both sides. */
export function workRecords({ db, backend }: Pick<CancellationHouse, 'db' | 'backend'>) {
  const own = (method: string, { bearer }: { bearer: string }, body: Fields) =>
    callTwirp(backend, `dp.work.WorkRecords/${method}`, body, bearer)
  const reportsOf = (workId: string) =>
    db.database.select().from(workReport).where(eq(workReport.workId, workId)).orderBy(asc(workReport.number))
  return {
    reportsOf,

    stamp: async ({ workId, ...one }: Own, kind: StampKind, more: Fields = {}) =>
      wordOf(await own('Stamp', one, { work_id: workId, ...key(), kind: `STAMP_KIND_${kind}`, ...more })),

    /** A report of the planned times with two ambulances, unless `reported` says otherwise. */
    async report({ workId, ...one }: Own, reported: Fields = {}, more: Fields = {}) {
      const [row] = await db.database.select().from(work).where(eq(work.id, workId))
      const fields = {
        actual_start: row?.plannedStart.toISOString(),
        actual_end: row?.plannedEnd.toISOString(),
        break_minutes: 60,
        ambulance_accepted: 2,
        admissions_ambulance: 1,
        walk_ins: 3,
        ward_calls: 4,
        sleep_minutes: 120,
        declined: [{ reason: 'AMBULANCE_DECLINE_REASON_BEDS_FULL', count: 1 }],
        comment: '申し送りはありません。',
        ...reported,
      }
      return wordOf(await own('SubmitReport', one, { work_id: workId, ...key(), reported: fields, ...more }))
    },

    answer: async (
      { workId, member }: Theirs,
      answer: 'CONFIRMED' | 'CORRECTION_REQUESTED',
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.hospital.WorkReports/AnswerReport',
          {
            work_id: workId,
            number: (await reportsOf(workId)).at(-1)?.number ?? 1,
            ...key(),
            answer: `REPORT_ANSWER_${answer}`,
            note: answer === 'CORRECTION_REQUESTED' ? '救急車は1台と記録しています。ご確認ください。' : '',
            ...more,
          },
          member.bearer,
        ),
      ),

    /** The hospital's statement of the planned times, unless `reported` says otherwise. */
    async state({ workId, member }: Theirs, reported: Fields = {}, more: Fields = {}) {
      const [row] = await db.database.select().from(work).where(eq(work.id, workId))
      const fields = {
        actual_start: row?.plannedStart.toISOString(),
        actual_end: row?.plannedEnd.toISOString(),
        break_minutes: 60,
        ...reported,
      }
      const body = { work_id: workId, ...key(), reported: fields, ...more }
      return wordOf(await callTwirp(backend, 'dp.hospital.WorkReports/StateWork', body, member.bearer))
    },

    agree: async ({ workId, ...one }: Own, more: Fields = {}) =>
      wordOf(
        await own('AgreeToStatement', one, {
          work_id: workId,
          number: (await reportsOf(workId)).at(-1)?.number ?? 1,
          ...key(),
          ...more,
        }),
      ),

    look: async ({ workId, ...one }: Own) => (await own('GetWork', one, { work_id: workId })).body,
    overview: async (one: { bearer: string }, month: string) =>
      (await own('GetOverview', one, { month })).body,
    worked: async (one: { bearer: string }, more: Fields = {}) =>
      (await own('ListWorked', one, { kind: 'WORK_KIND_SPOT', ...more })).body,
    read: async ({ workId, member }: Theirs) =>
      (
        await callTwirp(
          backend,
          'dp.hospital.WorkReports/GetReportedWork',
          { work_id: workId },
          member.bearer,
        )
      ).body,

    /** As if the work took place from `from` to `to`, in hours from now: a bearer does not last until it does. */
    takesPlace: ({ workId }: Pick<Matched, 'workId'>, from: number, to: number) =>
      db.database
        .update(work)
        .set({ plannedStart: hours(from), plannedEnd: hours(to) })
        .where(eq(work.id, workId)),

    run: () => backend.jobs.run('work-day', [{}]),

    /** As if the time had passed in which the other side may answer a report. */
    async unanswered({ workId }: Pick<Matched, 'workId'>): Promise<void> {
      await db.database
        .update(workReport)
        .set({ confirmDueAt: hours(-0.1) })
        .where(eq(workReport.workId, workId))
      for (const _ of [1, 2]) await backend.jobs.run('work-day', [{}])
    },

    stateOf: async ({ workId }: Pick<Matched, 'workId'>) =>
      (await db.database.select().from(work).where(eq(work.id, workId)))[0]?.state,

    stampsOf: (workId: string) =>
      db.database.select().from(workStamp).where(eq(workStamp.workId, workId)).orderBy(asc(workStamp.id)),

    /** Kinds of the notices about the work's day and report, to either side. */
    async toldOf({ workId }: Pick<Matched, 'workId'>) {
      const rows = await db.database
        .select({ kind: notification.type, key: notification.dedupeKey })
        .from(notification)
      return rows
        .filter((row) => row.key.includes(workId))
        .map(({ kind }) => String(kind))
        .toSorted()
    },
  }
}
