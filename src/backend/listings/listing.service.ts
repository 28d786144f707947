import type { SpotWorkDetail, SpotWorkWhere } from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing-words.ts'
import type { Database } from '../database/client.ts'
import { badUserInput } from '../graphql/mask.ts'
import { toDetail, toSpotWork, type SpotWorkRecord } from './listing-record.ts'
import * as store from './listing.store.ts'
import { readCursor, writeCursor } from './spot-cursor.ts'

/** Who asks, and when. */
export type Asker = { doctorId: string | null; now: Date }

export type SpotPage = {
  items: SpotWorkRecord[]
  offset: number
  nextCursor: string | null
  where: SpotWorkWhere
}

const LIMIT = 100
const IDS_LIMIT = 10
/** Values one criterion may list; more is nobody's search. */
const VALUES_LIMIT = 200

function toId(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

function checkLimit(limit: number): void {
  if (limit < 1 || limit > LIMIT) throw badUserInput(`一度に取得できる求人は1件から${LIMIT}件までです。`)
}

function checkWhere(where: SpotWorkWhere): void {
  const tooMany = Object.values(where).some((value) => Array.isArray(value) && value.length > VALUES_LIMIT)
  if (tooMany) throw badUserInput(`ひとつの条件に指定できるのは${VALUES_LIMIT}件までです。`)
  if (where.generalHospitalIds?.some((id) => toId(id) === null))
    throw badUserInput('病院の指定が正しくありません。')
}

export type ListingService = ReturnType<typeof createListingService>

/** The rules of the listings: what may be asked, what is shown. */
export function createListingService(database: Database) {
  return {
    /** A page of open listings; `total` costs a statement of its own and is asked for with `countSpotWorks`. */
    async searchSpotWorks(
      {
        where,
        orderBy,
        limit,
        after,
      }: { where: SpotWorkWhere; orderBy: SpotSortOrder; limit: number; after: string | null },
      { doctorId, now }: Asker,
    ): Promise<SpotPage> {
      checkLimit(limit)
      checkWhere(where)
      const cursor = after === null ? null : readCursor(after, orderBy)
      if (after !== null && !cursor)
        throw badUserInput('続きの位置が正しくありません。はじめから検索してください。')
      const offset = cursor?.position ?? 0
      // One more than asked for says whether there is a next page.
      const rows = await store.findSpotWorks(database, {
        where,
        orderBy,
        limit: limit + 1,
        after: cursor,
        now,
        doctorId,
      })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const nextCursor =
        last && rows.length > limit
          ? writeCursor({
              order: orderBy,
              value: store.sortValue(orderBy, last),
              id: last.spot.id,
              position: offset + shown.length,
            })
          : null
      return { items: shown.map((row) => toSpotWork(row, now)), offset, nextCursor, where }
    },

    countSpotWorks: (where: SpotWorkWhere, now: Date): Promise<number> =>
      store.countSpotWorks(database, where, now),

    /** Null when there is no such listing, or only a draft. */
    async findSpotWork(id: string, { doctorId, now }: Asker): Promise<SpotWorkRecord | null> {
      const number = toId(id)
      const row = number === null ? undefined : await store.findSpotWork(database, number, doctorId)
      return row ? { ...toSpotWork(row, now), detail: toDetail(row.detail) } : null
    },

    /** In the order asked; unknown ids are left out. */
    async findSpotWorks(ids: readonly string[], { doctorId, now }: Asker): Promise<SpotWorkRecord[]> {
      if (ids.length > IDS_LIMIT) throw badUserInput(`一度に取得できる求人は${IDS_LIMIT}件までです。`)
      const numbers = [...new Set(ids)].flatMap((id) => toId(id) ?? [])
      if (numbers.length === 0) return []
      const rows = await store.findSpotWorksByIds(database, numbers, doctorId)
      const byId = new Map(rows.map((row) => [row.spot.id, row]))
      return numbers.flatMap((id) => {
        const row = byId.get(id)
        return row ? [toSpotWork(row, now)] : []
      })
    },

    async findDetails(ids: string[]): Promise<Map<string, SpotWorkDetail>> {
      const rows = await store.findSpotWorkDetails(database, ids.map(Number))
      return new Map(rows.map((row) => [String(row.spotWorkId), toDetail(row)]))
    },

    async findSameHospital(
      { id, hospital }: SpotWorkRecord,
      limit: number,
      { doctorId, now }: Asker,
    ): Promise<SpotWorkRecord[]> {
      checkLimit(limit)
      const rows = await store.findSameHospital(database, {
        hospitalId: Number(hospital.id),
        exceptId: Number(id),
        limit,
        now,
        doctorId,
      })
      return rows.map((row) => toSpotWork(row, now))
    },
  }
}
