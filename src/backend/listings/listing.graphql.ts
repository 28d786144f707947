import { GraphQLScalarType, Kind, type DocumentNode, type ExecutionResult } from 'graphql'
import { setTimeout as wait } from 'node:timers/promises'
import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { listingsTypeDefs } from '../../contract/gen/listings-type-defs.ts'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import { shiftLengthOf } from '../../domain/search/search-spans.ts'
import { minutesBetween } from '../../domain/text/shift-text.ts'
import { takeHome } from '../../domain/listing/take-home.ts'
import { clickMutations } from '../clicks/click.graphql.ts'
import { createClickService } from '../clicks/click.service.ts'
import { textMap } from '../clicks/text-map.ts'
import type { Database } from '../database/client.ts'
import { highPayOf } from '../../domain/search/usual-pay.ts'
import { batch } from '../graphql/batch.ts'
import { createGraphqlEndpoint } from '../graphql/endpoint.ts'
import { executableSchema } from '../graphql/executable-schema.ts'
import { badUserInput, type Report } from '../graphql/mask.ts'
import { likeMutations, likeQueries } from '../likes/like.graphql.ts'
import { createLikeListService } from '../likes/like-list.service.ts'
import { createLikeService } from '../likes/like.service.ts'
import { once } from '../once.ts'
import { createWithholdingTables } from '../withholding/withholding.service.ts'
import { createHospitalService } from './hospital.service.ts'
import { createListingService, type Asker } from './listing.service.ts'
import type { SpotWorkRecord } from './listing-record.ts'
import { countSameHospitalBlock, type ListingsContext } from './listings-context.ts'
import { createRegularSearch, createSpotSearch } from './index/lazy-search.ts'
import { regularWorkFields } from './regular-listing.graphql.ts'
import { createPlaceService } from './place.service.ts'
import { createRegularListingService } from './regular-listing.service.ts'
import { savedSearchMutations, savedSearchQueries } from '../saved-searches/saved-search.graphql.ts'
import { createSavedSearchService } from '../saved-searches/saved-search.service.ts'

/** Milliseconds after the start in which the index is not filled unless somebody's question needs it. */
const FILL_AFTER = 1_000

export type ListingsEndpointOptions = {
  database: Database
  clock: () => Date
  /** Who bears the token; null for a visitor and for a token that no longer holds. */
  verifyCaller: (bearer: string | null) => Promise<{ accountId: string; doctorId: string | null } | null>
  production: boolean
  trustedDocuments: Readonly<Record<string, string>>
  report: Report
}

export type ListingsEndpoint = {
  /** Fills the search indexes, so that the first who searches need not wait. Never rejects. */
  warm(): Promise<void>
  handle(request: Request): Promise<Response>
  execute(call: {
    document: DocumentNode
    variables?: Record<string, unknown>
    bearer: string | null
    /** Who asks, by network address; what is limited is limited by it. */
    address?: string
  }): Promise<ExecutionResult>
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const date = new Date(`${value}T00:00:00Z`)
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value
  }
  throw badUserInput('日付は YYYY-MM-DD の形で指定してください。')
}

const resolvers: Resolvers<ListingsContext> = {
  Day: new GraphQLScalarType({
    name: 'Day',
    parseValue: parseDay,
    parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : null),
  }),
  TextMap: textMap,
  Query: {
    spotWorks: async (_, { where, orderBy, limit, after }, { service, asker, usualPays }) => {
      const page = await service.searchSpotWorks(
        { where: where ?? {}, orderBy: orderBy ?? 'UNSPECIFIED', limit: limit ?? 20, after: after ?? null },
        await asker(),
      )
      usualPays.spot.current = page.usualPays
      return page
    },
    spotWork: async (_, { id }, { service, asker }) => service.findSpotWork(id, await asker()),
    spotWorksByIds: async (_, { ids }, { service, asker }) => service.findSpotWorks(ids, await asker()),
    spotWorkCounts: (_, { wheres }, { service, now }) => service.countSpotWorks(wheres, now),
    spotWorkFacets: (_, { where }, { service, now }) => service.spotWorkFacets(where ?? {}, now),
    spotWorkLastDay: (_, __, { service, now }) => service.lastSpotDay(now),
    spotWorkCalendar: (_, { where, from, days }, { service, now }) =>
      service.spotWorkCalendar({ where: where ?? {}, from, days }, now),
    regularWorks: async (_, { where, orderBy, limit, after }, { regulars, asker, usualPays }) => {
      const page = await regulars.searchRegularWorks(
        { where: where ?? {}, orderBy: orderBy ?? 'UNSPECIFIED', limit: limit ?? 20, after: after ?? null },
        await asker(),
      )
      usualPays.regular.current = page.usualPays
      return page
    },
    regularWork: async (_, { id }, { regulars, asker }) => regulars.findRegularWork(id, await asker()),
    regularWorksByIds: async (_, { ids }, { regulars, asker }) =>
      regulars.findRegularWorks(ids, await asker()),
    regularWorkCounts: (_, { wheres }, { regulars, now }) => regulars.countRegularWorks(wheres, now),
    regularWorkFacets: (_, { where }, { regulars, now }) => regulars.regularWorkFacets(where ?? {}, now),
    spotWorkPrefectures: (_, { where }, { places, now }) => places.prefectureOffers('spot', where ?? {}, now),
    listingCities: (_, _args, { places, now }) => places.listingCities(now),
    spotWorkCities: (_, { where, prefecture }, { places, now }) =>
      places.cityOffers('spot', where ?? {}, prefecture, now),
    regularWorkPrefectures: (_, { where }, { places, now }) =>
      places.prefectureOffers('regular', where ?? {}, now),
    regularWorkCities: (_, { where, prefecture }, { places, now }) =>
      places.cityOffers('regular', where ?? {}, prefecture, now),
    hospitalSuggestions: (_, { text, limit }, { hospitals, now }) =>
      hospitals.suggestHospitals(text, limit ?? 20, now),
    hospitalsByIds: (_, { ids }, { hospitals }) => hospitals.nameHospitals(ids),
    ...savedSearchQueries,
    ...likeQueries,
  },
  Mutation: { ...savedSearchMutations, ...likeMutations, ...clickMutations },
  SpotWork: {
    attractive: async (spotWork, _, context) => (await highPayOfSpot(spotWork, context)) !== null,
    highPay: async (spotWork, _, context) => highPayOfSpot(spotWork, context),
    detail: async ({ id, detail }, _, { detailOf }) => {
      const found = detail ?? (await detailOf(id))
      if (!found) throw new Error(`spot listing ${id} has no detail`)
      return found
    },
    takeHome: async ({ id, detail, fee, startTime }, _, { detailOf, withholding }) => {
      const year = Number(startTime.slice(0, 4))
      const bands = await withholding(year)
      // A list asks for twenty, and how each is paid matters only where there are tables.
      if (bands.length === 0) return { year, otsuYen: null, heiYen: null }
      const found = detail ?? (await detailOf(id))
      if (!found) throw new Error(`spot listing ${id} has no detail`)
      const pay = { yen: fee, isPaidOnDay: found.paymentMethod === 'CASH_ON_DAY' }
      return takeHome(pay, year, bands)
    },
    sameHospital: async (spotWork, { limit }, context) => {
      countSameHospitalBlock(context)
      return context.service.findSameHospital(spotWork, limit ?? 5, await context.asker())
    },
  },
  RegularWork: regularWorkFields,
}

