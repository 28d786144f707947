import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED } from '../../../domain/text/counted-text.ts'
import type { NoShowState } from '../../../domain/work/no-show.ts'
import type { Executor } from '../../database/client.ts'
import { countedSql } from '../../database/count-up-to.ts'
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

/**
 * The ids of works in trouble as SQL: each kind by the index of the rows that may be, up to `COUNTED`, since a work that is
 * over is in none of them.
 */
function inTrouble({ startedBefore, endedBefore, askedBefore, reports, declinedAfter }: Limits): SQL {
  const isStamped = sql`exists (select from ${workStamp} where ${workStamp.workId} = one.id)`
  const kinds = [
    sql`select one.id from ${noShow} join ${work} one on one.id = ${noShow.workId} where ${noShow.state} = 'OPEN'
      and one.state in ('SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'CORRECTION_REQUESTED', 'REPORTED')`,
    sql`select ${objection.workId} from ${objection} where ${objection.state} = 'OPEN'`,
    sql`select ${objection.workId} from ${objection} where ${objection.state} = 'DECLINED'
      and ${objection.closedAt} > ${declinedAfter} and ${isAbout('REPORT')}`,
    sql`select one.id from ${work} one where one.state = 'IN_PROGRESS' and one.planned_start < ${startedBefore}
      and not ${isStamped} order by one.planned_start`,
    // Absence that our staff did not see as one is settled: only the report is still missing.
    sql`select one.id from ${work} one where one.state = 'FINISHED' and one.planned_end < ${endedBefore}
      and one.planned_start < ${endedBefore} and one.report_number is null order by one.planned_start`,
    sql`select one.id from ${work} one
      left join ${workReport} said on said.work_id = one.id and said.number = one.report_number
      where one.state = 'CORRECTION_REQUESTED' and (said.answered_at < ${askedBefore} or one.report_number >= ${reports})
      order by one.planned_start`,
  ]
  return sql.join(
    kinds.map((kind) => sql`(${kind} limit ${COUNTED})`),
    sql` union `,
  )
}

/** Works in trouble: open absences first, then by their start, the oldest first; `total` counts all up to `COUNTED`. */
export const findTroubles = (executor: Executor, limits: Limits) => {
  const { declinedAfter, limit } = limits
  const isObjected = or(
    eq(objection.state, 'OPEN'),
    and(eq(objection.state, 'DECLINED'), gt(objection.closedAt, declinedAfter), isAbout('REPORT')),
  )
  const page = sql`(select one.id from ${work} one left join ${noShow} said on said.work_id = one.id
    where one.id = any(array(${inTrouble(limits)}))
    order by said.state is distinct from 'OPEN', one.planned_start, one.id limit ${limit})`
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
      total: countedSql(sql`select 1 from (${inTrouble(limits)}) one`),
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
    .where(sql`${work.id} = any(array${page})`)
    .orderBy(sql`${noShow.state} is distinct from 'OPEN'`, asc(work.plannedStart), asc(work.id))
    .limit(limit)
}
