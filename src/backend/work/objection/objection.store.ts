import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { objection } from '../../database/schema/work/objection.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

export type ObjectionRow = typeof objection.$inferSelect

/** What objections are about: the report of a work, or what it has left as 注意 or absence. */
export type ObjectedTo = 'REPORT' | 'CAUTION'

/** Condition: the objection is about the one or the other. */
export const isAbout = (about: ObjectedTo) =>
  about === 'CAUTION' ? eq(objection.subject, 'CAUTION') : ne(objection.subject, 'CAUTION')

/** The objections of a kind to a work, the latest first: the open one, though two be of one instant. */
export const findObjections = (
  executor: Executor,
  workId: string,
  about: ObjectedTo,
): Promise<ObjectionRow[]> =>
  executor
    .select()
    .from(objection)
    .where(and(eq(objection.workId, workId), isAbout(about)))
    .orderBy(desc(isNull(objection.closedAt)), desc(objection.objectedAt), desc(objection.id))

/** Open objections to reports of works at a hospital, the earliest first. */
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
    // Objections are answered within days, works of a hospital are for ever: the open ones of all come first.
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        sql`${objection.id} = any(array(select open.id from ${objection} open where open.state = 'OPEN'))`,
        isAbout('REPORT'),
      ),
    )
    .orderBy(asc(objection.objectedAt), asc(objection.id))
    .limit(limit)

/** Opens an objection, and answers its id. The caller must hold the lock of the doctor. */
export async function insertObjection(
  tx: Executor,
  row: Pick<ObjectionRow, 'workId' | 'subject' | 'detail' | 'objectedAt'> &
    Partial<Pick<ObjectionRow, 'tier'>>,
): Promise<string> {
  const [made] = await tx.insert(objection).values(row).returning({ id: objection.id })
  if (!made) throw new Error('no objection was written')
  return made.id
}

type Closed = { state: Exclude<ObjectionRow['state'], 'OPEN'>; closedAt: Date } & Partial<
  Pick<
    ObjectionRow,
    'memberId' | 'staffAccountId' | 'answer' | 'addedYen' | 'correctedNumber' | 'paidDifferenceYen'
  >
>

/** The caller must hold the lock of the doctor. */
export async function closeObjection(tx: Executor, id: string, closed: Closed): Promise<void> {
  await tx.update(objection).set(closed).where(eq(objection.id, id))
}

/**
 * Closes the open objections to 注意 of works whose 注意 has gone by itself. The caller must hold the lock of the weather.
 */
export async function closeCautionObjections(
  tx: Executor,
  workIds: readonly string[],
  closed: Closed,
): Promise<void> {
  if (workIds.length === 0) return
  await tx
    .update(objection)
    .set(closed)
    .where(and(inArray(objection.workId, [...workIds]), isAbout('CAUTION'), eq(objection.state, 'OPEN')))
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

/** A doctor’s objections, for the export of own data. */
export const ownObjections = async (executor: Executor, doctorId: string) => ({
  異議: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      対象: objection.subject,
      内容: objection.detail,
      状態: objection.state,
      申し出日時: objection.objectedAt,
      回答: objection.answer,
      支払いへの追加: objection.addedYen,
      支払い済みの額との差: objection.paidDifferenceYen,
      終了日時: objection.closedAt,
    })
    .from(objection)
    .innerJoin(work, eq(work.id, objection.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(objection.objectedAt)),
})
