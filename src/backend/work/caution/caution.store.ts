import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { hasWorkBetween } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { noShow } from '../../database/schema/work/no-show.ts'
import { objection } from '../../database/schema/work/objection.ts'
import { messageFile } from '../../database/schema/message.ts'
import type { ObjectionState } from '../../../domain/work/objection.ts'
import { TIER_POINTS } from '../../../domain/cancellation/cancellation-tier.ts'

/** Condition: the doctor's cancellation of the work that the hospital has accepted; a work has one at most. */
const isOwnCancellation = and(
  eq(cancellation.workId, work.id),
  eq(cancellation.requestedBy, 'DOCTOR'),
  eq(cancellation.decision, 'ACCEPTED'),
)

const withPoints = Object.entries(TIER_POINTS).flatMap(([tier, points]) => (points > 0 ? [tier] : []))

/** Condition: the work has left a 注意, which stands. */
const hasCaution = sql<boolean>`coalesce(${cancellation.tier} = any(${sql.param(withPoints)}::text[]), false)`

/** Condition: the work stands as an absence. */
const isAbsence = sql<boolean>`(${work.state} = 'NO_SHOW' and ${noShow.state} is not distinct from 'CONFIRMED')`

/** Since when what a work has left counts; null where it has left nothing, or nothing any more. */
const leftAt = sql<Date | null>`case when ${isAbsence} then ${noShow.closedAt}
  when ${hasCaution} then ${cancellation.decidedAt} end`.mapWith(cancellation.decidedAt)

const lastObjection = sql`(select last.id from ${objection} last
  where last.work_id = ${work.id} and last.subject = 'CAUTION'
  order by (last.closed_at is null) desc, last.objected_at desc, last.id desc limit 1)`

const statesSoFar = sql<ObjectionState[]>`coalesce((select array_agg(so_far.state) from ${objection} so_far
  where so_far.work_id = ${work.id} and so_far.subject = 'CAUTION'), '{}')`

const findLeft = (executor: Executor) =>
  executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      hospitalName: sql<string>`${application.terms}->>'hospitalName'`,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      isAbsence,
      leftAt,
      cancellation,
      noShow,
      objection,
      file: { id: messageFile.id, name: messageFile.name, size: messageFile.size },
      earlier: statesSoFar,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(cancellation, isOwnCancellation)
    .leftJoin(noShow, eq(noShow.workId, work.id))
    .leftJoin(objection, eq(objection.id, lastObjection))
    .leftJoin(messageFile, eq(messageFile.objectionId, objection.id))

export type LeftRow = Awaited<ReturnType<typeof findLeft>>[number]

/** What works of a doctor have left since an instant, and whatever was objected to; the latest first. */
export const findCautionsOf = (
  executor: Executor,
  { doctorId, since, limit }: { doctorId: string; since: Date; limit: number },
): Promise<LeftRow[]> =>
  findLeft(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        or(sql`${leftAt} > ${since.toISOString()}::timestamptz`, isNotNull(objection.id)),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${cancellation.decidedAt}, ${noShow.closedAt}, ${work.plannedStart})`),
      desc(work.id),
    )
    .limit(limit)

/** What a work has left. The caller must hold the locks of doctor and weather. */
export async function findLeftBy(executor: Executor, workId: string): Promise<LeftRow | null> {
  const [row] = await findLeft(executor).where(eq(work.id, workId))
  return row ?? null
}

/** Whether the doctor has a standing work at the time of an absence. The caller must hold the doctor's lock. */
export async function hasOverlap(
  tx: Executor,
  { doctorId, plannedStart, plannedEnd }: Pick<LeftRow, 'doctorId' | 'plannedStart' | 'plannedEnd'>,
): Promise<boolean> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
  const between = { from: at(plannedStart), to: at(plannedEnd) }
  const { rows } = await tx.execute<{ is: boolean }>(sql`select ${hasWorkBetween(doctorId, between)} as "is"`)
  return rows[0]?.is ?? false
}

/** Takes the 注意 of a cancellation back. The caller must hold the locks of doctor and weather. */
export async function takeCautionBack(tx: Executor, cancellationId: string): Promise<void> {
  await tx.update(cancellation).set({ tier: 'EXCUSED' }).where(eq(cancellation.id, cancellationId))
}
