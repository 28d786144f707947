import type { PrefectureOffer } from '../../../contract/gen/listings-resolvers.ts'
import { PREFECTURES } from '../search-dimension.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Meeting } from './meeting.ts'
import { termOf } from './term.ts'

/** The prefectures of a set: how many listings each has, and the best pay. */
export function prefectureOffers<Own extends string>(
  index: ListingIndex<Own>,
  { set }: Meeting,
): PrefectureOffer[] {
  const { table } = index
  const here = table.scratch()
  const rows = [table.scratch(), table.scratch()] as const
  const fees = index.numbers('fee')
  return PREFECTURES.map((prefecture) => {
    const count = table.and(here, set, index.rowOf(termOf('prefectures', prefecture)))
    return { prefecture, count, bestFee: fees.greatest(here, [table.everything], rows) }
  })
}
