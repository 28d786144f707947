import type {
  CalendarDay,
  CityOffer,
  Facets,
  PrefectureOffer,
  RegularWorkWhere,
  SpotWorkWhere,
} from '../../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../../domain/listing/listing-words.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import type { UsualPays } from '../../../domain/search/usual-pay.ts'
import type { Wish, WishCriteria } from '../../../domain/search/wishes.ts'
import type { ListingCursor } from '../listing-cursor.ts'

/** What a question may ask, of spot or of regular listings. */
export type ListingWhere = SpotWorkWhere & RegularWorkWhere

export type PageQuery = {
  where: ListingWhere
  orderBy: SpotSortOrder
  limit: number
  after: ListingCursor | null
  now: Date
  /** Of the asking doctor: what meets more of them comes first, whatever the order. */
  wishes?: readonly WishCriteria[]
}

export type PageOfIds = {
  ids: number[]
  total: number
  hasMore: boolean
  /** What the last of them is sorted by. */
  lastKey: number
  /** The wishes each of them meets; as many as the last one meets is its rank. */
  met: Wish[][]
  /** As they stood when the page was found, where that says which they are. */
  usualPays?: UsualPays | undefined
}

/** What open listings are counted by: what is asked (`of`) and what is answered (`gives`). */
export type Breakdowns = {
  facets: { of: ListingWhere; gives: Facets }
  /** The prefectures and cities a search is limited to play no part. */
  prefectures: { of: ListingWhere; gives: PrefectureOffer[] }
  /** Those that have listings, those with most first, in one prefecture or in all; here too the place plays no part. */
  cities: { of: { where: ListingWhere; prefecture: Prefecture | null }; gives: CityOffer[] }
  /** How many open listings each of these hospitals has. */
  hospitals: { of: readonly number[]; gives: number[] }
  usualPays: { of: null; gives: UsualPays }
  /** Spot listings only. */
  days: { of: { where: ListingWhere; from: string; days: number }; gives: CalendarDay[] }
}
export type CommonBreakdown = Exclude<keyof Breakdowns, 'days'>

/** Questions about the open listings of a kind. Each answer holds for a moment after the question was asked. */
export type ListingSearch<By extends keyof Breakdowns = CommonBreakdown> = {
  page(query: PageQuery): Promise<PageOfIds>
  count(wheres: readonly ListingWhere[], now: Date): Promise<number[]>
  breakDown<B extends By>(by: B, of: Breakdowns[B]['of'], now: Date): Promise<Breakdowns[B]['gives']>
}

export type SpotSearch = ListingSearch<keyof Breakdowns>

/** What answers: an index in each process, with PostgreSQL behind it, or PostgreSQL alone. */
export type SearchEngine = 'index' | 'postgres'
