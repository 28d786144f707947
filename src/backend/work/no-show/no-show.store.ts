import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { NoShowState } from '../../../domain/work/no-show.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { noShow } from '../../database/schema/work/no-show.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { messageFile } from '../../database/schema/message.ts'
import { objection } from '../../database/schema/work/objection.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'
import { workReport, workStamp } from '../../database/schema/work/work-record.ts'
import { isAbout } from '../objection/objection.store.ts'

export type NoShowRow = typeof noShow.$inferSelect

/** The hospital's word about absence from a work, open or decided. */
export async function findNoShow(executor: Executor, workId: string): Promise<NoShowRow | null> {
  const [row] = await executor.select().from(noShow).where(eq(noShow.workId, workId))
  return row ?? null
}

/** Opens the word, or opens one again that was withdrawn. The caller must hold the lock of the work. */
export async function openNoShow(
  tx: Executor,
  row: Pick<NoShowRow, 'workId' | 'memberId' | 'attempts' | 'reportedAt'>,
): Promise<void> {
  const open = { ...row, state: 'OPEN' as const, closedAt: null, staffAccountId: null, reason: null }
  const { workId: _id, ...again } = open
  await tx.insert(noShow).values(open).onConflictDoUpdate({ target: noShow.workId, set: again })
}

type Closed = { state: Exclude<NoShowState, 'OPEN'>; closedAt: Date } & Partial<
  Pick<NoShowRow, 'staffAccountId' | 'reason'>
>

/** The caller must hold the lock of the work. */
export async function closeNoShow(tx: Executor, workId: string, closed: Closed): Promise<void> {
  await tx.update(noShow).set(closed).where(eq(noShow.workId, workId))
}

/** Whether the doctor has recorded any time of the work. */
export async function hasStamp(executor: Executor, workId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: workStamp.id })
    .from(workStamp)
    .where(eq(workStamp.workId, workId))
    .limit(1)
  return row !== undefined
}

const isWithoutStamp = sql`not exists (select 1 from ${workStamp} where ${workStamp.workId} = ${work.id})`

type Limits = {
  /** A work that began before is under way without a stamp. */
  startedBefore: Date
  /** A work that ended before has no report although all reminders are behind it. */
  endedBefore: Date
  /** A correction asked for before is a dispute. */
  askedBefore: Date
  /** Reports of one work from which it is a dispute. */
  reports: number
  /** A declined objection that was answered after is still shown. */
  declinedAfter: Date
  limit: number
}

/** Works in trouble: open absences first, then by their start, the oldest first; `total` counts all. */
export const findTroubles = (
  executor: Executor,
  { startedBefore, endedBefore, askedBefore, reports, declinedAfter, limit }: Limits,
) => {
  const isDispute = and(
    eq(work.state, 'CORRECTION_REQUESTED'),
    or(lt(workReport.answeredAt, askedBefore), sql`${work.reportNumber} >= ${reports}`),
  )
  const isObjected = or(
    eq(objection.state, 'OPEN'),
    and(eq(objection.state, 'DECLINED'), gt(objection.closedAt, declinedAfter), isAbout('REPORT')),
  )
  return executor
    .select({
      kind: sql<'NO_SHOW' | 'NO_STAMP' | 'NO_REPORT' | 'DISPUTE' | 'OBJECTION' | 'CAUTION'>`case
        when ${noShow.state} = 'OPEN' then 'NO_SHOW' when ${objection.subject} = 'CAUTION' then 'CAUTION' when ${objection.id} is not null then 'OBJECTION' when ${work.state} = 'IN_PROGRESS' then 'NO_STAMP'
        when ${work.state} = 'FINISHED' then 'NO_REPORT' else 'DISPUTE' end`,
      workId: work.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      doctorId: work.doctorId,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      doctorPhone: doctorProfile.phone,
      hospitalName: hospital.name,
      hospitalPhone: hospital.phone,
      title: sql<string>`${application.terms}->>'title'`,
      noShow,
      objection,
      cancellation,
      file: { id: messageFile.id, name: messageFile.name, size: messageFile.size },
      reports: sql<number>`coalesce(${work.reportNumber}, 0)`,
      note: workReport.answerNote,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .leftJoin(noShow, eq(noShow.workId, work.id))
    .leftJoin(objection, and(eq(objection.workId, work.id), isObjected))
    .leftJoin(messageFile, eq(messageFile.objectionId, objection.id))
    .leftJoin(
      cancellation,
      and(
        eq(objection.subject, 'CAUTION'),
        eq(cancellation.workId, work.id),
        eq(cancellation.requestedBy, 'DOCTOR'),
        eq(cancellation.decision, 'ACCEPTED'),
      ),
    )
    .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
    .where(
      and(
        or(
          isNotNull(objection.id),
          inArray(work.state, ['SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'CORRECTION_REQUESTED', 'REPORTED']),
        ),
        or(
          isNotNull(objection.id),
          eq(noShow.state, 'OPEN'),
          and(eq(work.state, 'IN_PROGRESS'), lt(work.plannedStart, startedBefore), isWithoutStamp),
          // Absence that our staff did not see as one is settled: only the report is still missing.
          and(eq(work.state, 'FINISHED'), lt(work.plannedEnd, endedBefore), isNull(work.reportNumber)),
          isDispute,
        ),
      ),
    )
    .orderBy(sql`${noShow.state} is distinct from 'OPEN'`, asc(work.plannedStart), asc(work.id))
    .limit(limit)
}
