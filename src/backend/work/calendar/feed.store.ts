import { HOUR_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { doctorStatusAt } from '../../database/doctor-status.sql.ts'
import { work } from '../../database/schema/work/application.ts'
import { calendarFeed } from '../../database/schema/doctor/calendar-feed.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'

/** More works and dates than a doctor has in the months that a calendar shows. */
const MOST = 1_000

export async function findFeed(executor: Executor, doctorId: string) {
  const [row] = await executor.select().from(calendarFeed).where(eq(calendarFeed.doctorId, doctorId))
  return row ?? null
}

/** The feed of a token, with the doctor's status. */
export async function findFeedByHash(executor: Executor, tokenHash: string, now: Date) {
  const [row] = await executor
    .select({
      doctorId: calendarFeed.doctorId,
      showsHospital: calendarFeed.showsHospital,
      readAt: calendarFeed.readAt,
      status: doctorStatusAt(now),
    })
    .from(calendarFeed)
    .innerJoin(doctor, eq(doctor.id, calendarFeed.doctorId))
    .where(eq(calendarFeed.tokenHash, tokenHash))
  return row ?? null
}

/** Notes that a calendar program has read the feed, once an hour. */
export async function noteFeedRead(executor: Executor, doctorId: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await executor
    .update(calendarFeed)
    .set({ readAt: now })
    .where(
      and(
        eq(calendarFeed.doctorId, doctorId),
        or(isNull(calendarFeed.readAt), lt(calendarFeed.readAt, hourAgo)),
      ),
    )
}

/** Sets the doctor's one address; false when another doctor has the token. */
export async function saveFeed(
  executor: Executor,
  row: Pick<typeof calendarFeed.$inferInsert, 'doctorId' | 'tokenHash' | 'showsHospital' | 'issuedAt'>,
): Promise<boolean> {
  const { doctorId, ...values } = row
  const [other] = await executor
    .select({ doctorId: calendarFeed.doctorId })
    .from(calendarFeed)
    .where(and(eq(calendarFeed.tokenHash, row.tokenHash), sql`${calendarFeed.doctorId} <> ${doctorId}`))
  if (other) return false
  await executor
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeed.doctorId, set: { ...values, readAt: null } })
  return true
}

/** Whether there was a feed to change. */
export async function setFeedHospital(executor: Executor, doctorId: string, showsHospital: boolean) {
  const changed = await executor
    .update(calendarFeed)
    .set({ showsHospital })
    .where(eq(calendarFeed.doctorId, doctorId))
    .returning({ doctorId: calendarFeed.doctorId })
  return changed.length > 0
}

/** Whether there was a feed to delete. */
export async function deleteFeed(executor: Executor, doctorId: string) {
  const gone = await executor
    .delete(calendarFeed)
    .where(eq(calendarFeed.doctorId, doctorId))
    .returning({ doctorId: calendarFeed.doctorId })
  return gone.length > 0
}

const place = {
  name: hospital.name,
  prefecture: hospital.prefecture,
  address: hospital.address,
}

/** The doctor's works that end after an instant, cancelled ones included, the earliest first. */
export const findFeedWorks = (executor: Executor, doctorId: string, endsAfter: Date) =>
  executor
    .select({
      id: work.id,
      scheduleId: regularWorkSchedule.id,
      state: work.state,
      start: work.plannedStart,
      end: work.plannedEnd,
      revision: sql<number>`${work.revision} + coalesce(${regularWorkSchedule.revision}, 0)`.mapWith(Number),
      revisedAt: sql<Date>`greatest(${work.revisedAt}, ${regularWorkSchedule.revisedAt})`.mapWith(
        work.revisedAt,
      ),
      hospital: place,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .where(and(eq(work.doctorId, doctorId), gt(work.plannedEnd, endsAfter)))
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(MOST)

/** Dates of the doctor's contracts that nobody has confirmed yet. */
export const findTentativeDates = (executor: Executor, doctorId: string, endsAfter: Date) =>
  executor
    .select({
      scheduleId: regularWorkSchedule.id,
      start: regularWorkSchedule.startTime,
      end: regularWorkSchedule.endTime,
      revision: regularWorkSchedule.revision,
      revisedAt: regularWorkSchedule.revisedAt,
      hospital: place,
    })
    .from(regularWorkSchedule)
    .innerJoin(regularEngagement, eq(regularEngagement.id, regularWorkSchedule.engagementId))
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .where(
      and(
        eq(regularWorkSchedule.doctorId, doctorId),
        eq(regularWorkSchedule.state, 'TENTATIVE'),
        gt(regularWorkSchedule.endTime, endsAfter),
      ),
    )
    .orderBy(asc(regularWorkSchedule.startTime), asc(regularWorkSchedule.id))
    .limit(MOST)
