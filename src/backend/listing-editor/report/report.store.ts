import { and, asc, count, desc, eq, gt, inArray, max, min, ne, sql, type SQL } from 'drizzle-orm'
import type { ListingReportReason, ListingReportState } from '../../../domain/listing/listing-report.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { listingReport } from '../../database/schema/listing/listing-report.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'

const isOf = ({ kind, id }: ListingKey): SQL | undefined =>
  and(eq(listingReport.kind, kind), eq(listingReport.listingId, id))

/** A listing that doctors may see, with its hospital; null for any other. */
export async function findReportable(executor: Executor, { kind, id }: ListingKey) {
  const { listing } = LISTINGS[kind]
  const [row] = await executor
    .select({ title: listing.title, hospitalId: listing.hospitalId, hospitalName: hospital.name })
    .from(listing)
    .innerJoin(hospital, eq(hospital.id, listing.hospitalId))
    .where(and(eq(listing.id, id), ne(listing.status, 'DRAFT'), eq(hospital.standing, 'ACTIVE')))
  return row ?? null
}

export async function findOwnReport(executor: Executor, doctorId: string, key: ListingKey) {
  const [row] = await executor
    .select({ state: listingReport.state })
    .from(listingReport)
    .where(and(eq(listingReport.doctorId, doctorId), isOf(key)))
  return row ?? null
}

/** Number of a doctor's reports since an instant. */
export async function countReportsSince(executor: Executor, doctorId: string, since: Date): Promise<number> {
  const [row] = await executor
    .select({ reports: count() })
    .from(listingReport)
    .where(and(eq(listingReport.doctorId, doctorId), gt(listingReport.reportedAt, since)))
  return row?.reports ?? 0
}

type NewReport = {
  hospitalId: number
  doctorId: string
  reason: ListingReportReason
  detail: string
  reportedAt: Date
}

export async function insertListingReport(
  tx: Executor,
  { kind, id }: ListingKey,
  report: NewReport,
): Promise<void> {
  await tx.insert(listingReport).values({ kind, listingId: id, ...report })
}

/** The reports of a listing; their rows are locked until the end of the transaction. */
export const lockReports = (tx: Executor, key: ListingKey) =>
  tx
    .select({ id: listingReport.id, doctorId: listingReport.doctorId, state: listingReport.state })
    .from(listingReport)
    .where(isOf(key))
    .orderBy(asc(listingReport.id))
    .for('no key update')

type Decided = { state: ListingReportState; decidedAt: Date; decidedBy: string }

export async function decideReports(tx: Executor, ids: readonly string[], decided: Decided): Promise<void> {
  await tx
    .update(listingReport)
    .set(decided)
    .where(inArray(listingReport.id, [...ids]))
}

const listingColumns = { kind: listingReport.kind, listingId: listingReport.listingId }

/** Reports that are looked at for a list; those of one listing are decided together. */
const LOOKED_AT = 500

/** Listings with open reports, the one that was reported first at the top. */
export function findOpenListings(executor: Executor, limit: number) {
  const first = executor
    .select({ ...listingColumns, state: listingReport.state, at: listingReport.reportedAt })
    .from(listingReport)
    .where(sql`${listingReport.state} = 'OPEN'`)
    .orderBy(asc(listingReport.reportedAt), asc(listingReport.id))
    .limit(LOOKED_AT)
    .as('reported')
  return executor
    .select({ kind: first.kind, listingId: first.listingId, state: first.state, at: min(first.at) })
    .from(first)
    .groupBy(first.kind, first.listingId, first.state)
    .orderBy(asc(min(first.at)))
    .limit(limit)
}

/** Listings with decided reports, the latest decision first. */
export function findDecidedListings(executor: Executor, limit: number) {
  const last = executor
    .select({ ...listingColumns, state: listingReport.state, at: listingReport.decidedAt })
    .from(listingReport)
    .where(sql`${listingReport.state} <> 'OPEN'`)
    .orderBy(desc(listingReport.decidedAt), desc(listingReport.id))
    .limit(LOOKED_AT)
    .as('decided')
  return executor
    .select({ kind: last.kind, listingId: last.listingId, state: last.state, at: max(last.at) })
    .from(last)
    .groupBy(last.kind, last.listingId, last.state)
    .orderBy(desc(max(last.at)))
    .limit(limit)
}

/** Reports of listings, the oldest first. */
export async function findReportsOf(executor: Executor, keys: readonly ListingKey[]) {
  if (keys.length === 0) return []
  const named = sql.join(
    keys.map(({ kind, id }) => sql`(${kind}::text, ${id}::bigint)`),
    sql`, `,
  )
  return executor
    .select({
      ...listingColumns,
      state: listingReport.state,
      reason: listingReport.reason,
      detail: listingReport.detail,
      reportedAt: listingReport.reportedAt,
    })
    .from(listingReport)
    .where(sql`(${listingReport.kind}, ${listingReport.listingId}) in (${named})`)
    .orderBy(asc(listingReport.reportedAt), asc(listingReport.id))
}

/** What a doctor has reported, for the data export. */
export const findReportsBy = (executor: Executor, doctorId: string) =>
  executor
    .select({
      ...listingColumns,
      reason: listingReport.reason,
      detail: listingReport.detail,
      reportedAt: listingReport.reportedAt,
      state: listingReport.state,
    })
    .from(listingReport)
    .where(eq(listingReport.doctorId, doctorId))
    .orderBy(desc(listingReport.reportedAt))
