import { GraphQLScalarType, Kind, type DocumentNode, type ExecutionResult } from 'graphql'
import { setTimeout as wait } from 'node:timers/promises'
import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { listingsTypeDefs } from '../../contract/gen/listings-type-defs.ts'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import { minutesBetween } from '../../domain/text/shift-text.ts'
import { minutesOfDay } from '../../domain/listing/regular-dates.ts'
import { clickMutations } from '../click/click.graphql.ts'
import { createClickService } from '../click/click.service.ts'
import { textMap } from '../click/text-map.ts'
import type { Database } from '../database/client.ts'
import { batch } from '../graphql/batch.ts'
import { createGraphqlEndpoint } from '../graphql/endpoint.ts'
import { executableSchema } from '../graphql/executable-schema.ts'
import { badUserInput, type Report } from '../graphql/mask.ts'
import { likeMutations, likeQueries } from '../like/like.graphql.ts'
import { createLikeListService } from '../like/like-list.service.ts'
import { createLikeService } from '../like/like.service.ts'
import { findOwnSearch } from '../ng/ng-filter.service.ts'
import { once } from '../../platform/server/once.server.ts'
import { onceSoon } from '../../platform/server/soon.server.ts'
import { createWithholdingTables } from '../withholding/withholding.service.ts'
import { usualPaysAround } from '../../domain/search/usual-pay.ts'
import type { Memberships } from '../gate/memberships.ts'
import { createListingDraftService } from '../listing-editor/draft.service.ts'
import { createHospitalService } from '../listing/hospital.service.ts'
import { createListingService, type Asker } from '../listing/listing.service.ts'
import { forCaller, kindFields, kindQueries } from './listing-kind.graphql.ts'
import type { ListingsContext } from './listings-context.ts'
import type { SearchEngine } from '../listing/index/listing-search.ts'
import { openSearch, type Searches } from '../listing/index/open-search.ts'
import { createPlaceService } from '../listing/place.service.ts'
import { regularListings, toRegularDates } from '../listing/regular-record.ts'
import { createSpotCalendarService } from '../listing/spot-calendar.service.ts'
import { spotListings, type SpotWorkRecord } from '../listing/spot-record.ts'
import { spotTakeHome } from './take-home.graphql.ts'
import { savedSearchMutations, savedSearchQueries } from '../saved-search/saved-search.graphql.ts'
import { isStaff } from '../gate/staff-action.service.ts'
import { createScheduleReader, scheduleQueries } from '../work/contract/regular-schedule.graphql.ts'
import { regularMeter, spotMeter } from '../work/hours/meter.graphql.ts'
import { createHoursReader } from '../work/hours/own-hours.service.ts'
import { createSavedSearchService } from '../saved-search/saved-search.service.ts'

/**
 * Delay of the index's initial filling after the start, in milliseconds, unless a search needs it earlier.
 */
const FILL_AFTER = 1_000

export type ListingsEndpointOptions = {
  database: Database
  /** The implementation of searches; the in-memory index when omitted. */
  engine?: SearchEngine | undefined
  /** A read replica for searches by PostgreSQL. */
  replica?: Database | null
  memberships: Memberships
  clock: () => Date
  /** Authenticates a bearer token; null for a visitor and for an invalid token. */
  verifyCaller: (bearer: string | null) => Promise<{ accountId: string; doctorId: string | null } | null>
  production: boolean
  trustedDocuments: Readonly<Record<string, string>>
  report: Report
}

