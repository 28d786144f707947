import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { isLeftOut } from '../database/ng-columns.sql.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { savedSearch, savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import { findUsualPays } from '../database/usual-pays.sql.ts'
import { FOLLOWED, stillFollows } from './follow-hit.sql.ts'
import { listingWithFacts, meetsSearch } from './listing-match.sql.ts'

/**
 * A doctor to notify of a listing: by a saved search, or by a hospital subscription (`searchId` null) and its
 * channels.
 */
export type Match = {
  doctorId: string
  listingId: number
  searchId: string | null
  label: string
  channels: NotificationChannel[] | null
}

/** Statuses whose doctors are notified of new listings. */
export const NOTIFIED_STATUSES = [
  'INITIAL',
  'MEDICAL_LICENSE_VERIFIED',
  'APPROVE',
  'UNKNOWN',
  'UNSPECIFIED',
  'VIEW_ONLY',
] as const

/** Condition: the doctor has not been notified of the listing. */
export const isNotNotified = (kind: SearchKind, table: typeof spotWork | typeof regularWork): SQL =>
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

/**
 * Matches of listings with saved searches: one per doctor and listing, by the oldest search, never repeated, and without
 * what the doctor's NG settings leave out.
 */
export async function findMatches(
  tx: Executor,
  kind: SearchKind,
  ids: readonly number[],
  now: Date,
): Promise<Match[]> {
  const { listing, isOpen } = LISTINGS[kind]
  // Medians need a scan of all open listings: only when a search asks for 高額.
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
    .innerJoin(doctor, and(eq(doctor.id, savedSearch.doctorId), hasDoctorStatusAt(NOTIFIED_STATUSES, now)))
    .innerJoin(hospital, eq(hospital.id, listing.hospitalId))
    .where(
      and(
        inArray(listing.id, [...ids]),
        isOpen(now),
        isNotNotified(kind, listing),
        not(isLeftOut(kind, doctor.id)),
      ),
    )
    .orderBy(savedSearch.doctorId, listing.id, savedSearch.createdAt, savedSearch.id)
}

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

export const findPublishedRegulars = (executor: Executor, ids: readonly number[]) =>
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
  accountId: string
  loginId: string | null
  mailConfirmedAt: Date | null
  notices: string[] | null
  channels: string[] | null
  /** Single notices and mails to the doctor since `since`, for the rate limits. */
  notified: number
  mailed: number
}

/** Key of an advisory lock; the same in every version of the app. */
const NOTIFYING = 4_217_010

/**
 * Advisory lock until the end of the transaction: serializes the count of earlier notices without locking
 * doctors' rows, which would block applications.
 */
export async function lockNotifying(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NOTIFYING})`)
}

type Hit = { doctorId: string; kind: SearchKind; listingId: number }

/** A hit as a text, to find it in a set. */
export const hitOf = ({ doctorId, kind, listingId }: Hit): string => `${doctorId} ${kind} ${listingId}`

const isOneOf = (doctorIds: readonly string[]): SQL => sql`any(${sql.param([...doctorIds])}::uuid[])`

/** Which of these hits (`hitOf`) have been written by now. */
export async function findTold(
  tx: Executor,
  doctorIds: readonly string[],
  hits: readonly Hit[],
): Promise<Set<string>> {
  const listingIds = [...new Set(hits.map(({ listingId }) => listingId))]
  const { doctorId, kind, listingId } = savedSearchHit
  const rows = await tx
    .select({ doctorId, kind, listingId })
    .from(savedSearchHit)
    .where(
      and(
        sql`${doctorId} = ${isOneOf(doctorIds)}`,
        sql`${listingId} = any(${sql.param(listingIds)}::bigint[])`,
      ),
    )
  return new Set(rows.map(hitOf))
}

/** The doctors to notify, with their channels and recent counts. */
export async function findReaders(
  tx: Executor,
  doctorIds: readonly string[],
  { since, digestKey }: { since: Date; digestKey: string },
): Promise<Reader[]> {
  const recent = sql`from ${savedSearchHit} where ${savedSearchHit.doctorId} = ${doctor.id} and ${savedSearchHit.at} >= ${since}::timestamptz`
  return tx
    .select({
      doctorId: doctor.id,
      accountId: account.id,
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
    .where(sql`${doctor.id} = ${isOneOf(doctorIds)}`)
}

/** Number of listings in each doctor's digest so far. */
export async function countDigests(
  tx: Executor,
  doctorIds: readonly string[],
  digestKey: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ doctorId: savedSearchHit.doctorId, count: sql<number>`count(*)::int` })
    .from(savedSearchHit)
    .where(
      and(sql`${savedSearchHit.doctorId} = ${isOneOf(doctorIds)}`, eq(savedSearchHit.noticeKey, digestKey)),
    )
    .groupBy(savedSearchHit.doctorId)
  return new Map(rows.map(({ doctorId, count }) => [doctorId, count]))
}

/** The listings of a mail, without deleted searches and hospitals no longer followed. */
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
