import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ApplicationState, WorkState } from '../../../domain/application/application-words.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { conditionNotice } from '../../database/schema/doctor/condition-notice.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { dateChange } from '../../database/schema/work/date-change.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { openInterview, openOffer } from './proposal.store.ts'
import { isCurrentNotice } from './current-notice.sql.ts'

export const applicationColumns = {
  id: application.id,
  spotWorkId: application.spotWorkId,
  regularWorkId: application.regularWorkId,
  state: application.state,
  message: application.message,
  sharedDocuments: application.sharedDocuments,
  terms: application.terms,
  appliedAt: application.appliedAt,
  replyDueAt: application.replyDueAt,
  readByHospitalAt: application.readByHospitalAt,
  missing: application.missing,
  decidedAt: application.decidedAt,
  declineReason: application.declineReason,
  declineNote: application.declineNote,
  offer: openOffer,
  interview: openInterview,
}

export type ListPage = { doctorId: string; limit: number; after: KeysetCursor | null }

export type WhichApplications = {
  /** All of them when it is empty. */
  states: ApplicationState[]
  /** Of those that were decided, only what was news to the doctor since then; all of them when it is null. */
  newsSince: Date | null
}

/** A match at once (選考なし) is no news: nobody waited for it. */
const isOpenOrNews = (since: Date) =>
  or(
    isNull(application.decidedAt),
    and(gte(application.decidedAt, since), ne(application.decidedAt, application.appliedAt)),
  )

/** A doctor's applications, newest first, by keyset pagination. */
export const findApplications = (
  executor: Executor,
  { doctorId, states, newsSince, limit, after }: ListPage & WhichApplications,
) =>
  executor
    .select(applicationColumns)
    .from(application)
    .where(
      and(
        eq(application.doctorId, doctorId),
        states.length > 0 ? inArray(application.state, states) : undefined,
        newsSince ? isOpenOrNews(newsSince) : undefined,
        after
          ? sql`(${application.appliedAt}, ${application.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(application.appliedAt), desc(application.id))
    .limit(limit)

export const findApplicationsByIds = (executor: Executor, ids: string[]) =>
  executor.select(applicationColumns).from(application).where(inArray(application.id, ids))

export async function findApplication(executor: Executor, id: string) {
  const [row] = await findApplicationsByIds(executor, [id])
  return row ?? null
}

/** States of works that have not ended. */
export const DEADLINE_AHEAD: WorkState[] = ['SCHEDULED', 'IN_PROGRESS', 'CANCELLATION_REQUESTED']

/** What only the matched doctor reads of a listing of either kind. */
export const matchedDetails = {
  meetingPlace: sql<string>`coalesce(${spotWorkDetail.meetingPlace}, ${regularWorkDetail.meetingPlace})`,
  dressAndItems: sql<string>`coalesce(${spotWorkDetail.dressAndItems}, ${regularWorkDetail.dressAndItems})`,
}

const isAskedToMove = sql<boolean>`exists (select from ${dateChange}
  where ${dateChange.workId} = ${work.id} and ${dateChange.state} = 'OPEN' and ${dateChange.requestedBy} = 'HOSPITAL')`

/**
 * Matched works, earliest first, by keyset pagination, with details for the matched doctor only: address,
 * phone, meeting place. The page is found before it is joined.
 */
export const findMatchedWorks = (
  executor: Executor,
  {
    doctorId,
    limit,
    after,
    endsAfter,
    startsBefore,
    askedToMove,
  }: ListPage & {
    endsAfter: Date
    startsBefore: Date | null
    /** Only those. */
    askedToMove: boolean
  },
) =>
  executor
    .select({
      id: work.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      fee: work.fee,
      askedToMove: isAskedToMove,
      hospital: {
        name: hospital.name,
        prefecture: hospital.prefecture,
        address: hospital.address,
        phone: hospital.phone,
      },
      ...matchedDetails,
      application: applicationColumns,
      notice: conditionNotice,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, application.spotWorkId))
    .leftJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, application.regularWorkId))
    .leftJoin(conditionNotice, isCurrentNotice)
    .where(
      sql`${work.id} = any(array(select ${work.id} from ${work} where ${and(
        eq(work.doctorId, doctorId),
        isNotNull(work.applicationId),
        inArray(work.state, DEADLINE_AHEAD),
        gt(work.plannedEnd, endsAfter),
        startsBefore ? lt(work.plannedStart, startsBefore) : undefined,
        askedToMove ? isAskedToMove : undefined,
        after
          ? sql`(${work.plannedStart}, ${work.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      )} order by ${work.plannedStart}, ${work.id} limit ${limit}))`,
    )
    .orderBy(asc(work.plannedStart), asc(work.id))

export type MatchedWorkRow = Awaited<ReturnType<typeof findMatchedWorks>>[number]
