import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { StampKind } from '../../../domain/work/stamp.ts'
import type { Executor } from '../../database/client.ts'
import { accessFacts } from '../../database/access-facts.sql.ts'
import { application, openStates, work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { conditionNotice } from '../../database/schema/doctor/condition-notice.ts'
import { dateChange } from '../../database/schema/work/date-change.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'
import { workStamp } from '../../database/schema/work/work-record.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { substituteSearch } from '../../database/schema/work/substitute-search.ts'
import { weatherDeclaration } from '../../database/schema/work/weather.ts'
import { lastChangeOfWork } from '../core/last-of-work.sql.ts'
import { lastSearchOfWork } from '../core/substitute.store.ts'
import { declarationOfWork } from '../weather/weather.store.ts'
import { isCurrentNotice } from '../core/current-notice.sql.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'

/** When the doctor recorded it: the last stamp of a kind counts. */
const lastStamp = (kind: StampKind) =>
  sql<Date | null>`(select stamp.at from ${workStamp} stamp
    where stamp.work_id = ${work.id} and stamp.kind = ${kind} order by stamp.id desc limit 1)`.mapWith(
    work.plannedStart,
  )

const findWorks = (executor: Executor) =>
  executor
    .select({
      work: {
        id: work.id,
        spotWorkId: application.spotWorkId,
        regularWorkId: application.regularWorkId,
        scheduleId: regularWorkSchedule.id,
        hospitalId: work.hospitalId,
        state: work.state,
        plannedStart: work.plannedStart,
        plannedEnd: work.plannedEnd,
        fee: work.fee,
        hospitalName: hospital.name,
        hospitalPhone: hospital.phone,
      },
      prefecture: hospital.prefecture,
      weather: weatherDeclaration,
      doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
      doctorPhone: sql<string>`coalesce(${doctorProfile.phone}, '')`,
      access: accessFacts,
      applicationState: application.state,
      arrivedAt: lastStamp('ARRIVE'),
      startedAt: lastStamp('START'),
      endedAt: lastStamp('END'),
      title: sql<string>`${application.terms}->>'title'`,
      terms: application.terms,
      cancellation,
      dateChange,
      substituteSearch,
      notice: conditionNotice,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(cancellation, eq(cancellation.id, lastOfWork))
    .leftJoin(dateChange, eq(dateChange.id, lastChangeOfWork))
    .leftJoin(substituteSearch, eq(substituteSearch.id, lastSearchOfWork))
    .leftJoin(conditionNotice, isCurrentNotice)
    .leftJoin(weatherDeclaration, eq(weatherDeclaration.id, declarationOfWork))

/** The doctor's latest work of a spot listing, or that of a date of a contract, with its last cancellation. */
export async function findOwnWork(
  executor: Executor,
  doctorId: string,
  of: { spotWorkId: number } | { scheduleId: string },
) {
  const isAsked =
    'scheduleId' in of ? eq(regularWorkSchedule.id, of.scheduleId) : eq(work.spotWorkId, of.spotWorkId)
  const [row] = await findWorks(executor)
    .where(and(eq(work.doctorId, doctorId), isAsked))
    .orderBy(desc(work.createdAt), desc(work.id))
    .limit(1)
  return row ?? null
}

/** A work with its last cancellation, whoever's it is. */
export async function findWork(executor: Executor, id: string) {
  const [row] = await findWorks(executor).where(eq(work.id, id))
  return row ?? null
}

/** A hospital's works until they are confirmed, earliest first, by keyset pagination. */
export const findComingWorks = (
  executor: Executor,
  { hospitalId, after, limit }: { hospitalId: number; after: KeysetCursor | null; limit: number },
) =>
  findWorks(executor)
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        sql`${work.state} in (${openStates})`,
        after
          ? sql`(${work.plannedStart}, ${work.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(limit)
export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>
export const lastOfWork = sql`(
  select last.id from ${cancellation} last where last.work_id = ${work.id}
  order by last.requested_at desc, last.id desc limit 1)`
