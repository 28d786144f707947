import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { PlannedDate } from '../../../domain/work/engagement.ts'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { wagesOf } from '../../database/minimum-wages.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWorkDetail } from '../../database/schema/listing/regular-work.ts'

export type Engagement = typeof regularEngagement.$inferSelect

export const insertEngagement = async (
  executor: Executor,
  row: typeof regularEngagement.$inferInsert,
): Promise<Engagement> => {
  const [inserted] = await executor.insert(regularEngagement).values(row).returning()
  if (!inserted) throw new Error('engagement was not inserted')
  return inserted
}

/** Shifts as a recordset, to compare with the doctor's works in one statement. */
const recordsOf = (dates: readonly PlannedDate[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    dates.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
  )}::jsonb) as one(start timestamptz, "end" timestamptz)`

/** Whether a standing work of the doctor overlaps one of the dates. */
export async function findClash(
  executor: Executor,
  doctorId: string,
  dates: readonly PlannedDate[],
): Promise<boolean> {
  const { rows } = await executor.execute<{ clashes: boolean }>(sql`
    select exists (select from ${recordsOf(dates)} join ${work}
      on ${standingWorks(doctorId)} and ${work.plannedStart} < one."end" and ${work.plannedEnd} > one.start) clashes`)
  return rows[0]?.clashes ?? false
}

type WorkSource = Pick<Engagement, 'applicationId' | 'hospitalId' | 'doctorId'> & {
  breakMinutes: number
  now: Date
}

/**
 * Inserts the works of dates, without those that overlap another work of the doctor (`work_no_overlap`); returns
 * the ids by start. The caller must hold the lock of the doctor.
 */
export async function insertWorks(
  executor: Executor,
  { applicationId, hospitalId, doctorId, breakMinutes, now }: WorkSource,
  dates: readonly { start: Date; end: Date; fee: number }[],
): Promise<Map<number, string>> {
  if (dates.length === 0) return new Map()
  const inserted = await executor
    .insert(work)
    .values(
      dates.map(({ start, end, fee }) => ({
        applicationId,
        hospitalId,
        doctorId,
        plannedStart: start,
        plannedEnd: end,
        breakMinutes,
        fee,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: work.id, start: work.plannedStart })
  return new Map(inserted.map(({ id, start }) => [start.getTime(), id]))
}

/** The days of an engagement's dates after one day. */
export async function findDays(
  executor: Executor,
  engagementId: string,
  after: string | null,
): Promise<Set<string>> {
  const rows = await executor
    .select({ day: regularWorkSchedule.day })
    .from(regularWorkSchedule)
    .where(
      and(
        eq(regularWorkSchedule.engagementId, engagementId),
        after === null ? undefined : gt(regularWorkSchedule.day, after),
      ),
    )
  return new Set(rows.map(({ day }) => day))
}

/** Inserts the dates of an engagement; one that is known stays as it is. */
export async function insertSchedules(
  executor: Executor,
  { id, doctorId, regularWorkId }: Pick<Engagement, 'id' | 'doctorId' | 'regularWorkId'>,
  dates: readonly (PlannedDate & { workId: string | null })[],
): Promise<void> {
  if (dates.length === 0) return
  await executor
    .insert(regularWorkSchedule)
    .values(
      dates.map(({ start, end, ...date }) => ({
        ...date,
        engagementId: id,
        doctorId,
        regularWorkId,
        startTime: start,
        endTime: end,
      })),
    )
    .onConflictDoNothing()
}

/** Running engagements whose dates are planned to before a day, or whose term is over. */
export const findEngagementsToPlan = (
  executor: Executor,
  { before, today }: { before: string; today: string },
) =>
  executor
    .select({ id: regularEngagement.id, doctorId: regularEngagement.doctorId })
    .from(regularEngagement)
    .where(
      and(
        ne(regularEngagement.state, 'ENDED'),
        or(
          and(
            lt(regularEngagement.plannedUntil, before),
            sql`${regularEngagement.plannedUntil} < coalesce(${regularEngagement.endDate}, 'infinity'::date)`,
          ),
          lt(regularEngagement.endDate, today),
        ),
      ),
    )
    .orderBy(asc(regularEngagement.plannedUntil))
    .limit(1_000)

/** An engagement with the terms of its contract, locked until the end of the transaction. */
export async function lockEngagement(executor: Executor, id: string) {
  const [row] = await executor
    .select({ engagement: regularEngagement, terms: application.terms })
    .from(regularEngagement)
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .where(eq(regularEngagement.id, id))
    .for('update', { of: regularEngagement })
  return row ?? null
}

/** The engagement of an application with what a new date is checked against, locked until the end of the transaction. */
export async function lockEngagementOf(executor: Executor, applicationId: string) {
  const [row] = await executor
    .select({
      engagement: regularEngagement,
      terms: application.terms,
      listing: {
        nightPremiumIncluded: regularWorkDetail.nightPremiumIncluded,
        wages: wagesOf(hospital.prefecture),
      },
    })
    .from(regularEngagement)
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularEngagement.regularWorkId))
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .where(eq(regularEngagement.applicationId, applicationId))
    .for('update', { of: regularEngagement })
  return row ?? null
}

/** The last day of the contract of a date; null without a term, and for a work of another kind. */
export async function findEndDate(executor: Executor, workId: string): Promise<string | null> {
  const [row] = await executor
    .select({ endDate: regularEngagement.endDate })
    .from(regularWorkSchedule)
    .innerJoin(regularEngagement, eq(regularEngagement.id, regularWorkSchedule.engagementId))
    .where(eq(regularWorkSchedule.workId, workId))
  return row?.endDate ?? null
}

/** Inserts a date that the doctor has to confirm; null when the day is taken. */
export async function insertTentative(
  executor: Executor,
  { id, doctorId, regularWorkId }: Engagement,
  { start, end, ...date }: Pick<PlannedDate, 'day' | 'kind' | 'start' | 'end' | 'fee'>,
): Promise<string | null> {
  const [row] = await executor
    .insert(regularWorkSchedule)
    .values({
      ...date,
      engagementId: id,
      doctorId,
      regularWorkId,
      state: 'TENTATIVE',
      startTime: start,
      endTime: end,
    })
    .onConflictDoNothing()
    .returning({ id: regularWorkSchedule.id })
  return row?.id ?? null
}

/** The next dates of an application's contract, without days off and cancelled ones, earliest first. */
export const findNextDates = (executor: Executor, applicationId: string, now: Date, limit: number) =>
  executor
    .select({
      startTime: regularWorkSchedule.startTime,
      endTime: regularWorkSchedule.endTime,
      fee: regularWorkSchedule.fee,
      state: regularWorkSchedule.state,
      workId: regularWorkSchedule.workId,
    })
    .from(regularWorkSchedule)
    .innerJoin(regularEngagement, eq(regularEngagement.id, regularWorkSchedule.engagementId))
    .where(
      and(
        eq(regularEngagement.applicationId, applicationId),
        gt(regularWorkSchedule.endTime, now),
        inArray(regularWorkSchedule.state, ['TENTATIVE', 'CONFIRMED', 'SWAP_REQUESTED']),
      ),
    )
    .orderBy(asc(regularWorkSchedule.startTime))
    .limit(limit)

export async function updateEngagement(
  executor: Executor,
  id: string,
  change: Partial<Pick<Engagement, 'state' | 'plannedUntil'>>,
): Promise<void> {
  await executor.update(regularEngagement).set(change).where(eq(regularEngagement.id, id))
}

/** The doctor's tentative dates among these, earliest first. The caller must hold the lock of the doctor. */
export const findTentative = (
  executor: Executor,
  { doctorId, ids }: { doctorId: string; ids: readonly string[] },
) =>
  executor
    .select({
      id: regularWorkSchedule.id,
      start: regularWorkSchedule.startTime,
      end: regularWorkSchedule.endTime,
      fee: regularWorkSchedule.fee,
      applicationId: regularEngagement.applicationId,
      hospitalId: regularEngagement.hospitalId,
      state: regularWorkSchedule.state,
      terms: application.terms,
    })
    .from(regularWorkSchedule)
    .innerJoin(regularEngagement, eq(regularEngagement.id, regularWorkSchedule.engagementId))
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .where(and(eq(regularWorkSchedule.doctorId, doctorId), inArray(regularWorkSchedule.id, [...ids])))
    .orderBy(asc(regularWorkSchedule.startTime))

export async function confirmSchedule(executor: Executor, id: string, workId: string): Promise<void> {
  await executor
    .update(regularWorkSchedule)
    .set({ state: 'CONFIRMED', workId })
    .where(eq(regularWorkSchedule.id, id))
}
