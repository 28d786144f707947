import type {
  Facets,
  RegularWork,
  RegularWorkPage,
  RegularWorkWhere,
} from '../../contract/gen/listings-resolvers.ts'
import type { RegularSortOrder } from '../../domain/listing-words.ts'
import type { Database } from '../database/client.ts'
import { nextCursor } from './listing-cursor.ts'
import { checkCursor, checkLimit, checkWhere, checkWheres, toId } from './listing-question.ts'
import type { ListingSearch } from './plain-search.ts'
import { findRegularWorksByIds } from './regular-listing.store.ts'
import { toRegularWork } from './regular-record.ts'

export type RegularListingService = ReturnType<typeof createRegularListingService>

/** The rules of the regular listings: what may be asked, what is shown. */
export function createRegularListingService(database: Database, search: ListingSearch) {
  return {
    /** A page of open listings. */
    async searchRegularWorks(
      {
        where,
        orderBy,
        limit,
        after,
      }: { where: RegularWorkWhere; orderBy: RegularSortOrder; limit: number; after: string | null },
      now: Date,
    ): Promise<RegularWorkPage> {
      checkLimit(limit)
      checkWhere(where)
      const cursor = checkCursor(after, orderBy)
      const offset = cursor?.position ?? 0
      const page = await search.page({ where, orderBy, limit, after: cursor, now })
      const rows = page.ids.length > 0 ? await findRegularWorksByIds(database, page.ids) : []
      const byId = new Map(rows.map((row) => [row.regular.id, row]))
      return {
        items: page.ids.flatMap((id) => {
          const row = byId.get(id)
          return row ? [toRegularWork(row, now)] : []
        }),
        total: page.total,
        offset,
        nextCursor: nextCursor(orderBy, page, offset),
      }
    },

    /** Null when there is no such listing, or only a draft. */
    async findRegularWork(id: string, now: Date): Promise<RegularWork | null> {
      const number = toId(id)
      const [row] = number === null ? [] : await findRegularWorksByIds(database, [number])
      return row ? toRegularWork(row, now) : null
    },

    async countRegularWorks(wheres: readonly RegularWorkWhere[], now: Date): Promise<number[]> {
      checkWheres(wheres)
      return search.counts(wheres, now)
    },

    async regularWorkFacets(where: RegularWorkWhere, now: Date): Promise<Facets> {
      checkWhere(where)
      return search.facets(where, now)
    },
  }
}