export type ListingsEndpoint = {
  /** Fills the search indexes before the first search. Never rejects. */
  warm(): Promise<void>
  /** Milliseconds since each index last read its table. */
  searchAges: Searches['ages']
  /** Whether what lists show to everybody is as it was. */
  shown: Pick<Searches, 'version' | 'closesNext'>
  handle(request: Request): Promise<Response>
  execute(call: {
    document: DocumentNode
    variables?: Record<string, unknown>
    bearer: string | null
    /** The client's IP address, for rate limits. */
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

const ofSpot = ({ spot }: ListingsContext) => spot
const ofRegular = ({ regular }: ListingsContext) => regular
const spots = kindQueries('spot', ofSpot)
const regulars = kindQueries('regular', ofRegular)
const regularFields = kindFields(ofRegular, (regularWork) => {
  const { start, end } = minutesOfDay(regularWork)
  return end - start
})
const spotFields = kindFields(ofSpot, ({ startTime, endTime }: SpotWorkRecord) =>
  minutesBetween(startTime, endTime),
)

const DATES_LIMIT = 12

const resolvers: Resolvers<ListingsContext> = {
  Day: new GraphQLScalarType({
    name: 'Day',
    parseValue: parseDay,
    parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : null),
  }),
  TextMap: textMap,
  Query: {
    spotWorks: spots.page,
    spotWork: spots.one,
    spotWorkDraft: async (_, { ref }, { drafts, asker }) => drafts.findSpot(ref, await asker()),
    spotWorksByIds: spots.byIds,
    spotWorkCounts: spots.counts,
    spotWorkFacets: spots.facets,
    spotWorkPrefectures: spots.prefectures,
    spotWorkCities: spots.cities,
    spotWorkLastDay: (_, __, { calendar, now }) => calendar.lastDay(now),
    spotWorkCalendar: async (_, { where, from, days }, context) =>
      context.calendar.calendar({ where: await forCaller(where, context), from, days }, context.now),
    regularWorks: regulars.page,
    regularWork: regulars.one,
    regularWorkDraft: async (_, { ref }, { drafts, asker }) => drafts.findRegular(ref, await asker()),
    usualPays: async (_, { kind, prefecture }, { spot, regular }) =>
      usualPaysAround(prefecture, await (kind === 'SPOT' ? spot : regular).usualPays.find()),
    regularWorksByIds: regulars.byIds,
    regularWorkCounts: regulars.counts,
    regularWorkFacets: regulars.facets,
    regularWorkPrefectures: regulars.prefectures,
    regularWorkCities: regulars.cities,
    listingCities: (_, _args, { places, now }) => places.listingCities(now),
    hospitalSuggestions: (_, { text, limit }, { hospitals, now }) =>
      hospitals.suggestHospitals(text, limit ?? 20, now),
    hospitalsByIds: (_, { ids }, { hospitals }) => hospitals.nameHospitals(ids),
    ...savedSearchQueries,
    ...likeQueries,
    ...scheduleQueries,
  },
  Mutation: { ...savedSearchMutations, ...likeMutations, ...clickMutations },
  SpotWork: {
    ...spotFields,
    meter: (spotWork, _, context) => spotMeter(spotWork, context),
    takeHome: spotTakeHome,
  },
  RegularWork: {
    ...regularFields,
    meter: (regularWork, _, context) =>
      regularMeter(regularWork, context, () => regularFields.detail(regularWork, _, context)),
    firstDates: (regularWork, { count }) => {
      const wanted = count ?? 4
      if (wanted < 1 || wanted > DATES_LIMIT)
        throw badUserInput(`一度に取得できる日程は1回から${DATES_LIMIT}回までです。`)
      return toRegularDates(regularWork, wanted)
    },
  },
  Facets: {
    counts: ({ counts }, { of }) => (of ? counts.filter(({ criterion }) => of.includes(criterion)) : counts),
  },
}

const NOBODY = { accountId: null, doctorId: null }

/** The listings endpoint, over HTTP and in process. */
export function createListingsEndpoint({
  database,
  engine = 'index',
  replica = null,
  memberships,
  clock,
  verifyCaller,
  production,
  trustedDocuments,
  report,
}: ListingsEndpointOptions): ListingsEndpoint {
  const search = openSearch(database, { engine, report, replica })
  const insiderOf = async (accountId: string, now: Date) => ({
    hospitalIds: (await memberships.ofAccount(accountId)).map(({ hospitalId }) => hospitalId),
    isStaff: await isStaff(database, accountId, now),
  })
  const spot = createListingService(database, search.spot, spotListings, insiderOf)
  const regular = createListingService(database, search.regular, regularListings, insiderOf)
  const calendar = createSpotCalendarService(database, search.spot)
  const withholding = createWithholdingTables(database, clock)
  const hospitals = createHospitalService(database, { spots: search.spot, regulars: search.regular })
  const drafts = createListingDraftService(database, memberships, hospitals)
  const places = createPlaceService({ spot: search.spot, regular: search.regular })
  const savedSearches = createSavedSearchService({ database, clock, nameHospitals: hospitals.nameHospitals })
  const likes = createLikeService(database, clock)
  const clicks = createClickService(database, clock)
  const schedules = createScheduleReader(database, clock)
  const likeLists = createLikeListService(database, { spot, regular })
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
      const asker = onceSoon(async (): Promise<Asker> => ({ ...((await keeper()) ?? NOBODY), now }))
      const ownSearch = once(async () => {
        const doctorId = (await keeper())?.doctorId ?? null
        return doctorId === null ? null : findOwnSearch(database, doctorId, now)
      })
      return {
        ownSearch,
        spot: {
          service: spot,
          detailOf: batch((ids: string[]) => spot.findDetails(ids)),
          usualPays: {
            current: undefined,
            find: onceSoon(() => search.spot.breakDown('usualPays', null, now)),
          },
        },
        regular: {
          service: regular,
          detailOf: batch((ids: string[]) => regular.findDetails(ids)),
          usualPays: {
            current: undefined,
            find: onceSoon(() => search.regular.breakDown('usualPays', null, now)),
          },
        },
        calendar,
        drafts,
        hospitals,
        places,
        withholding,
        asker,
        savedSearches,
        likes,
        likeLists,
        schedules,
        ...createHoursReader(database, asker, now),
        clicks,
        address,
        keeper,
        sameHospitalBlocks: 0,
      }
    },
    production,
    trustedDocuments,
    report,
  })
  return {
    searchAges: search.ages,
    shown: { version: search.version, closesNext: search.closesNext },
    warm: async () => {
      // Delayed, so that the first pages of a started process are rendered first.
      await wait(FILL_AFTER, undefined, { ref: false })
      // A failure is ignored here: the next search fails in the same way and reports it.
      try {
        await search.fill(clock())
      } catch {
        return
      }
    },
    handle: endpoint.handle,
    execute: ({ document, variables, bearer, address = '' }) =>
      endpoint.execute({ document, variables, call: { bearer, address } }),
  }
}
