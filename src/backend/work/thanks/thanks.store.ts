import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { THANKABLE, type ThanksReportReason, type ThanksShelf } from '../../../domain/work/thanks.ts'
import type { ThanksSource } from '../../../domain/work/thanks-source.ts'
import type { Executor } from '../../database/client.ts'
import { countUpTo } from '../../database/count-up-to.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { appreciation } from '../../database/schema/work/appreciation.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'

export type ThanksRow = typeof appreciation.$inferSelect

/** Thanks with what the doctor knows the work by. */
const findThanks = (executor: Executor) =>
  executor
    .select({
      id: appreciation.id,
      workId: appreciation.workId,
      source: appreciation.source,
      stamp: appreciation.stamp,
      body: appreciation.body,
      sentAt: appreciation.sentAt,
      readAt: appreciation.readAt,
      reply: appreciation.reply,
      shelf: appreciation.shelf,
      reportState: appreciation.reportState,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      hospitalName: hospital.name,
      title: sql<string>`${application.terms}->>'title'`,
    })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))

const isShown = ne(appreciation.reportState, 'REMOVED')

/** The doctor's thanks on a shelf, newest first, by keyset pagination; on the open shelf all that are not hidden. */
export const findOwnThanks = (
  executor: Executor,
  {
    doctorId,
    shelf,
    workId,
    after,
    limit,
  }: {
    doctorId: string
    shelf: ThanksShelf
    workId: string | null
    after: KeysetCursor | null
    limit: number
  },
) =>
  findThanks(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        isShown,
        shelf === 'OPEN' ? ne(appreciation.shelf, 'HIDDEN') : eq(appreciation.shelf, shelf),
        workId === null ? undefined : eq(work.id, workId),
        after
          ? sql`(${appreciation.sentAt}, ${appreciation.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(appreciation.sentAt), desc(appreciation.id))
    .limit(limit)

/** Number of the doctor's unread thanks that are not hidden. */
export async function countUnreadThanks(executor: Executor, doctorId: string): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .where(
      and(
        eq(work.doctorId, doctorId),
        isShown,
        ne(appreciation.shelf, 'HIDDEN'),
        isNull(appreciation.readAt),
      ),
    )
  return row?.count ?? 0
}

/** What the doctor has kept of works that began in a time range, the latest work first. */
export const findKeptThanks = (
  executor: Executor,
  { doctorId, from, before, limit }: { doctorId: string; from: Date; before: Date; limit: number },
) =>
  findThanks(executor)
    .where(
      and(
        eq(work.doctorId, doctorId),
        isShown,
        eq(appreciation.shelf, 'KEPT'),
        gte(work.plannedStart, from),
        sql`${work.plannedStart} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(work.plannedStart), desc(appreciation.id))
    .limit(limit)

