import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { objection } from '../../database/schema/work/objection.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

export type ObjectionRow = typeof objection.$inferSelect

/** The objections to the report of a work, the latest first: the open one, though two be of one instant. */
export const findObjections = (executor: Executor, workId: string): Promise<ObjectionRow[]> =>
  executor
    .select()
    .from(objection)
    .where(eq(objection.workId, workId))
    .orderBy(desc(isNull(objection.closedAt)), desc(objection.objectedAt), desc(objection.id))

/** Open objections to works at a hospital, the earliest first. */
export const findOpenObjections = (
  executor: Executor,
  { hospitalId, limit }: { hospitalId: number; limit: number },
) =>
  executor
    .select({
      objection,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
    })
    .from(objection)
    .innerJoin(work, eq(work.id, objection.workId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .where(and(eq(work.hospitalId, hospitalId), eq(objection.state, 'OPEN')))
    .orderBy(asc(objection.objectedAt), asc(objection.id))
    .limit(limit)

/** Opens an objection, and answers its id. The caller must hold the lock of the doctor. */
export async function insertObjection(
  tx: Executor,
  row: Pick<ObjectionRow, 'workId' | 'subject' | 'detail' | 'objectedAt'>,
): Promise<string> {
  const [made] = await tx.insert(objection).values(row).returning({ id: objection.id })
  if (!made) throw new Error('no objection was written')
  return made.id
}

type Closed = { state: Exclude<ObjectionRow['state'], 'OPEN'>; closedAt: Date } & Partial<
  Pick<ObjectionRow, 'memberId' | 'answer' | 'addedYen' | 'correctedNumber' | 'paidDifferenceYen'>
>

/** The caller must hold the lock of the doctor. */
export async function closeObjection(tx: Executor, id: string, closed: Closed): Promise<void> {
  await tx.update(objection).set(closed).where(eq(objection.id, id))
}

/** Adds yen to what the hospital pays beyond the report. The caller must hold the lock of the work. */
export async function addExtraYen(
  tx: Executor,
  { workId, number }: { workId: string; number: number },
  yen: number,
): Promise<void> {
  await tx
    .update(workReport)
    .set({ extraYen: sql`${workReport.extraYen} + ${yen}::int` })
    .where(and(eq(workReport.workId, workId), eq(workReport.number, number)))
}
