import { eq, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { application } from '../../database/schema/work/application.ts'

/** A listing of either kind. */
export type ListingKey = { kind: SearchKind; id: number }

type Columns = { spotWorkId: number | null; regularWorkId: number | null }

/** The listing of a row, of which exactly one column is set (`application_listing`, `rehire_offer_listing`). */
export function listingOf({ spotWorkId, regularWorkId }: Columns): ListingKey {
  if (spotWorkId !== null) return { kind: 'spot', id: spotWorkId }
  if (regularWorkId !== null) return { kind: 'regular', id: regularWorkId }
  throw new Error('a row without a listing')
}

export const listingColumnsOf = ({ kind, id }: ListingKey): Columns => ({
  spotWorkId: kind === 'spot' ? id : null,
  regularWorkId: kind === 'regular' ? id : null,
})

/** Condition: the application is to the listing. */
export const isTo = ({ kind, id }: ListingKey): SQL =>
  eq(kind === 'spot' ? application.spotWorkId : application.regularWorkId, id)

/** Ascending order of locks, so that two transactions cannot deadlock. */
export const byListing = (a: ListingKey, b: ListingKey): number =>
  a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1