/** Marks the doctor's thanks among some ids as read. The caller must hold the lock of the doctor. */
export async function markThanksRead(
  executor: Executor,
  { doctorId, ids, now }: { doctorId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  const own = executor.select({ id: work.id }).from(work).where(eq(work.doctorId, doctorId))
  await executor
    .update(appreciation)
    .set({ readAt: now })
    .where(
      and(
        inArray(appreciation.id, [...ids]),
        isNull(appreciation.readAt),
        isShown,
        inArray(appreciation.workId, own),
      ),
    )
}

/** A thanks with its work, whoever's it is. */
export async function findThanksById(executor: Executor, id: string) {
  const [row] = await executor
    .select({ thanks: appreciation, doctorId: work.doctorId })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .where(eq(appreciation.id, id))
  return row ?? null
}

/** The thanks of a source for a work. The caller must hold the lock of the work. */
export async function findThanksOf(
  executor: Executor,
  { workId, source }: { workId: string; source: ThanksSource },
): Promise<ThanksRow | null> {
  const [row] = await executor
    .select()
    .from(appreciation)
    .where(and(eq(appreciation.workId, workId), eq(appreciation.source, source)))
  return row ?? null
}

export async function insertThanks(
  executor: Executor,
  row: typeof appreciation.$inferInsert,
): Promise<string | null> {
  const [inserted] = await executor.insert(appreciation).values(row).returning({ id: appreciation.id })
  return inserted?.id ?? null
}

/** The caller must hold the lock of the doctor. */
export async function updateThanks(
  executor: Executor,
  id: string,
  changed: Partial<Omit<ThanksRow, 'id' | 'workId' | 'source'>>,
): Promise<void> {
  await executor.update(appreciation).set(changed).where(eq(appreciation.id, id))
}

export async function deleteThanks(executor: Executor, id: string): Promise<void> {
  await executor.delete(appreciation).where(eq(appreciation.id, id))
}

/** Deletes all thanks of a doctor. */
export async function deleteThanksOf(executor: Executor, doctorId: string): Promise<void> {
  const own = executor.select({ id: work.id }).from(work).where(eq(work.doctorId, doctorId))
  await executor.delete(appreciation).where(inArray(appreciation.workId, own))
}

/** Whether the doctor has left the service. */
export async function hasLeft(executor: Executor, doctorId: string): Promise<boolean> {
  const [row] = await executor.select({ status: doctor.status }).from(doctor).where(eq(doctor.id, doctorId))
  return row?.status === 'DEACTIVATED'
}

type Thankable = { hospitalId: number; from: Date; now: Date; after: KeysetCursor | null; limit: number }

/** A hospital's confirmed works that ended since an instant, the latest first, by keyset pagination. */
export const findThankableWorks = (executor: Executor, { hospitalId, from, now, after, limit }: Thankable) =>
  executor
    .select({
      id: work.id,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      doctorStatus: doctor.status,
      title: sql<string>`${application.terms}->>'title'`,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        inArray(work.state, [...THANKABLE]),
        gte(work.plannedEnd, from),
        lte(work.plannedEnd, now),
        // What is over has begun: the index passes over what lies ahead.
        lte(work.plannedStart, now),
        after
          ? sql`(${work.plannedStart}, ${work.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(work.plannedStart), desc(work.id))
    .limit(limit)

/** All thanks for some works. */
export const findThanksForWorks = (executor: Executor, workIds: readonly string[]) =>
  executor
    .select()
    .from(appreciation)
    .where(inArray(appreciation.workId, [...workIds]))
    .orderBy(appreciation.sentAt, appreciation.id)

/** Reports of doctors, with what our staff must know to decide. */
export const findThanksReports = (executor: Executor, state: 'OPEN' | 'DECIDED', limit: number) =>
  executor
    .select({
      id: appreciation.id,
      source: appreciation.source,
      stamp: appreciation.stamp,
      body: appreciation.body,
      reason: sql<ThanksReportReason>`${appreciation.reportReason}`,
      detail: appreciation.reportDetail,
      reportedAt: sql<Date>`${appreciation.reportedAt}`.mapWith(appreciation.reportedAt),
      state: appreciation.reportState,
      decidedAt: appreciation.decidedAt,
      doctorId: work.doctorId,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      hospitalName: hospital.name,
      plannedStart: work.plannedStart,
    })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(
      state === 'OPEN'
        ? sql`${appreciation.reportState} = 'OPEN'`
        : sql`${appreciation.reportState} in ('REMOVED', 'DISMISSED')`,
    )
    .orderBy(
      ...(state === 'OPEN'
        ? [asc(appreciation.reportedAt), asc(appreciation.id)]
        : [desc(appreciation.decidedAt), desc(appreciation.id)]),
    )
    .limit(limit)

/** Number of undecided reports, up to `COUNTED`. */
export const countThanksReports = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`select 1 from ${appreciation} where ${appreciation.reportState} = 'OPEN'`)

/** The thanks to a doctor, for the export of own data. */
export const ownThanks = async (executor: Executor, doctorId: string) => ({
  感謝の声: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      送り主: appreciation.source,
      スタンプ: appreciation.stamp,
      内容: appreciation.body,
      届いた日時: appreciation.sentAt,
      返したお礼: appreciation.reply,
      置き場所: appreciation.shelf,
      報告の理由: appreciation.reportReason,
      報告の説明: appreciation.reportDetail,
      報告の結果: appreciation.reportState,
    })
    .from(appreciation)
    .innerJoin(work, eq(work.id, appreciation.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(and(eq(work.doctorId, doctorId), ne(appreciation.reportState, 'REMOVED')))
    .orderBy(desc(appreciation.sentAt)),
})
