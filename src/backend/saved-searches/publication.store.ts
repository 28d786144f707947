import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospital } from '../database/schema/hospital.ts'
import { doctorProfile } from '../database/schema/registration.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { savedSearch, savedSearchHit } from '../database/schema/saved-search.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { findUsualPays } from '../database/usual-pays.sql.ts'
import { FOLLOWED, stillFollows } from './follow-hit.sql.ts'
import { listingWithFacts, meetsSearch } from './listing-match.sql.ts'

/** Found by a saved search, or without one for who follows the hospital: then by which channels they hear of it. */
export type Match = {
  doctorId: string
  listingId: number
  searchId: string | null
  label: string
  channels: NotificationChannel[] | null
}

/** Doctors who are told of new listings: neither suspended nor gone. */
export const HEARING = [
  'INITIAL',
  'MEDICAL_LICENSE_VERIFIED',
  'APPROVE',
  'UNKNOWN',
  'UNSPECIFIED',
  'VIEW_ONLY',
] as const

/** The doctor of the row was never told of the listing. */
export const isUntold = (kind: SearchKind, table: typeof spotWork | typeof regularWork): SQL =>
  sql`not exists (select from ${savedSearchHit} where ${savedSearchHit.doctorId} = ${doctor.id}
    and ${savedSearchHit.kind} = ${kind} and ${savedSearchHit.listingId} = ${table.id})`

async function isHighPayAsked(tx: Executor, kind: SearchKind): Promise<boolean> {
  const asksForHighPay = sql`${savedSearch.beyond} -> 'conditions' ? 'ATTRACTIVE'`
  const found = await tx
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(and(eq(savedSearch.kind, kind), savedSearch.notify, asksForHighPay))
    .limit(1)
  return found.length > 0
}

/** Who is to hear of which of these listings, by the first of their searches that meets it; never twice of one. */
export async function findMatches(
  tx: Executor,
  kind: SearchKind,
  ids: readonly number[],
  now: Date,
): Promise<Match[]> {
  const { listing, isOpen } = LISTINGS[kind]
  // A scan of all that is open, for those alone who ask for it.
  const pays = (await isHighPayAsked(tx, kind)) ? await findUsualPays(tx, kind, now) : new Map()
  return tx
    .selectDistinctOn([savedSearch.doctorId, listing.id], {
      doctorId: savedSearch.doctorId,
      listingId: listing.id,
      searchId: savedSearch.id,
      label: savedSearch.label,
      channels: sql<null>`null`,
    })
    .from(listing)
    .crossJoinLateral(listingWithFacts(kind, now, pays))
    .innerJoin(savedSearch, and(eq(savedSearch.kind, kind), savedSearch.notify, meetsSearch(kind)))
    .innerJoin(doctor, and(eq(doctor.id, savedSearch.doctorId), hasDoctorStatusAt(HEARING, now)))
    .where(and(inArray(listing.id, [...ids]), isOpen(now), isUntold(kind, listing)))
    .orderBy(savedSearch.doctorId, listing.id, savedSearch.createdAt, savedSearch.id)
}

/** What a notice says of spot listings. */
export const findSpotFacts = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: spotWork.id,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      shiftPattern: spotWork.shiftPattern,
      fee: spotWork.fee,
      prefecture: spotWork.prefecture,
      hospitalName: hospital.name,
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(inArray(spotWork.id, [...ids]))

/** What a notice says of regular listings. */
export const findRegularFacts = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({
      id: regularWork.id,
      weekdays: regularWork.weekdays,
      frequency: regularWork.frequency,
      shiftPattern: regularWork.shiftPattern,
      fee: regularWork.fee,
      prefecture: regularWork.prefecture,
      hospitalName: hospital.name,
    })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .where(inArray(regularWork.id, [...ids]))

export type Reader = {
  doctorId: string
  loginId: string | null
  mailConfirmedAt: Date | null
  notices: string[] | null
  channels: string[] | null
  /** Notices of their own, and mails, the doctor has had since `since`. */
  notified: number
  mailed: number
}

/** Any number, the same for every version of the app. */
const TELLING = 4_217_010

/**
 * One transaction tells at a time, so that what each doctor has had already is counted right. No doctor's row is locked for
 * it: whoever applies meanwhile does not wait.
 */
export async function tellAlone(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TELLING})`)
}

/** The doctors who are to hear of something, and how much they have heard since. */
export async function findReaders(
  tx: Executor,
  doctorIds: readonly string[],
  { since, digestKey }: { since: Date; digestKey: string },
): Promise<Reader[]> {
  const recent = sql`from ${savedSearchHit} where ${savedSearchHit.doctorId} = ${doctor.id} and ${savedSearchHit.at} >= ${since}::timestamptz`
  return tx
    .select({
      doctorId: doctor.id,
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      notices: doctorProfile.notices,
      channels: doctorProfile.channels,
      notified: sql<number>`(select count(*) filter (where ${savedSearchHit.noticeKey} <> ${digestKey}) ${recent})::int`,
      mailed: sql<number>`(select count(distinct ${savedSearchHit.mailKey}) ${recent})::int`,
    })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .where(inArray(doctor.id, [...doctorIds]))
}

/** Of how many listings each digest has told so far. */
export async function countDigests(
  tx: Executor,
  doctorIds: readonly string[],
  digestKey: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ doctorId: savedSearchHit.doctorId, count: sql<number>`count(*)::int` })
    .from(savedSearchHit)
    .where(and(inArray(savedSearchHit.doctorId, [...doctorIds]), eq(savedSearchHit.noticeKey, digestKey)))
    .groupBy(savedSearchHit.doctorId)
  return new Map(rows.map(({ doctorId, count }) => [doctorId, count]))
}

/** The listings a mail is about, for searches that are still kept and hospitals still followed. */
export const findMailed = (executor: Executor, mailKey: string) =>
  executor
    .select({
      kind: savedSearchHit.kind,
      listingId: savedSearchHit.listingId,
      label: sql<string>`coalesce(${savedSearch.label}, ${FOLLOWED})`,
    })
    .from(savedSearchHit)
    .leftJoin(savedSearch, eq(savedSearch.id, savedSearchHit.searchId))
    .where(and(eq(savedSearchHit.mailKey, mailKey), or(isNotNull(savedSearch.id), stillFollows)))
    .orderBy(savedSearch.label, savedSearchHit.listingId)
