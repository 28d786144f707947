import type {
  CalendarDay,
  Facets,
  Recommendation,
  SpotWorkDetail,
  SpotWorkWhere,
} from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { Database } from '../database/client.ts'
import { nextCursor } from './listing-cursor.ts'
import {
  checkCursor,
  checkDays,
  checkIds,
  checkLimit,
  checkWhere,
  checkWheres,
  toId,
} from './listing-question.ts'
import { toDetail, toSpotWork, type SpotWorkRecord } from './listing-record.ts'
import * as store from './listing.store.ts'
import type { ListingSearch } from './index/listing-search.ts'
import type { Viewer } from './spot-viewer.sql.ts'
import { toRecommendation, wishedOrder } from './wishes.service.ts'

/** Who asks, and when. */
export type Asker = Viewer & { now: Date }

export type SpotPage = {
  items: SpotWorkRecord[]
  total: number
  offset: number
  nextCursor: string | null
  recommendation: Recommendation | null
  usualPays: UsualPays | undefined
}

const IDS_LIMIT = 100

export type ListingService = ReturnType<typeof createListingService>

/** The rules of the listings: what may be asked, what is shown. */
export function createListingService(database: Database, search: ListingSearch) {
  /** In the order of the ids; unknown ones are left out. */
  async function inOrder(ids: readonly number[], asker: Asker): Promise<SpotWorkRecord[]> {
    if (ids.length === 0) return []
    const rows = await store.findSpotWorksByIds(database, ids, asker)
    const byId = new Map(rows.map((row) => [row.spot.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [toSpotWork(row, asker.now)] : []
    })
  }

  return {
    /** A page of open listings. */
    async searchSpotWorks(
      {
        where,
        orderBy,
        limit,
        after,
      }: { where: SpotWorkWhere; orderBy: SpotSortOrder; limit: number; after: string | null },
      asker: Asker,
    ): Promise<SpotPage> {
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

    async countSpotWorks(wheres: readonly SpotWorkWhere[], now: Date): Promise<number[]> {
      checkWheres(wheres)
      return search.counts(wheres, now)
    },

    async spotWorkFacets(where: SpotWorkWhere, now: Date): Promise<Facets> {
      checkWhere(where)
      return search.facets(where, now)
    },

    async spotWorkCalendar(
      { where, from, days }: { where: SpotWorkWhere; from: string; days: number },
      now: Date,
    ): Promise<CalendarDay[]> {
      checkWhere(where)
      checkDays(days)
      return search.calendar(where, from, days, now)
    },

    lastSpotDay: (now: Date): Promise<string | null> => store.findLastDay(database, now),

    /** Null when there is no such listing, or only a draft. */
    async findSpotWork(id: string, asker: Asker): Promise<SpotWorkRecord | null> {
      const number = toId(id)
      const row = number === null ? undefined : await store.findSpotWork(database, number, asker)
      return row ? { ...toSpotWork(row, asker.now), detail: toDetail(row.detail) } : null
    },

    /** In the order asked; unknown ids are left out. */
    async findSpotWorks(ids: readonly string[], asker: Asker): Promise<SpotWorkRecord[]> {
      checkIds(ids, IDS_LIMIT, '求人')
      return inOrder(
        [...new Set(ids)].flatMap((id) => toId(id) ?? []),
        asker,
      )
    },

    /** By ids the backend found itself, in their order. */
    listSpotWorks: inOrder,

    async findDetails(ids: string[]): Promise<Map<string, SpotWorkDetail>> {
      const rows = await store.findSpotWorkDetails(database, ids.map(Number))
      return new Map(rows.map((row) => [String(row.spotWorkId), toDetail(row)]))
    },

    async findSameHospital(
      { id, hospital }: SpotWorkRecord,
      limit: number,
      asker: Asker,
    ): Promise<SpotWorkRecord[]> {
      checkLimit(limit)
      const rows = await store.findSameHospital(database, {
        hospitalId: Number(hospital.id),
        exceptId: Number(id),
        limit,
        now: asker.now,
        viewer: asker,
      })
      return rows.map((row) => toSpotWork(row, asker.now))
    },
  }
}
