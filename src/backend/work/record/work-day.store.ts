import { HOUR_MS } from '../../../domain/duration.ts'
import { and, asc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { BEFORE_QUIET_MINUTES, QUIET } from '../../../domain/notice/quiet-hours.ts'
import { AFTER_END, BEFORE_START } from '../../../domain/work/work-reminder.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

/** Hours by which a reminder may be sent before its time. */
const QUIET_LENGTH = 12

/** Works moved on by one statement. */
const AT_ONCE = 1_000

/**
 * The system's transitions that the clock alone causes: a work begins at its planned start, and is over two hours after
 * its planned end, without a stamp of the doctor. A work that a transaction holds is left for the next time.
 */
export async function moveOn(executor: Executor, to: 'IN_PROGRESS' | 'FINISHED', dueAt: Date): Promise<void> {
  const [from, instant] =
    to === 'IN_PROGRESS'
      ? (['SCHEDULED', work.plannedStart] as const)
      : (['IN_PROGRESS', work.plannedEnd] as const)
  const due = executor
    .select({ id: work.id })
    .from(work)
    .where(and(eq(work.state, from), lte(instant, dueAt)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  await executor.update(work).set({ state: to }).where(inArray(work.id, due))
}

/** When a reminder before the start is sent: `sentBefore` in SQL. */
function sentBefore(hours: number): SQL {
  const due = sql`((${work.plannedStart} - make_interval(hours => ${hours})) at time zone 'Asia/Tokyo')`
  const evening = sql`(date_trunc('day', ${due}) + make_interval(hours => ${QUIET.from}, mins => ${-BEFORE_QUIET_MINUTES}))`
  return sql`(case when extract(hour from ${due}) < ${QUIET.to} then ${evening} - interval '1 day'
    when extract(hour from ${due}) >= ${QUIET.from} then ${evening} else ${due} end at time zone 'Asia/Tokyo')`
}

/** How many reminders are behind a work: `remindersBehind` in SQL. */
const behind = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  const steps = [
    ...BEFORE_START.map((hours) => sql`(${sentBefore(hours)} <= ${at})::int`),
    ...AFTER_END.map((hours) => sql`(${work.plannedEnd} <= ${at} - make_interval(hours => ${hours}))::int`),
  ]
  return sql.join(steps, sql` + `)
}

/** Works with a reminder due, locked; those that a transaction holds are left for the next time. */
export const lockToRemind = (executor: Executor, now: Date, limit: number) =>
  executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      createdAt: work.createdAt,
      terms: application.terms,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(
      and(
        inArray(work.state, ['SCHEDULED', 'FINISHED']),
        lte(work.plannedStart, new Date(now.getTime() + (BEFORE_START[0] + QUIET_LENGTH) * HOUR_MS)),
        sql`${work.reminders} < ${behind(now)}`,
      ),
    )
    .orderBy(asc(work.plannedStart))
    .limit(limit)
    .for('update', { of: work, skipLocked: true })

/** Puts the reminders due behind the works. */
export async function passReminders(executor: Executor, workIds: string[], now: Date): Promise<void> {
  await executor
    .update(work)
    .set({ reminders: sql`${behind(now)}` })
    .where(inArray(work.id, workIds))
}

/** Reported works whose hospital has not answered in time, the oldest first. */
export const findUnanswered = (executor: Executor, now: Date) =>
  executor
    .select({ workId: work.id, doctorId: work.doctorId })
    .from(workReport)
    .innerJoin(work, and(eq(work.id, workReport.workId), eq(work.reportNumber, workReport.number)))
    .where(and(isNull(workReport.answer), lte(workReport.confirmDueAt, now), eq(work.state, 'REPORTED')))
    .orderBy(asc(workReport.confirmDueAt))
    .limit(AT_ONCE)
