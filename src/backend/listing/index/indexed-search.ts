import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import type { Database } from '../../database/client.ts'
import { createIndexFeed } from './feed/index-feed.ts'
import type { FeedSource } from './feed/index-readings.sql.ts'
import type { ListingIndex, Order } from './listing-index.ts'
import type { Breakdowns, CommonBreakdown, ListingSearch } from './listing-search.ts'
import { indexCriteriaOf, meetBy, type NarrowByOwn } from './meeting.ts'
import type { FirstDay } from './requirement-rows.ts'
import { unwanted, type AddBlocked } from './unwanted.ts'
import { pageOfIndex } from './page-of-index.ts'
import { cityOffers, everyCity, prefectureOffers } from './places.ts'
import { facetsOf } from './tally.ts'

/** The breakdowns of an index. */
export type CountBy<Own extends string, By extends keyof Breakdowns> = {
  [B in By]: (index: ListingIndex<Own>, of: Breakdowns[B]['of'], now: Date) => Breakdowns[B]['gives']
}

/** A kind of listing: what feeds its index, and how it differs from the other kind. */
export type IndexedKind<Own extends string> = {
  source: FeedSource<Own>
  narrowByOwn: NarrowByOwn<Own>
  addBlocked?: AddBlocked<Own>
  firstDay: FirstDay
  orders: Record<SpotSortOrder, Order<Own>>
}

/** The orders by numbers that both kinds have. */
export const COMMON_ORDERS = {
  UNSPECIFIED: { by: 'recommendScore', direction: 'falling' },
  EDITED_AT_DESC: { by: 'editedAt', direction: 'falling' },
  PUBLISH_TIME_DESC: { by: 'publishTime', direction: 'falling' },
  FEE_DESC: { by: 'fee', direction: 'falling' },
  HOURLY_FEE_DESC: { by: 'hourlyFee', direction: 'falling' },
} satisfies Partial<Record<SpotSortOrder, Order<never>>>

export type IndexedSearch<By extends keyof Breakdowns> = ListingSearch<By> & {
  /** Resolves when the index has been filled, or filling has failed. */
  fill(now: Date): Promise<void>
  /** Milliseconds since the index last read its table; null while it is not filled. */
  age(): number | null
  /** The instant (milliseconds) before which no listing closes; null while it is not filled. */
  closesNext(): number | null
}

export const countByCommon = <Own extends string>({
  source: { kind },
  narrowByOwn,
  addBlocked,
  firstDay,
}: IndexedKind<Own>): CountBy<Own, CommonBreakdown> => {
  const reading = { kind, narrowByOwn, addBlocked, firstDay }
  const meet = meetBy(reading)
  return {
    facets: (index, where, now) => facetsOf(index, where, indexCriteriaOf(index, where, now, reading), kind),
    prefectures: (index, where, now) => prefectureOffers(index, meet(index, where, now, ['prefectures'])),
    cities: (index, { where, prefecture }, now) => {
      const met = meet(index, where, now, ['prefectures'])
      return prefecture ? cityOffers(index, met, prefecture) : everyCity(index, met)
    },
    hospitals: (index, ids) => ids.map((id) => index.countOfHospital(id)),
    usualPays: (index) => index.pay.usual,
  }
}

/**
 * Searches by the in-memory index. Each request first reads what has changed, in one statement; without an
 * index, `plain` is used.
 */
export function createIndexedSearch<Own extends string, By extends keyof Breakdowns>(
  database: Database,
  kind: IndexedKind<Own>,
  countBy: CountBy<Own, By>,
  { plain, report }: { plain: ListingSearch<By>; report: (error: unknown) => void },
): IndexedSearch<By> {
  const { source, narrowByOwn, addBlocked, firstDay, orders } = kind
  const feed = createIndexFeed(database, source, report)
  const meet = meetBy({ kind: source.kind, narrowByOwn, addBlocked, firstDay })

  /** Computes a result from the current index, synchronously, so that it cannot change meanwhile. */
  async function answer<T>(
    now: Date,
    make: (index: ListingIndex<Own>) => T,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    const index = await feed.current(now)
    if (!index) return otherwise()
    try {
      index.pay.settle()
      index.table.forgetScratch()
      return make(index)
    } catch (error) {
      feed.drop(error)
      return otherwise()
    }
  }

  return {
    page: (query) =>
      answer(
        query.now,
        (index) =>
          pageOfIndex(index, query, {
            order: orders[query.orderBy],
            meet,
            unwanted: (without) => unwanted(index, without, addBlocked),
          }),
        () => plain.page(query),
      ),
    count: (wheres, now) =>
      answer(
        now,
        (index) =>
          wheres.map((where) => {
            index.table.forgetScratch()
            return meet(index, where, now).count
          }),
        () => plain.count(wheres, now),
      ),
    breakDown: (by, of, now) =>
      answer(
        now,
        (index) => countBy[by](index, of, now),
        () => plain.breakDown(by, of, now),
      ),
    fill: (now) => feed.fill(now),
    age: feed.age,
    closesNext: feed.closesNext,
  }
}
