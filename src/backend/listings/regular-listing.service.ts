import type { Facets, RegularWorkDetail, RegularWorkWhere } from '../../contract/gen/listings-resolvers.ts'
import type { RegularSortOrder } from '../../domain/listing-words.ts'
import type { Database } from '../database/client.ts'
import { nextCursor } from './listing-cursor.ts'
import { checkCursor, checkLimit, checkWhere, checkWheres, toId } from './listing-question.ts'
import type { Asker } from './listing.service.ts'
import type { ListingSearch } from './listing-search.ts'
import * as store from './regular-listing.store.ts'
import { toRegularDetail, toRegularWork, type RegularWorkRecord } from './regular-record.ts'

type RegularPage = {
  items: RegularWorkRecord[]
  total: number
  offset: number
  nextCursor: string | null
}

export type RegularListingService = ReturnType<typeof createRegularListingService>

/** The rules of the regular listings: what may be asked, what is shown. */
export function createRegularListingService(database: Database, search: Omit<ListingSearch, 'calendar'>) {
  return {
    /** A page of open listings. */
    async searchRegularWorks(
      {
        where,
        orderBy,
        limit,
        after,
      }: { where: RegularWorkWhere; orderBy: RegularSortOrder; limit: number; after: string | null },
      asker: Asker,
    ): Promise<RegularPage> {
      const { now } = asker
      checkLimit(limit)
      checkWhere(where)
      const cursor = checkCursor(after, orderBy)
      const offset = cursor?.position ?? 0
      const page = await search.page({ where, orderBy, limit, after: cursor, now })
      const rows = page.ids.length > 0 ? await store.findRegularWorksByIds(database, page.ids, asker) : []
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
    async findRegularWork(id: string, asker: Asker): Promise<RegularWorkRecord | null> {
      const number = toId(id)
      const [row] = number === null ? [] : await store.findRegularWorksByIds(database, [number], asker)
      return row ? toRegularWork(row, asker.now) : null
    },

    async findDetails(ids: string[]): Promise<Map<string, RegularWorkDetail>> {
      const rows = await store.findRegularWorkDetails(database, ids.map(Number))
      return new Map(rows.map((row) => [String(row.regularWorkId), toRegularDetail(row)]))
    },

    async findSameHospital(
      { id, hospital }: RegularWorkRecord,
      limit: number,
      asker: Asker,
    ): Promise<RegularWorkRecord[]> {
      checkLimit(limit)
      const others = { hospitalId: Number(hospital.id), exceptId: Number(id), limit }
      const rows = await store.findRegularWorksOfHospital(database, others, asker)
      return rows.map((row) => toRegularWork(row, asker.now))
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
