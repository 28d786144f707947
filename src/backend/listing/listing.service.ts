import type { Facets, Recommendation } from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Insider, OthersOfHospital } from './hospital.store.ts'
import { nextCursor } from './listing-cursor.ts'
import { checkCursor, checkIds, checkLimit, checkWhere, checkWheres, toId } from './listing-question.ts'
import type { ListingSearch, ListingWhere } from './index/listing-search.ts'
import type { Viewer } from './spot-viewer.sql.ts'
import { toRecommendation, wishedOrder } from './wishes.service.ts'

/** The caller, and the instant of the request. */
export type Asker = Viewer & { now: Date }

type Rows<Row> = PromiseLike<Row[]>

/** The differences between spot and regular listings: their statements, and the mapping to the contract. */
export type ListingKind<Row, Work, Detail> = {
  findByIds(executor: Executor, ids: readonly number[], asker: Asker): Rows<Row>
  /** With the columns of the detail table. */
  findWhole(executor: Executor, ids: readonly number[], asker: Asker, insider?: Insider): Rows<Row>
  findOfHospital(executor: Executor, others: OthersOfHospital, asker: Asker): Rows<Row>
  /** Details by listing id. */
  findDetails(executor: Executor, ids: number[]): Promise<Map<string, Detail>>
  toWork(row: Row, now: Date): Work
}

export type ListingPage<Work> = {
  items: Work[]
  total: number
  ngHidden: number
  offset: number
  nextCursor: string | null
  recommendation: Recommendation | null
  usualPays: UsualPays | undefined
}

export type PageWanted = {
  /** A promise, since what the caller's settings add to it is read beside the caller's wishes. */
  where: ListingWhere | Promise<ListingWhere>
  orderBy: SpotSortOrder
  limit: number
  after: string | null
}

export type ListingService<Work, Detail> = {
  /** A page of open listings. */
  search(wanted: PageWanted, asker: Asker): Promise<ListingPage<Work>>
  count(wheres: readonly ListingWhere[], now: Date): Promise<number[]>
  facets(where: ListingWhere, now: Date): Promise<Facets>
  /** Null for an unknown listing and for a draft. */
  find(id: string, asker: Asker): Promise<Work | null>
  /** In the order of `ids`; unknown ids are left out. */
  findByIds(ids: readonly string[], asker: Asker): Promise<Work[]>
  /** By ids that the backend has found itself, in their order. */
  list(ids: readonly number[], asker: Asker): Promise<Work[]>
  findDetails(ids: string[]): Promise<Map<string, Detail>>
  findSameHospital(work: Listed, limit: number, asker: Asker): Promise<Work[]>
}

type Listed = { id: string; hospital: { id: string } }

const IDS_LIMIT = 100

/** Listings of one kind: validation, search, and mapping to the contract. Without `insiderOf` nobody acts for a hospital. */
export function createListingService<Row, Work extends Listed, Detail>(
  database: Database,
  search: ListingSearch,
  kind: ListingKind<Row, Work, Detail>,
  insiderOf?: (accountId: string, now: Date) => Promise<Insider>,
): ListingService<Work, Detail> {
  async function list(ids: readonly number[], asker: Asker): Promise<Work[]> {
    if (ids.length === 0) return []
    const rows = await kind.findByIds(database, ids, asker)
    const works = rows.map((row) => kind.toWork(row, asker.now))
    const byId = new Map(works.map((work) => [work.id, work]))
    return ids.flatMap((id) => byId.get(String(id)) ?? [])
  }

  return {
    list,

    async search({ where: asked, orderBy, limit, after }, asker) {
      const [where, order] = await Promise.all([asked, wishedOrder(database, orderBy, asker)])
      checkLimit(limit)
      checkWhere(where)
      const cursor = checkCursor(after, orderBy, order?.mark)
      const offset = cursor?.position ?? 0
      const wishes = order?.criteria
      const page = await search.page({ where, orderBy, limit, after: cursor, now: asker.now, wishes })
      const items = await list(page.ids, asker)
      return {
        items,
        total: page.total,
        ngHidden: page.hidden,
        offset,
        nextCursor: nextCursor(orderBy, page, offset, order?.mark),
        recommendation: toRecommendation(order, page, items),
        usualPays: page.usualPays,
      }
    },

    async count(wheres, now) {
      checkWheres(wheres)
      return search.count(wheres, now)
    },

    async facets(where, now) {
      checkWhere(where)
      return search.breakDown('facets', where, now)
    },

    async find(id, asker) {
      const number = toId(id)
      if (number === null) return null
      const { accountId, now } = asker
      const [row] = await kind.findWhole(database, [number], asker)
      if (row) return kind.toWork(row, now)
      // Asked only where the page is not for everybody.
      const insider = accountId === null ? undefined : await insiderOf?.(accountId, now)
      const [own] = insider ? await kind.findWhole(database, [number], asker, insider) : []
      return own ? kind.toWork(own, now) : null
    },

    async findByIds(ids, asker) {
      checkIds(ids, IDS_LIMIT, '求人')
      return list(
        [...new Set(ids)].flatMap((id) => toId(id) ?? []),
        asker,
      )
    },

    findDetails: (ids) => kind.findDetails(database, ids.map(Number)),

    async findSameHospital({ id, hospital }, limit, asker) {
      checkLimit(limit)
      const others = { hospitalId: Number(hospital.id), exceptId: Number(id), limit }
      const rows = await kind.findOfHospital(database, others, asker)
      return rows.map((row) => kind.toWork(row, asker.now))
    },
  }
}
