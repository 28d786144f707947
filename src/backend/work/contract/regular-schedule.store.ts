import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { dateChange } from '../../database/schema/work/date-change.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { substituteSearch } from '../../database/schema/work/substitute-search.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { acceptedTerms, isLastRenewal } from './last-renewal.sql.ts'

export type ScheduleQuestion = {
  doctorId: string
  regularWorkId: number
  /** Civil days, both included. */
  from: string | null
  until: string | null
  isDescending: boolean
  after: KeysetCursor | null
  limit: number
}

/** Whether another standing work of the doctor overlaps a date without a work. */
const clashes = (doctorId: string) => sql<boolean>`${regularWorkSchedule.workId} is null
  and ${regularWorkSchedule.state} = 'TENTATIVE' and exists (
    select from ${work} elsewhere where elsewhere.id in (
      select ${work.id} from ${work} where ${standingWorks(doctorId)}
      and ${work.plannedStart} < ${regularWorkSchedule.endTime} and ${work.plannedEnd} > ${regularWorkSchedule.startTime}))`

/** Dates of the doctor's contracts for a listing, by keyset pagination. */
export const findSchedules = (executor: Executor, asked: ScheduleQuestion) => {
  const { doctorId, regularWorkId, from, until, isDescending, after, limit } = asked
  const direction = isDescending ? desc : asc
  const { id, startTime, day } = regularWorkSchedule
  return executor
    .select({
      id,
      regularWorkId: regularWorkSchedule.regularWorkId,
      day,
      kind: regularWorkSchedule.kind,
      state: regularWorkSchedule.state,
      startTime,
      endTime: regularWorkSchedule.endTime,
      fee: regularWorkSchedule.fee,
      workState: work.state,
      clashes: clashes(doctorId),
      isSubstituteSought: sql<boolean>`exists (select from ${substituteSearch}
        where ${substituteSearch.workId} = ${regularWorkSchedule.workId} and ${substituteSearch.state} = 'OPEN')`,
      changeRequest: {
        start: dateChange.proposedStart,
        end: dateChange.proposedEnd,
        by: dateChange.requestedBy,
      },
    })
    .from(regularWorkSchedule)
    .leftJoin(work, eq(work.id, regularWorkSchedule.workId))
    .leftJoin(
      dateChange,
      and(eq(dateChange.workId, regularWorkSchedule.workId), eq(dateChange.state, 'OPEN')),
    )
    .where(
      and(
        eq(regularWorkSchedule.doctorId, doctorId),
        eq(regularWorkSchedule.regularWorkId, regularWorkId),
        from === null ? undefined : gte(day, from),
        until === null ? undefined : lte(day, until),
        after
          ? sql`(${startTime}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(direction(startTime), direction(id))
    .limit(limit)
}

/** The doctor's latest contract for a listing, with its terms. */
export async function findEngagementOf(
  executor: Executor,
  { doctorId, regularWorkId }: Pick<ScheduleQuestion, 'doctorId' | 'regularWorkId'>,
) {
  const [row] = await executor
    .select({
      engagement: regularEngagement,
      terms: application.terms,
      renewal: contractRenewal,
      acceptedTerms,
    })
    .from(regularEngagement)
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .leftJoin(contractRenewal, isLastRenewal)
    .where(and(eq(regularEngagement.doctorId, doctorId), eq(regularEngagement.regularWorkId, regularWorkId)))
    .orderBy(desc(regularEngagement.createdAt))
    .limit(1)
  return row ?? null
}
