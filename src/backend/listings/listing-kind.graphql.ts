import type { Prefecture } from '../../domain/text/prefecture.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { shiftLengthOf } from '../../domain/search/search-spans.ts'
import { highPayOf } from '../../domain/search/usual-pay.ts'
import { badUserInput } from '../graphql/mask.ts'
import type { KindContext, ListingsContext } from './listings-context.ts'
import type { ListingWhere } from './index/listing-search.ts'

type PageArgs = {
  where?: ListingWhere | null
  orderBy?: SpotSortOrder | null
  limit?: number | null
  after?: string | null
}
type WhereArgs = { where?: ListingWhere | null }

/** Query resolvers of a kind. */
export const kindQueries = <Work, Detail>(
  kind: SearchKind,
  of: (context: ListingsContext) => KindContext<Work, Detail>,
) => ({
  async page(_: unknown, { where, orderBy, limit, after }: PageArgs, context: ListingsContext) {
    const { service, usualPays } = of(context)
    const page = await service.search(
      { where: where ?? {}, orderBy: orderBy ?? 'UNSPECIFIED', limit: limit ?? 20, after: after ?? null },
      await context.asker(),
    )
    usualPays.current = page.usualPays
    return page
  },
  one: async (_: unknown, { id }: { id: string }, context: ListingsContext) =>
    of(context).service.find(id, await context.asker()),
  byIds: async (_: unknown, { ids }: { ids: readonly string[] }, context: ListingsContext) =>
    of(context).service.findByIds(ids, await context.asker()),
  counts: (_: unknown, { wheres }: { wheres: readonly ListingWhere[] }, context: ListingsContext) =>
    of(context).service.count(wheres, context.now),
  facets: (_: unknown, { where }: WhereArgs, context: ListingsContext) =>
    of(context).service.facets(where ?? {}, context.now),
  prefectures: (_: unknown, { where }: WhereArgs, { places, now }: ListingsContext) =>
    places.prefectureOffers(kind, where ?? {}, now),
  cities: (
    _: unknown,
    { where, prefecture }: WhereArgs & { prefecture: Prefecture },
    { places, now }: ListingsContext,
  ) => places.cityOffers(kind, where ?? {}, prefecture, now),
})

type Asked<Detail> = {
  id: string
  hourlyFee: number
  hospital: { id: string; prefecture: Prefecture }
  /** Set when the listing's statement has read it. */
  detail?: Detail
}

/** Limit of `sameHospital` fields per response, since each costs a statement. */
const SAME_HOSPITAL_LIMIT = 10

/** Resolvers of the fields of `interface Listing` that are computed or fetched on demand. */
export function kindFields<Work extends Asked<Detail>, Detail>(
  of: (context: ListingsContext) => KindContext<Work, Detail>,
  minutesOf: (listing: Work) => number,
) {
  async function highPay(listing: Work, _: unknown, context: ListingsContext) {
    const { usualPays } = of(context)
    return highPayOf(usualPays.current ?? (await usualPays.find()), {
      prefecture: listing.hospital.prefecture,
      shiftLength: shiftLengthOf(minutesOf(listing)),
      hourlyFee: listing.hourlyFee,
    })
  }
  async function detail(listing: Work, _: unknown, context: ListingsContext): Promise<Detail> {
    const found = listing.detail ?? (await of(context).detailOf(listing.id))
    if (!found) throw new Error(`listing ${listing.id} has no detail`)
    return found
  }
  return {
    highPay,
    detail,
    attractive: async (listing: Work, _: unknown, context: ListingsContext) =>
      (await highPay(listing, _, context)) !== null,
    async sameHospital(listing: Work, { limit }: { limit?: number | null }, context: ListingsContext) {
      context.sameHospitalBlocks += 1
      if (context.sameHospitalBlocks > SAME_HOSPITAL_LIMIT)
        throw badUserInput(`同じ病院の求人は一度に${SAME_HOSPITAL_LIMIT}件分までです。`)
      return of(context).service.findSameHospital(listing, limit ?? 5, await context.asker())
    },
  }
}
