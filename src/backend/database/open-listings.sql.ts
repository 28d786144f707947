import { and, gt, sql, type Column, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { listingReview } from './schema/listing/listing-review.ts'
import { regularWork } from './schema/listing/regular-work.ts'
import { spotWork } from './schema/listing/spot-work.ts'

/**
 * The hospital is hiring, for rows aliased `listing`. A trigger re-indexes its listings when that changes.
 */
export const IS_HIRING = `not exists (
  select from hospital paused where paused.id = listing.hospital_id and paused.is_hiring_paused)`

/** Open to applications, for rows aliased `listing`. */
export const isOpenListing = (kind: SearchKind, now: Date): SQL => sql`
  listing.status = 'PUBLISHED' and listing.application_deadline > ${now} and ${sql.raw(IS_HIRING)}
    ${kind === 'spot' ? sql`and listing.start_time > ${now}` : sql``}`

const isHiring = (hospitalId: Column): SQL =>
  sql`not exists (select from hospital paused where paused.id = ${hospitalId} and paused.is_hiring_paused)`

export type ListingTable = typeof spotWork | typeof regularWork

/** The same for drizzle's query builder. */
const isOpenOf = (listing: ListingTable, now: Date, more?: SQL): SQL | undefined =>
  and(
    sql`${listing.status} = 'PUBLISHED'`,
    gt(listing.applicationDeadline, now),
    more,
    isHiring(listing.hospitalId),
  )

export const isOpenSpot = (now: Date): SQL | undefined => isOpenOf(spotWork, now, gt(spotWork.startTime, now))
export const isOpenRegular = (now: Date): SQL | undefined => isOpenOf(regularWork, now)

export const LISTINGS = {
  spot: { listing: spotWork, isOpen: isOpenSpot },
  regular: { listing: regularWork, isOpen: isOpenRegular },
} as const

/**
 * The state of a filled listing that has a free slot again: one in review, or stopped by our staff, stays closed to
 * applications.
 */
export const reopenedStatus = (kind: SearchKind): SQL => {
  const { listing } = LISTINGS[kind]
  return sql`case when exists (select from ${listingReview} review where review.kind = ${kind}
    and review.listing_id = ${listing.id} and review.state <> 'APPROVED') then 'PAUSED' else 'PUBLISHED' end`
}
