import type {
  Facets,
  Recommendation,
  RegularWorkDetail,
  RegularWorkWhere,
} from '../../contract/gen/listings-resolvers.ts'
import type { RegularSortOrder } from '../../domain/listing/listing-words.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { Database } from '../database/client.ts'
import { nextCursor } from './listing-cursor.ts'
import { checkCursor, checkIds, checkLimit, checkWhere, checkWheres, toId } from './listing-question.ts'
import type { Asker } from './listing.service.ts'
import type { ListingSearch } from './index/listing-search.ts'
import * as store from './regular-listing.store.ts'
import { toRegularDetail, toRegularWork, type RegularWorkRecord } from './regular-record.ts'
import { toRecommendation, wishedOrder } from './wishes.service.ts'

const IDS_LIMIT = 100

type RegularPage = {
  items: RegularWorkRecord[]
  total: number
  offset: number
  nextCursor: string | null
  recommendation: Recommendation | null
  usualPays: UsualPays | undefined
}

export type RegularListingService = ReturnType<typeof createRegularListingService>

/** The rules of the regular listings: what may be asked, what is shown. */
export function createRegularListingService(database: Database, search: Omit<ListingSearch, 'calendar'>) {
  /** In the order of the ids; what is not there is left out. */
  async function inOrder(ids: readonly number[], asker: Asker): Promise<RegularWorkRecord[]> {
    if (ids.length === 0) return []
    const rows = await store.findRegularWorksByIds(database, ids, asker)
    const byId = new Map(rows.map((row) => [row.regular.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [toRegularWork(row, asker.now)] : []
    })
  }

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
      checkLimit(limit)
      checkWhere(where)
      const order = await wishedOrder(database, orderBy, asker)
      const cursor = checkCursor(after, orderBy, order?.mark)
      const offset = cursor?.position ?? 0
      const page = await search.page({
        where,
        orderBy,
        limit,
        after: cursor,
        now: asker.now,
        wishes: order?.criteria,
      })
      const items = await inOrder(page.ids, asker)
      return {
        items,
        total: page.total,
        offset,
        nextCursor: nextCursor(orderBy, page, offset, order?.mark),
        recommendation: toRecommendation(order, page, items),
        usualPays: page.usualPays,
      }
    },

    /** Null when there is no such listing, or only a draft. */
    async findRegularWork(id: string, asker: Asker): Promise<RegularWorkRecord | null> {
      const number = toId(id)
      const [found] = number === null ? [] : await inOrder([number], asker)
      return found ?? null
    },

    /** In the order asked; unknown ids are left out. */
    async findRegularWorks(ids: readonly string[], asker: Asker): Promise<RegularWorkRecord[]> {
      checkIds(ids, IDS_LIMIT, '求人')
      return inOrder(
        [...new Set(ids)].flatMap((id) => toId(id) ?? []),
        asker,
      )
    },

    /** By ids the backend found itself, in their order. */
    listRegularWorks: inOrder,

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
