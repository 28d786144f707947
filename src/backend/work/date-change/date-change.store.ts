import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, asc, count, eq, gt, lt, ne, sql, desc } from 'drizzle-orm'
import { holidayName } from '../../../domain/text/day-kind.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Actor } from '../../../domain/account/actor.ts'
import { movedTerms } from '../../../domain/application/offered-terms.ts'
import { mayChangeFollow, type DateChangeState } from '../../../domain/work/date-change.ts'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { dateChange } from '../../database/schema/work/date-change.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'

export type DateChange = typeof dateChange.$inferSelect

type Times = { start: Date; end: Date }

export async function insertDateChange(
  executor: Executor,
  row: typeof dateChange.$inferInsert,
): Promise<void> {
  await executor.insert(dateChange).values(row)
}

/** The open request of a work. The caller must hold the lock of the work. */
export async function findOpenChange(executor: Executor, workId: string): Promise<DateChange | null> {
  const [row] = await executor
    .select()
    .from(dateChange)
    .where(and(eq(dateChange.workId, workId), eq(dateChange.state, 'OPEN')))
  return row ?? null
}

/** Number of requests of one side about a work, open and closed. */
export async function countChanges(
  executor: Executor,
  workId: string,
  by: DateChange['requestedBy'],
): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(dateChange)
    .where(and(eq(dateChange.workId, workId), eq(dateChange.requestedBy, by)))
  return row?.count ?? 0
}

/** Works with a request past its deadline, the oldest first. */
export const findOverdueChanges = (executor: Executor, now: Date) =>
  executor
    .select({ workId: dateChange.workId, doctorId: dateChange.doctorId })
    .from(dateChange)
    .where(and(eq(dateChange.state, 'OPEN'), lt(dateChange.answerDueAt, now)))
    .orderBy(asc(dateChange.answerDueAt))
    .limit(1_000)

type Closed = { state: Exclude<DateChangeState, 'OPEN'>; actor: Actor; decidedAt: Date } & Partial<
  Pick<DateChange, 'memberId' | 'answer'>
>

/**
 * Closes a request. The date of a contract is no longer in question, unless it is cancelled. Throws on a transition
 * that the actor may not cause.
 */
export async function closeChange(
  executor: Executor,
  { id, workId, state, requestedBy }: Pick<DateChange, 'id' | 'workId' | 'state' | 'requestedBy'>,
  { actor, ...closed }: Closed,
): Promise<void> {
  if (!mayChangeFollow({ state, requestedBy }, closed.state, actor))
    throw new Error(`date change: ${actor} may not turn ${state} into ${closed.state}`)
  await executor.update(dateChange).set(closed).where(eq(dateChange.id, id))
  await executor
    .update(regularWorkSchedule)
    .set({ state: 'CONFIRMED' })
    .where(and(eq(regularWorkSchedule.workId, workId), eq(regularWorkSchedule.state, 'SWAP_REQUESTED')))
}

/** Marks the date of a contract as in question. */
export async function questionDate(executor: Executor, workId: string): Promise<void> {
  await executor
    .update(regularWorkSchedule)
    .set({ state: 'SWAP_REQUESTED' })
    .where(eq(regularWorkSchedule.workId, workId))
}

type Moved = Times & { workId: string }

/** Whether another standing work of the doctor is at a time. The caller must hold the lock of the doctor. */
async function isOverlapping(
  executor: Executor,
  { workId, doctorId, start, end }: Moved & { doctorId: string },
) {
  const [row] = await executor
    .select({ id: work.id })
    .from(work)
    .where(
      and(
        standingWorks(doctorId),
        ne(work.id, workId),
        lt(work.plannedStart, end),
        gt(work.plannedEnd, start),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether the contract of a work has another date on a day. The caller must hold the lock of the doctor. */
export async function isDayTaken(executor: Executor, { workId, start }: Moved): Promise<boolean> {
  const engagement = executor
    .select({ id: regularWorkSchedule.engagementId })
    .from(regularWorkSchedule)
    .where(eq(regularWorkSchedule.workId, workId))
  const [row] = await executor
    .select({ id: regularWorkSchedule.id })
    .from(regularWorkSchedule)
    .where(
      and(
        eq(regularWorkSchedule.engagementId, sql`(${engagement})`),
        eq(regularWorkSchedule.day, tokyoDay(start)),
        sql`${regularWorkSchedule.workId} is distinct from ${workId}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * What keeps a work of a doctor from another time: another standing work, or another date of the contract on that
 * day. The caller must hold the lock of the doctor, under which neither changes.
 */
export async function findObstacle(
  executor: Executor,
  moved: Moved & { doctorId: string },
): Promise<'OVERLAPPING' | 'DAY_TAKEN' | null> {
  if (await isOverlapping(executor, moved)) return 'OVERLAPPING'
  return (await isDayTaken(executor, moved)) ? 'DAY_TAKEN' : null
}

/** When a work was planned to begin before it was first moved; null for one that never was. */
export async function findFirstStart(executor: Executor, workId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ start: dateChange.plannedStart })
    .from(dateChange)
    .where(and(eq(dateChange.workId, workId), eq(dateChange.state, 'ACCEPTED')))
    .orderBy(asc(dateChange.decidedAt), asc(dateChange.requestedAt))
    .limit(1)
  return row?.start ?? null
}

/**
 * Moves a work with its date of a contract, or with the agreed terms of its shift, whose hours have changed. The caller
 * must hold the locks of application and work.
 */
export async function moveWork(executor: Executor, workId: string, { start, end }: Times): Promise<void> {
  const [moved] = await executor
    .update(work)
    // The doctor is reminded of the new time.
    .set({ plannedStart: start, plannedEnd: end, reminders: 0 })
    .where(eq(work.id, workId))
    .returning({
      applicationId: work.applicationId,
      spotWorkId: work.spotWorkId,
      breakMinutes: work.breakMinutes,
    })
  if (moved?.applicationId && moved.spotWorkId !== null) {
    const isOwn = eq(application.id, moved.applicationId)
    const [agreed] = await executor.select({ terms: application.terms }).from(application).where(isOwn)
    if (agreed) {
      const terms = movedTerms(agreed.terms, { start, end }, moved.breakMinutes)
      await executor.update(application).set({ terms }).where(isOwn)
    }
  }
  const day = tokyoDay(start)
  const kind = holidayName(day) ? ('HOLIDAY_WORK' as const) : ('WORK' as const)
  await executor
    .update(regularWorkSchedule)
    .set({ day, kind, startTime: start, endTime: end })
    .where(eq(regularWorkSchedule.workId, workId))
}

/** The requests to move a doctor’s works, for the export of own data. */
export const ownDateChanges = async (executor: Executor, doctorId: string) => ({
  日程変更の相談: await executor
    .select({
      病院: hospital.name,
      元の開始: dateChange.plannedStart,
      希望の開始: dateChange.proposedStart,
      希望の終了: dateChange.proposedEnd,
      相談した側: dateChange.requestedBy,
      事情: dateChange.note,
      相談日時: dateChange.requestedAt,
      結果: dateChange.state,
      返答: dateChange.answer,
    })
    .from(dateChange)
    .innerJoin(hospital, eq(hospital.id, dateChange.hospitalId))
    .where(eq(dateChange.doctorId, doctorId))
    .orderBy(desc(dateChange.requestedAt)),
})
