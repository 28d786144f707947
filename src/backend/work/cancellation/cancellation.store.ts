import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { WorkState } from '../../../domain/application/application-words.ts'
import type { Caution } from '../../../domain/cancellation/caution.ts'
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
import { lastChangeOfWork } from '../date-change/date-change.store.ts'
import { agreedCarfare } from '../core/agreed-carfare.sql.ts'
import { listingOf } from '../core/listing-key.ts'
import { lastSearchOfWork } from '../core/substitute.store.ts'
import { declarationOfWork } from '../weather/weather.store.ts'
import { isCurrentNotice } from '../core/current-notice.sql.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'

const lastOfWork = sql`(
  select last.id from ${cancellation} last where last.work_id = ${work.id}
  order by last.requested_at desc, last.id desc limit 1)`

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

/** The doctor's cancellations with 注意 points since an instant. */
export const findCautions = async (executor: Executor, doctorId: string, since: Date): Promise<Caution[]> => {
  const rows = await executor
    .select({ at: cancellation.decidedAt, tier: cancellation.tier })
    .from(cancellation)
    .where(
      and(
        eq(cancellation.doctorId, doctorId),
        eq(cancellation.decision, 'ACCEPTED'),
        inArray(cancellation.tier, ['CAUTION_1', 'CAUTION_2', 'CAUTION_3']),
        gt(cancellation.decidedAt, since),
      ),
    )
  return rows.flatMap(({ at, tier }) => (at && tier ? [{ at, tier }] : []))
}

/** What a work belongs to, which never changes: for the locks. Null for an unknown work. */
export async function findPlace(executor: Executor, workId: string) {
  const [row] = await executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      applicationId: application.id,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      terms: application.terms,
      carfare: agreedCarfare,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .where(eq(work.id, workId))
  return row ? { ...row, listing: listingOf(row) } : null
}

export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Locks the work until the end of the transaction. */
export async function lockWork(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      id: work.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      breakMinutes: work.breakMinutes,
      fee: work.fee,
    })
    .from(work)
    .where(eq(work.id, id))
    .for('update')
  return row ?? null
}

export type LockedWork = NonNullable<Awaited<ReturnType<typeof lockWork>>>

export async function setWorkState(executor: Executor, id: string, state: WorkState): Promise<void> {
  await executor.update(work).set({ state }).where(eq(work.id, id))
}

export async function insertCancellation(
  executor: Executor,
  row: typeof cancellation.$inferInsert,
): Promise<void> {
  await executor.insert(cancellation).values(row)
}

/** The undecided request of a work. The caller must hold the lock of the work. */
export async function findPending(executor: Executor, workId: string) {
  const [row] = await executor
    .select()
    .from(cancellation)
    .where(and(eq(cancellation.workId, workId), eq(cancellation.decision, 'PENDING')))
  return row ?? null
}

type Decided = Pick<
  typeof cancellation.$inferInsert,
  'decision' | 'decidedAt' | 'memberId' | 'answer' | 'tier' | 'substituteSearchId'
>

export async function decideCancellation(executor: Executor, id: string, decided: Decided): Promise<void> {
  await executor.update(cancellation).set(decided).where(eq(cancellation.id, id))
}
