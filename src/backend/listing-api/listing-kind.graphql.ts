import type { Prefecture } from '../../domain/text/prefecture.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import { EXPERIENCE_MET } from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { shiftLengthOf } from '../../domain/search/search-spans.ts'
import { highPayOf } from '../../domain/search/usual-pay.ts'
import { badUserInput } from '../graphql/mask.ts'
import { whenThere, type Soon } from '../../platform/server/soon.server.ts'
import type { KindContext, ListingsContext } from './listings-context.ts'
import type { ListingWhere } from '../listing/index/listing-search.ts'

type PageArgs = {
  where?: ListingWhere | null
  orderBy?: SpotSortOrder | null
  limit?: number | null
  after?: string | null
}
type WhereArgs = { where?: ListingWhere | null }

/**
 * The criteria with what decides for the calling doctor: what NG settings leave out when they ask for that, and the experience
 * when it is asked about, or counted (`countsAll`).
 */
export async function forCaller(
  where: ListingWhere | null | undefined,
  { ownSearch }: Pick<ListingsContext, 'ownSearch'>,
  countsAll = false,
): Promise<ListingWhere> {
  const asksExperience = countsAll || where?.conditions?.includes(EXPERIENCE_MET)
  if (!where?.exceptNg && !asksExperience) return where ?? {}
  const own = await ownSearch()
  return {
    ...where,
    without: where?.exceptNg ? own?.without : null,
    experience: asksExperience ? own?.experience : null,
  }
}

/** Query resolvers of a kind. */
export const kindQueries = <Work, Detail>(
  kind: SearchKind,
  of: (context: ListingsContext) => KindContext<Work, Detail>,
) => ({
  async page(_: unknown, { where, orderBy, limit, after }: PageArgs, context: ListingsContext) {
    const { service, usualPays } = of(context)
    const asker = await context.asker()
    const page = await service.search(
      {
        where: forCaller(where, context),
        orderBy: orderBy ?? 'UNSPECIFIED',
        limit: limit ?? 20,
        after: after ?? null,
      },
      asker,
    )
    usualPays.current = page.usualPays
    return page
  },
  one: async (_: unknown, { id }: { id: string }, context: ListingsContext) =>
    of(context).service.find(id, await context.asker()),
  byIds: async (_: unknown, { ids }: { ids: readonly string[] }, context: ListingsContext) =>
    of(context).service.findByIds(ids, await context.asker()),
  counts: async (_: unknown, { wheres }: { wheres: readonly ListingWhere[] }, context: ListingsContext) =>
    of(context).service.count(
      await Promise.all(wheres.map((where) => forCaller(where, context))),
      context.now,
    ),
  facets: async (_: unknown, { where }: WhereArgs, context: ListingsContext) =>
    of(context).service.facets(await forCaller(where, context, true), context.now),
  prefectures: async (_: unknown, { where }: WhereArgs, context: ListingsContext) =>
    context.places.prefectureOffers(kind, await forCaller(where, context), context.now),
  cities: async (
    _: unknown,
    { where, prefecture }: WhereArgs & { prefecture: Prefecture },
    context: ListingsContext,
  ) => context.places.cityOffers(kind, await forCaller(where, context), prefecture, context.now),
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
  function highPay(listing: Work, _: unknown, context: ListingsContext) {
    const { usualPays } = of(context)
    return whenThere(usualPays.current ?? usualPays.find(), (usual) =>
      highPayOf(usual, {
        prefecture: listing.hospital.prefecture,
        shiftLength: shiftLengthOf(minutesOf(listing)),
        hourlyFee: listing.hourlyFee,
      }),
    )
  }
  const detail = (listing: Work, _: unknown, context: ListingsContext): Soon<Detail> =>
    whenThere(listing.detail ?? of(context).detailOf(listing.id), (found) => {
      if (!found) throw new Error(`listing ${listing.id} has no detail`)
      return found
    })
  return {
    highPay,
    detail,
    attractive: (listing: Work, _: unknown, context: ListingsContext) =>
      whenThere(highPay(listing, _, context), (found) => found !== null),
    async sameHospital(listing: Work, { limit }: { limit?: number | null }, context: ListingsContext) {
      context.sameHospitalBlocks += 1
      if (context.sameHospitalBlocks > SAME_HOSPITAL_LIMIT)
        throw badUserInput(`同じ病院の求人は一度に${SAME_HOSPITAL_LIMIT}件分までです。`)
      return of(context).service.findSameHospital(listing, limit ?? 5, await context.asker())
    },
  }
}
