import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'
import { workReport, workStamp } from '../../database/schema/work/work-record.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { findRecords, minutesOfWork, tokyoStart, WORKED, yenOfWork } from './record.store.ts'

type Worked = { doctorId: string; kind: 'spot' | 'regular' }
type WorkedBetween = Worked & { from: Date; before: Date }

const isOfKind = (kind: Worked['kind']) =>
  kind === 'spot' ? sql`${application.spotWorkId} is not null` : sql`${application.regularWorkId} is not null`

const isWorked = ({ doctorId, kind, from, before }: WorkedBetween) =>
  and(
    eq(work.doctorId, doctorId),
    inArray(work.state, WORKED),
    gte(work.plannedStart, from),
    lt(work.plannedStart, before),
    isOfKind(kind),
  )

/** The rows behind the last one of a page: the latest come first, regular ones contract by contract. */
const isAfter = ({ doctorId, kind }: Worked, { at, id }: KeysetCursor) => {
  const last = sql`${at}::timestamptz, ${id}::uuid`
  if (kind === 'spot') return sql`(${work.plannedStart}, ${work.id}) < (${last})`
  return sql`(${regularEngagement.startDate}, ${regularEngagement.id}, ${work.plannedStart}, ${work.id}) < (
    select contract.start_date, contract.id, ${last} from ${work} last
    join ${regularEngagement} contract on contract.application_id = last.application_id
    where last.id = ${id}::uuid and last.doctor_id = ${doctorId}::uuid)`
}

const latestContract = [desc(regularEngagement.startDate), desc(regularEngagement.id)]

/**
 * Works that are over and began in a time range, by keyset pagination: the latest first, regular ones contract by
 * contract, of which the one that began last comes first.
 */
export const findWorked = (
  executor: Executor,
  { after, limit, ...worked }: WorkedBetween & { after: KeysetCursor | null; limit: number },
) =>
  findRecords(executor)
    .leftJoin(regularEngagement, eq(regularEngagement.applicationId, work.applicationId))
    .where(and(isWorked(worked), after ? isAfter(worked, after) : undefined))
    .orderBy(...(worked.kind === 'regular' ? latestContract : []), desc(work.plannedStart), desc(work.id))
    .limit(limit)

/**
 * Sums by month, the latest first, of the works that are over and began in a time range; of regular ones for each
 * contract, in the order of `findWorked`.
 */
export const sumWorked = (executor: Executor, worked: WorkedBetween) =>
  executor
    .select({
      contract: {
        engagementId: regularEngagement.id,
        applicationId: regularEngagement.applicationId,
        startDate: regularEngagement.startDate,
        endDate: regularEngagement.endDate,
      },
      month: sql<string>`to_char(${tokyoStart}, 'YYYY-MM')`.as('month'),
      works: sql<number>`count(*)::int`,
      minutes: sql<number>`sum(${minutesOfWork})::int`,
      yen: sql<number>`sum(${yenOfWork})::int`,
      confirmedYen: sql<number>`coalesce(sum(${yenOfWork}) filter (where ${work.state} in ('CONFIRMED', 'PAID')), 0)::int`,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(regularEngagement, eq(regularEngagement.applicationId, work.applicationId))
    .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
    .where(isWorked(worked))
    .groupBy(regularEngagement.id, sql`month`)
    .orderBy(...latestContract, sql`month desc`)

/** Years, in Tokyo, in which the doctor has worked, the latest first. */
export async function findWorkedYears(executor: Executor, { doctorId, kind }: Worked): Promise<number[]> {
  const rows = await executor
    .select({ year: sql<number>`extract(year from ${tokyoStart})::int`.as('year') })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(and(eq(work.doctorId, doctorId), inArray(work.state, WORKED), isOfKind(kind)))
    .groupBy(sql`year`)
    .orderBy(sql`year desc`)
  return rows.map(({ year }) => year)
}

/** A doctor’s stamps and reports, for the export of own data. */
export const ownRecords = async (executor: Executor, doctorId: string) => ({
  勤務の打刻: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      種類: workStamp.kind,
      時刻: workStamp.at,
      記録の方法: workStamp.source,
      理由: workStamp.reason,
      記録日時: workStamp.recordedAt,
    })
    .from(workStamp)
    .innerJoin(work, eq(work.id, workStamp.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(workStamp.id)),
  勤務報告: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      回: workReport.number,
      実際の開始: workReport.actualStart,
      実際の終了: workReport.actualEnd,
      休憩分: workReport.breakMinutes,
      救急車の受け入れ: workReport.ambulanceAccepted,
      救急車のお断り: workReport.declined,
      救急車からの入院: workReport.admissionsAmbulance,
      ウォークインからの入院: workReport.admissionsWalkIn,
      ウォークイン: workReport.walkIns,
      病棟コール: workReport.wardCalls,
      眠れた分: workReport.sleepMinutes,
      許可の時間帯に対応した分: workReport.permittedMinutes,
      交通費の報告: workReport.reportedCarfareYen,
      交通費: workReport.carfareYen,
      申し送り: workReport.comment,
      手当: workReport.incentiveYen,
      追加の支払い: workReport.extraYen,
      報告日時: workReport.reportedAt,
      病院の回答: workReport.answer,
      回答日時: workReport.answeredAt,
      病院から: workReport.answerNote,
    })
    .from(workReport)
    .innerJoin(work, eq(work.id, workReport.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(workReport.reportedAt)),
})
