import type {
  CalendarDay,
  CityOffer,
  Facets,
  PrefectureOffer,
  RegularWorkWhere,
  SpotWorkWhere,
} from '../../../contract/gen/listings-resolvers.ts'
import type { Experience } from '../../../domain/listing/requirements.ts'
import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import type { UsualPays } from '../../../domain/search/usual-pay.ts'
import type { Wish, WishCriteria } from '../../../domain/search/wishes.ts'
import type { NgCondition } from '../../../domain/ng/ng-words.ts'
import type { Span } from '../../../domain/ng/ng-times.ts'
import type { ListingCursor } from '../listing-cursor.ts'

/** What the calling doctor's NG settings leave out; the spans are sorted, and apply to spot listings. */
export type Without = {
  hospitalIds: readonly number[]
  conditions: readonly NgCondition[]
  spans: readonly Span[]
}

/** What the calling doctor's profile and works say, as far as requirements ask (`missingRequirements`). */
export type OwnExperience = Omit<Experience, 'hasWorkedHere'> & {
  /** Where the doctor has worked. */
  hospitalIds: readonly number[]
}

/** The criteria of a search of spot or of regular listings. */
export type ListingWhere = SpotWorkWhere &
  RegularWorkWhere & {
    without?: Without | null
    /** With which 必要な経験を満たす is decided; nobody's without, which meets what asks nothing. */
    experience?: OwnExperience | null
  }

export type PageQuery = {
  where: ListingWhere
  orderBy: SpotSortOrder
  limit: number
  after: ListingCursor | null
  now: Date
  /** The calling doctor's wishes: listings that meet more of them come first; the order breaks ties. */
  wishes?: readonly WishCriteria[]
}

export type PageOfIds = {
  ids: number[]
  total: number
  /** Further listings that meet the criteria, and are left out by `without`. */
  hidden: number
  hasMore: boolean
  /** The last listing's key in the sort. */
  lastKey: number
  /** The wishes that each listing meets; the number of the last one's is its rank. */
  met: Wish[][]
  /** The medians at the time of the page, when the implementation has them. */
  usualPays?: UsualPays | undefined
}

/** Breakdowns of open listings: the argument (`of`) and the result (`gives`). */
export type Breakdowns = {
  facets: { of: ListingWhere; gives: Facets }
  /** Ignores the search's criteria of place. */
  prefectures: { of: ListingWhere; gives: PrefectureOffer[] }
  /**
   * Cities with listings, most listings first, in one prefecture or in all; ignores the criteria of place
   * too.
   */
  cities: { of: { where: ListingWhere; prefecture: Prefecture | null }; gives: CityOffer[] }
  /** The number of open listings of each hospital. */
  hospitals: { of: readonly number[]; gives: number[] }
  usualPays: { of: null; gives: UsualPays }
  /** Spot listings only. */
  days: { of: { where: ListingWhere; from: string; days: number }; gives: CalendarDay[] }
}
export type CommonBreakdown = Exclude<keyof Breakdowns, 'days'>

/** Searches among the open listings of a kind. A result is at least as fresh as its request. */
export type ListingSearch<By extends keyof Breakdowns = CommonBreakdown> = {
  page(query: PageQuery): Promise<PageOfIds>
  count(wheres: readonly ListingWhere[], now: Date): Promise<number[]>
  breakDown<B extends By>(by: B, of: Breakdowns[B]['of'], now: Date): Promise<Breakdowns[B]['gives']>
}

export type SpotIndexSearch = ListingSearch<keyof Breakdowns>

/** The implementation: an index in each process with PostgreSQL as its fall-back, or PostgreSQL alone. */
export type SearchEngine = 'index' | 'postgres'
