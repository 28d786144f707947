import type { SpotSortOrder } from '../../../domain/listing-words.ts'
import type { Database } from '../../database/client.ts'
import type { ListingSearch, ListingWhere } from '../listing-search.ts'
import type { Dimension } from '../search-dimension.ts'
import { createIndexFeed, type FeedSource } from './index-feed.ts'
import type { ListingIndex, Order } from './listing-index.ts'
import { meeting, type NarrowByOwn } from './meeting.ts'
import { facetsOf } from './tally.ts'

/** One kind of listing: what feeds its index, and where it differs from the other kind. */
export type SearchKind<Own extends string> = {
  source: FeedSource<Own>
  narrowByOwn: NarrowByOwn<Own>
  orders: Record<SpotSortOrder, Order<Own>>
  dimensions: readonly Dimension[]
}

/** Answers from an index in this process. Every question reads what has changed first, by one statement. */
export function createIndexedSearch<Own extends string>(
  database: Database,
  { source, narrowByOwn, orders, dimensions }: SearchKind<Own>,
): Omit<ListingSearch, 'calendar'> & { current: (now: Date) => Promise<ListingIndex<Own>> } {
  const feed = createIndexFeed(database, source)
  // From here on each answer is made without another `await`: the index does not change meanwhile.
  const current = async (now: Date) => {
    const index = await feed.current(now)
    index.table.forgetScratch()
    return index
  }
  const meet = (index: ListingIndex<Own>, where: ListingWhere, now: Date, except?: readonly Dimension[]) =>
    meeting(index, where, now, narrowByOwn, except)

  return {
    current,

    async page({ where, orderBy, limit, after, now }) {
      const index = await current(now)
      const { set, count } = meet(index, where, now)
      const order = orders[orderBy]
      const place = after && { key: Number(after.value), id: after.id }
      const rest = place ? index.behind(set, order, place) : set
      const left = place ? index.table.count(rest) : count
      const slots = index.first(rest, left, limit, order)
      const last = slots.at(-1)
      return {
        ids: slots.map((slot) => index.idAt(slot)),
        total: count,
        hasMore: left > limit,
        lastKey: last === undefined ? 0 : index.numbers(order.by).at(last),
      }
    },

    async counts(wheres, now) {
      const index = await current(now)
      return wheres.map((where) => {
        index.table.forgetScratch()
        return meet(index, where, now).count
      })
    },

    async facets(where, now) {
      const index = await current(now)
      return facetsOf(index, where, (except) => meet(index, where, now, except), dimensions)
    },

    async ofHospitals(ids, now) {
      const index = await current(now)
      return ids.map((id) => index.countOfHospital(id))
    },
  }
}
