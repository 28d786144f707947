import { findingsIn } from '../../../domain/listing/draft/publish-check.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { Database, Executor } from '../../database/client.ts'
import { pageOf, type KeysetCursor } from '../../database/keyset-cursor.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import { EDITED, publicationOf } from '../draft-view.ts'
import { versionOf } from './decide-review.service.ts'
import { findRegularSummaries, findReview, findSpotSummaries, findListingsInReview } from './review.store.ts'

/** What lists show of a listing. */
export type Listed = {
  title: string
  when: string
  fee: number
  status: ListingStatus
  hospitalId: string
  hospitalName: string
  place: string
}

/** A listing in review, as a list shows it. */
export type ReviewSummary = Listed & { number: string; askedAt: Date }

type Row = {
  title: string
  fee: number
  status: ListingStatus
  hospitalId: number
  hospitalName: string
  prefecture: Prefecture
  city: string
}

const listed = ({ hospitalId, prefecture, city, ...row }: Row, when: string): Listed => ({
  title: row.title,
  fee: row.fee,
  status: row.status,
  hospitalName: row.hospitalName,
  when,
  hospitalId: `${hospitalId}`,
  place: `${PREFECTURE[prefecture]}${city}`,
})

/** What lists show of listings, by their numbers: a statement for each kind. */
export async function summariesOf(
  executor: Executor,
  keys: readonly ListingKey[],
): Promise<Map<string, Listed>> {
  const idsOf = (kind: SearchKind) => keys.flatMap((key) => (key.kind === kind ? [key.id] : []))
  // One after the other: within a transaction there is one connection.
  const spots = await findSpotSummaries(executor, idsOf('spot'))
  const regulars = await findRegularSummaries(executor, idsOf('regular'))
  return new Map([
    ...spots.map((row): [string, Listed] => [
      numberOfListing('spot', row.id),
      listed(row, shiftText(tokyoText(row.startTime), tokyoText(row.endTime))),
    ]),
    ...regulars.map((row): [string, Listed] => [
      numberOfListing('regular', row.id),
      listed(row, regularText(row)),
    ]),
  ])
}

type Asked = { after: KeysetCursor | null; limit: number; now: Date }

/** A page of the listings that wait for our staff, the longest first. */
export async function listWaiting(database: Database, { limit, ...asked }: Asked) {
  const rows = await findListingsInReview(database, { ...asked, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ at }) => at)
  const summaries = await summariesOf(
    database,
    items.map(({ kind, listingId }) => ({ kind, id: listingId })),
  )
  const reviews = items.flatMap(({ kind, listingId, at }): ReviewSummary[] => {
    const number = numberOfListing(kind, listingId)
    const summary = summaries.get(number)
    return summary ? [{ ...summary, number, askedAt: at }] : []
  })
  return { reviews, nextCursor }
}

/** A listing in review with what the publish check says of it today; null for one that was never in review. */
export async function readReview(database: Database, key: ListingKey, now: Date) {
  const [review, listing, summaries] = await Promise.all([
    findReview(database, key),
    EDITED[key.kind].find(database, key.id),
    summariesOf(database, [key]),
  ])
  const number = numberOfListing(key.kind, key.id)
  const summary = summaries.get(number)
  if (!review || !listing || !summary) return null
  const { context } = await publicationOf(database, { hospitalId: listing.hospitalId, listing }, now)
  return {
    review,
    summary: { ...summary, number, askedAt: review.askedAt },
    findings: findingsIn(key.kind, listing.answers, context),
    version: versionOf(listing),
  }
}
