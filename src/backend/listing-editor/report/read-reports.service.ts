import type { ListingReportReason, ListingReportState } from '../../../domain/listing/listing-report.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Database } from '../../database/client.ts'
import { summariesOf, type Listed } from '../review/read-review.service.ts'
import { findDecidedListings, findOpenListings, findReportsOf } from './report.store.ts'

const OPEN = 50
const DECIDED = 20

type Report = { reason: ListingReportReason; detail: string; reportedAt: Date }

/** A listing with its reports of one state. */
export type Reported = Listed & {
  number: string
  status: ListingStatus
  state: ListingReportState
  reports: Report[]
  reportedAt: Date
  decidedAt: Date | null
}

type Row = { kind: SearchKind; listingId: number; state: ListingReportState; at: Date | null }

async function fill(database: Database, rows: readonly Row[]): Promise<Reported[]> {
  const keys = rows.map(({ kind, listingId }) => ({ kind, id: listingId }))
  const [summaries, reports] = await Promise.all([summariesOf(database, keys), findReportsOf(database, keys)])
  return rows.flatMap(({ kind, listingId, state, at }): Reported[] => {
    const number = numberOfListing(kind, listingId)
    const listing = summaries.get(number)
    const own = reports.filter(
      (one) => one.kind === kind && one.listingId === listingId && one.state === state,
    )
    const [first] = own
    if (!listing || !first) return []
    const decidedAt = state === 'OPEN' ? null : at
    return [{ ...listing, number, state, reports: own, reportedAt: first.reportedAt, decidedAt }]
  })
}

/** Listings with open reports, the one that was reported first at the top, and those decided last. */
export async function listReported(database: Database) {
  const [open, decided] = await Promise.all([
    findOpenListings(database, OPEN),
    findDecidedListings(database, DECIDED),
  ])
  const filled = await fill(database, [...open, ...decided])
  const isOpen = ({ state }: Reported) => state === 'OPEN'
  return { open: filled.filter(isOpen), decided: filled.filter((one) => !isOpen(one)) }
}
