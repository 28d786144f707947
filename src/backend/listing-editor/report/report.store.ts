import { and, asc, count, desc, eq, gt, inArray, max, min, ne, sql, type SQL } from 'drizzle-orm'
import type { ListingReportReason, ListingReportState } from '../../../domain/listing/listing-report.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { listingReport } from '../../database/schema/listing/listing-report.ts'
import type { ListingKey } from '../../work/listing-key.ts'

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

export async function insertReport(tx: Executor, { kind, id }: ListingKey, report: NewReport): Promise<void> {
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

/** Listings with open reports, the one that was reported first at the top. */
export const findOpenListings = (executor: Executor, limit: number) =>
  executor
    .select({ ...listingColumns, state: listingReport.state, at: min(listingReport.reportedAt) })
    .from(listingReport)
    .where(eq(listingReport.state, 'OPEN'))
    .groupBy(listingReport.kind, listingReport.listingId, listingReport.state)
    .orderBy(asc(min(listingReport.reportedAt)))
    .limit(limit)

/** Listings with decided reports, the latest decision first. */
export const findDecidedListings = (executor: Executor, limit: number) =>
  executor
    .select({ ...listingColumns, state: listingReport.state, at: max(listingReport.decidedAt) })
    .from(listingReport)
    .where(ne(listingReport.state, 'OPEN'))
    .groupBy(listingReport.kind, listingReport.listingId, listingReport.state)
    .orderBy(desc(max(listingReport.decidedAt)))
    .limit(limit)

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
