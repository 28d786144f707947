import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import type { Database } from '../../database/client.ts'
import type { ListingSearch, ListingWhere } from './listing-search.ts'
import type { CountedName } from '../../../domain/search/search-criteria.ts'
import { createIndexFeed, type FeedSource } from './index-feed.ts'
import type { ListingIndex, Order } from './listing-index.ts'
import { criteriaOf, meeting, type NarrowByOwn } from './meeting.ts'
import { cityOffers, prefectureOffers } from './places.ts'
import { facetsOf } from './tally.ts'
import { anyOfSets, firstOfRanks, metBy, ranksOf } from './wish-ranks.ts'

/** One kind of listing: what feeds its index, and where it differs from the other kind. */
export type SearchKind<Own extends string> = {
  source: FeedSource<Own>
  narrowByOwn: NarrowByOwn<Own>
  orders: Record<SpotSortOrder, Order<Own>>
}

/** Makes an answer from the index as it stands after the question was asked; in one go, so that nothing changes meanwhile. */
type Answer<Own extends string> = <T>(now: Date, make: (index: ListingIndex<Own>) => T) => Promise<T>

/** Answers from an index in this process. Every question reads what has changed first, by one statement. */
export function createIndexedSearch<Own extends string>(
  database: Database,
  { source, narrowByOwn, orders }: SearchKind<Own>,
): Omit<ListingSearch, 'calendar'> & { answer: Answer<Own> } {
  const reading = { kind: source.kind, narrowByOwn }
  const feed = createIndexFeed(database, source)
  const answer: Answer<Own> = async (now, make) => {
    const index = await feed.current(now)
    index.pay.settle()
    index.table.forgetScratch()
    return make(index)
  }
  const meet = (index: ListingIndex<Own>, where: ListingWhere, now: Date, except?: readonly CountedName[]) =>
    meeting(index, criteriaOf(index, where, now, reading), except)

  return {
    answer,

    page: ({ where, orderBy, limit, after, now, wishes = [] }) =>
      answer(now, (index) => {
        const { set, count } = meet(index, where, now)
        const wished = wishes.map(({ wish, anyOf }) => ({
          wish,
          set: anyOfSets(
            index,
            anyOf.map((one) => meet(index, one, now).set),
          ),
        }))
        const page = firstOfRanks(
          index,
          { ranks: ranksOf(index, set, wished), count },
          {
            order: orders[orderBy],
            limit,
            after: after && { key: Number(after.value), id: after.id, rank: after.wished?.rank ?? 0 },
          },
        )
        const last = page.slots.at(-1)
        return {
          ids: page.slots.map((slot) => index.idAt(slot)),
          total: count,
          hasMore: page.hasMore,
          lastKey: last === undefined ? 0 : index.numbers(orders[orderBy].by).at(last),
          met: page.slots.map((slot) => metBy(index, slot, wished)),
          usualPays: index.pay.usual,
        }
      }),

    counts: (wheres, now) =>
      answer(now, (index) =>
        wheres.map((where) => {
          index.table.forgetScratch()
          return meet(index, where, now).count
        }),
      ),

    facets: (where, now) =>
      answer(now, (index) => facetsOf(index, where, criteriaOf(index, where, now, reading), source.kind)),

    prefectures: (where, now) =>
      answer(now, (index) => prefectureOffers(index, meet(index, where, now, ['prefectures']))),

    cities: (where, prefecture, now) =>
      answer(now, (index) => cityOffers(index, meet(index, where, now, ['prefectures']), prefecture)),

    allCities: (now) => answer(now, (index) => [...index.countsByCity(index.live).keys()]),
    usualPays: (now) => answer(now, (index) => index.pay.usual),

    ofHospitals: (ids, now) => answer(now, (index) => ids.map((id) => index.countOfHospital(id))),
  }
}
