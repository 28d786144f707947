import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { LIVING_STATES } from '../../../domain/application/application-state.ts'
import type { Actor } from '../../../domain/account/actor.ts'
import type { WorkState } from '../../../domain/application/application-words.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import { mayEndSearch, MOST_ASKED, type SubstituteState } from '../../../domain/work/substitute.ts'
import type { Executor } from '../../database/client.ts'
import { hasDoctorStatusAt } from '../../database/doctor-status.sql.ts'
import { doctorMeets } from '../../database/experience.sql.ts'
import { isUnwantedSpot } from '../../database/ng-columns.sql.ts'
import { reopenedStatus } from '../../database/open-listings.sql.ts'
import { askedOfSpot } from '../../database/requirements-met.sql.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { substituteSearch } from '../../database/schema/work/substitute-search.ts'

export type SubstituteSearch = typeof substituteSearch.$inferSelect

/** A search whose substitute applies for a listing. */
export type SpotSubstituteSearch = SubstituteSearch & { spotWorkId: number }
export const isOfListing = (search: SubstituteSearch): search is SpotSubstituteSearch =>
  search.spotWorkId !== null

/** The last search for a substitute for a work: to join. */
export const lastSearchOfWork = sql`(
  select last.id from ${substituteSearch} last where last.work_id = ${work.id}
  order by last.requested_at desc, last.id desc limit 1)`

/**
 * Fewer slots are free than this search and the younger ones of its listing need: the first substitute is for the
 * oldest search. The hospital may also have reduced the slots: see `cameSince`.
 */
const hasSubstitute = sql<boolean>`${spotWork.slots} - ${spotWork.filledSlots} < (
  select count(*) from ${substituteSearch} open
  where open.spot_work_id = ${substituteSearch.spotWorkId} and open.state = 'OPEN'
  and (open.requested_at, open.id) >= (${substituteSearch.requestedAt}, ${substituteSearch.id}))`

/** Another doctor has been matched to the listing since the search began. */
const cameSince = sql<boolean>`exists (
  select from ${application} came where came.spot_work_id = ${substituteSearch.spotWorkId}
  and came.doctor_id <> ${substituteSearch.doctorId} and came.state = 'MATCHED'
  and came.decided_at >= ${substituteSearch.requestedAt})`

/** The listing was made for a date of a contract: whoever is matched to it is the substitute. */
const isForDate = sql<boolean>`exists (
  select from ${work} own where own.id = ${substituteSearch.workId} and own.spot_work_id is null)`

const isFound = and(or(hasSubstitute, isForDate), cameSince)

/** Whether a substitute has come for this search; without one nobody is released. */
export async function hasCome(executor: Executor, { id }: Pick<SubstituteSearch, 'id'>): Promise<boolean> {
  const [row] = await executor
    .select({ id: substituteSearch.id })
    .from(substituteSearch)
    .innerJoin(spotWork, eq(spotWork.id, substituteSearch.spotWorkId))
    .where(and(eq(substituteSearch.id, id), isFound))
  return row !== undefined
}

/** Whether a work can still be handed over. */
export const isToCome = ({ state }: { state: WorkState }): boolean =>
  state === 'SCHEDULED' || state === 'CANCELLATION_REQUESTED'