async function highPayOfSpot(
  { startTime, endTime, hourlyFee, hospital }: SpotWorkRecord,
  { usualPays: { spot } }: ListingsContext,
) {
  const shiftLength = shiftLengthOf(minutesBetween(startTime, endTime))
  const { prefecture } = hospital
  return highPayOf(spot.current ?? (await spot.find()), { prefecture, shiftLength, hourlyFee })
}

const NOBODY = { accountId: null, doctorId: null }

/** The listings endpoint (spec section 7, call 4), over HTTP and in process. */
export function createListingsEndpoint({
  database,
  clock,
  verifyCaller,
  production,
  trustedDocuments,
  report,
}: ListingsEndpointOptions): ListingsEndpoint {
  const spotSearch = createSpotSearch(database)
  const regularSearch = createRegularSearch(database)
  const service = createListingService(database, spotSearch)
  const regulars = createRegularListingService(database, regularSearch)
  const withholding = createWithholdingTables(database, clock)
  const hospitals = createHospitalService(database, { spots: spotSearch, regulars: regularSearch })
  const places = createPlaceService({ spot: spotSearch, regular: regularSearch })
  const savedSearches = createSavedSearchService({ database, clock, nameHospitals: hospitals.nameHospitals })
  const likes = createLikeService(database, clock)
  const clicks = createClickService(database, clock)
  const likeLists = createLikeListService(database, { ...service, ...regulars })
  const endpoint = createGraphqlEndpoint<{ bearer: string | null; address: string }, ListingsContext>({
    schema: () => executableSchema<ListingsContext>({ typeDefs: listingsTypeDefs, resolvers }),
    path: '/listings/graphql',
    callOf: ({ headers }) => ({
      bearer: bearerToken(headers.get('authorization')),
      address: headers.get('x-client-address') ?? '',
    }),
    context: ({ bearer, address }) => {
      const now = clock()
      const keeper = once(async () => (bearer ? verifyCaller(bearer) : null))
      const asker = once(async (): Promise<Asker> => ({ ...((await keeper()) ?? NOBODY), now }))
      return {
        service,
        regulars,
        hospitals,
        places,
        withholding,
        now,
        asker,
        savedSearches,
        likes,
        likeLists,
        clicks,
        address,
        keeper,
        detailOf: batch((ids: string[]) => service.findDetails(ids)),
        regularDetailOf: batch((ids: string[]) => regulars.findDetails(ids)),
        usualPays: {
          spot: { current: undefined, find: once(() => spotSearch.usualPays(now)) },
          regular: { current: undefined, find: once(() => regularSearch.usualPays(now)) },
        },
        sameHospitalBlocks: 0,
      }
    },
    production,
    trustedDocuments,
    report,
  })
  return {
    warm: async () => {
      // A process that has just started has pages to show first.
      await wait(FILL_AFTER, undefined, { ref: false })
      // What goes wrong here goes wrong again when somebody searches, and is said then.
      try {
        // One after the other: the first page is one of spot listings.
        for (const { counts } of [spotSearch, regularSearch]) await counts([{}], clock())
      } catch {
        return
      }
    },
    handle: endpoint.handle,
    execute: ({ document, variables, bearer, address = '' }) =>
      endpoint.execute({ document, variables, call: { bearer, address } }),
  }
}
