import type { ListingIndex, Order } from './listing-index.ts'
import type { PageOfIds, PageQuery, Without } from './listing-search.ts'
import type { Meet } from './meeting.ts'
import { anyOfSets, firstOfRanks, metBy, ranksOf } from './wish-ranks.ts'

/** A page of a search and its total. */
export function pageOfIndex<Own extends string>(
  index: ListingIndex<Own>,
  { where, limit, after, now, wishes = [] }: PageQuery,
  { order, meet, unwanted }: { order: Order<Own>; meet: Meet<Own>; unwanted: (without: Without) => number },
): PageOfIds {
  const { set, count: met } = meet(index, { ...where, without: null }, now)
  const count = where.without ? index.table.andNot(set, set, unwanted(where.without)) : met
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
      order,
      limit,
      after: after && { key: Number(after.value), id: after.id, rank: after.wished?.rank ?? 0 },
    },
  )
  const last = page.slots.at(-1)
  return {
    ids: page.slots.map((slot) => index.idAt(slot)),
    total: count,
    hidden: met - count,
    hasMore: page.hasMore,
    lastKey: last === undefined ? 0 : index.numbers(order.by).at(last),
    met: page.slots.map((slot) => metBy(index, slot, wished)),
    usualPays: index.pay.usual,
  }
}