/** The listing as a search depends on it. The caller must hold its lock. */
export async function findSearched(executor: Executor, spotWorkId: number) {
  const [row] = await executor
    .select({
      status: spotWork.status,
      applicationDeadline: spotWork.applicationDeadline,
      isHiringPaused: hospital.isHiringPaused,
      clinicalDepartments: spotWork.clinicalDepartments,
      prefecture: spotWork.prefecture,
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(eq(spotWork.id, spotWorkId))
  if (!row) throw new Error(`no listing ${spotWorkId}`)
  return row
}

export type Searched = Awaited<ReturnType<typeof findSearched>>

/** The open search of a work. The caller must hold the lock of its listing. */
export async function findOpenSearch(executor: Executor, workId: string): Promise<SubstituteSearch | null> {
  const [row] = await executor
    .select()
    .from(substituteSearch)
    .where(and(eq(substituteSearch.workId, workId), eq(substituteSearch.state, 'OPEN')))
  return row ?? null
}

/** Open searches that may be at their end, the oldest first. */
export const findSearchesToEnd = (executor: Executor, now: Date) =>
  executor
    .select({
      workId: substituteSearch.workId,
      doctorId: substituteSearch.doctorId,
    })
    .from(substituteSearch)
    .leftJoin(spotWork, eq(spotWork.id, substituteSearch.spotWorkId))
    .where(
      and(
        eq(substituteSearch.state, 'OPEN'),
        or(
          isFound,
          lt(substituteSearch.answerDueAt, now),
          lt(spotWork.applicationDeadline, now),
          inArray(spotWork.status, ['CLOSED', 'WITHDRAWN']),
        ),
      ),
    )
    .orderBy(asc(substituteSearch.requestedAt))
    .limit(1_000)

type Sought = Pick<Searched, 'clinicalDepartments' | 'prefecture'> & {
  doctorId: string
  spotWorkId: number
  hospitalId: number
  start: Date
  end: Date
  now: Date
}

/**
 * Doctors who could take over a work, those who meet what the listing asks first, or alone where it is closed to others; then
 * those who know the hospital. They are approved, of one of its departments, near or
 * wishing to work there, without a work at that time, without an application to the listing, and without an NG setting
 * that names it, marked or hidden: whoever cannot or will not work there is not asked.
 */
export async function findSubstitutes(executor: Executor, sought: Sought): Promise<string[]> {
  const { doctorId, spotWorkId, hospitalId, start, end, now } = sought
  const here = executor
    .select({ one: sql`1` })
    .from(work)
    .where(and(eq(work.doctorId, doctor.id), eq(work.hospitalId, hospitalId)))
  const busy = executor
    .select({ one: sql`1` })
    .from(work)
    .where(and(standingWorks(doctor.id), lt(work.plannedStart, end), gt(work.plannedEnd, start)))
  const applied = executor
    .select({ one: sql`1` })
    .from(application)
    .where(
      and(
        eq(application.doctorId, doctor.id),
        eq(application.spotWorkId, spotWorkId),
        inArray(application.state, [...LIVING_STATES]),
      ),
    )
  const isSuited = doctorMeets(doctor.id, askedOfSpot, spotWork.hospitalId)
  const rows = await executor
    .select({ id: doctor.id })
    .from(doctor)
    .innerJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .innerJoin(spotWork, eq(spotWork.id, spotWorkId))
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(
      and(
        hasDoctorStatusAt(['APPROVE'], now),
        ne(doctor.id, doctorId),
        arrayOverlaps(doctorProfile.departments, sought.clinicalDepartments),
        or(
          eq(doctorProfile.prefecture, sought.prefecture),
          arrayOverlaps(doctorProfile.preferredPrefectures, [sought.prefecture]),
          exists(here),
        ),
        notExists(busy),
        notExists(applied),
        not(isUnwantedSpot(doctor.id)),
        or(ne(spotWork.unmet, 'CLOSED'), isSuited),
      ),
    )
    .orderBy(desc(isSuited), desc(exists(here)), doctor.id)
    .limit(MOST_ASKED)
  return rows.map(({ id }) => id)
}

export async function insertSearch(
  executor: Executor,
  search: typeof substituteSearch.$inferInsert,
): Promise<void> {
  await executor.insert(substituteSearch).values(search)
}

/** Begins a search, with one slot more. The caller must hold the lock of the listing. */
export async function openSlot(
  executor: Executor,
  search: typeof substituteSearch.$inferInsert & { spotWorkId: number },
): Promise<void> {
  await insertSearch(executor, search)
  await executor
    .update(spotWork)
    .set({
      slots: sql`${spotWork.slots} + 1`,
      status: sql<ListingStatus>`case when ${spotWork.status} = 'FILLED' then ${reopenedStatus('spot')} else ${spotWork.status} end`,
    })
    .where(eq(spotWork.id, search.spotWorkId))
}

type SearchEnd = { state: SubstituteState; actor: Actor; now: Date } & Partial<
  Pick<SubstituteSearch, 'memberId' | 'answer'>
>

/** Ends a search; its slot stays. Throws on an end that the actor may not cause. */
export async function endSearch(
  executor: Executor,
  id: string,
  { state, actor, now, ...answered }: SearchEnd,
): Promise<void> {
  if (!mayEndSearch(state, actor)) throw new Error(`substitute search: ${actor} may not cause ${state}`)
  await executor
    .update(substituteSearch)
    .set({ state, endedAt: now, ...answered })
    .where(eq(substituteSearch.id, id))
}

/** The slot of an ended search is not offered any longer, unless it is taken. */
export async function returnSlot(executor: Executor, spotWorkId: number): Promise<void> {
  const { slots, filledSlots, status } = spotWork
  await executor
    .update(spotWork)
    .set({
      slots: sql`greatest(${slots} - 1, 1)`,
      status: sql<ListingStatus>`case
        when ${slots} = 1 and ${status} in ('PUBLISHED', 'PAUSED') then 'CLOSED'
        when ${status} = 'PUBLISHED' and ${filledSlots} >= ${slots} - 1 then 'FILLED' else ${status} end`,
    })
    .where(and(eq(spotWork.id, spotWorkId), gt(slots, filledSlots)))
}

/** Ends the open searches of an application whose match ends otherwise; the listings that they have changed. */
export async function stopSearchesOf(
  executor: Executor,
  applicationId: string,
  now: Date,
): Promise<number[]> {
  const own = executor.select({ id: work.id }).from(work).where(eq(work.applicationId, applicationId))
  const rows = await executor
    .update(substituteSearch)
    .set({ state: 'STOPPED', endedAt: now })
    .where(and(inArray(substituteSearch.workId, own), eq(substituteSearch.state, 'OPEN')))
    .returning({ spotWorkId: substituteSearch.spotWorkId })
  return rows.flatMap(({ spotWorkId }) => spotWorkId ?? [])
}

/** A doctor’s searches for a substitute, for the export of own data. */
export const ownSubstitutes = async (executor: Executor, doctorId: string) => ({
  代わりの先生さがし: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      結果: substituteSearch.state,
      お知らせした人数: substituteSearch.asked,
      開始日時: substituteSearch.requestedAt,
      終了日時: substituteSearch.endedAt,
      病院から: substituteSearch.answer,
    })
    .from(substituteSearch)
    .innerJoin(work, eq(work.id, substituteSearch.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(substituteSearch.doctorId, doctorId))
    .orderBy(desc(substituteSearch.requestedAt)),
})
