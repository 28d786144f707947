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

/** Questions about the open listings of a kind. Each answer holds for a moment after the question was asked. */
export type ListingSearch = {
  page(query: PageQuery): Promise<PageOfIds>
  counts(wheres: readonly ListingWhere[], now: Date): Promise<number[]>
  facets(where: ListingWhere, now: Date): Promise<Facets>
  /** Spot listings only. */
  calendar(where: ListingWhere, from: string, days: number, now: Date): Promise<CalendarDay[]>
  /** What each prefecture has; the ones a search is limited to play no part. */
  prefectures(where: ListingWhere, now: Date): Promise<PrefectureOffer[]>
  /** The cities of a prefecture that have listings, those with most first; the place a search is limited to plays no part. */
  cities(where: ListingWhere, prefecture: Prefecture, now: Date): Promise<CityOffer[]>
  /** The keys of the cities with any. */
  allCities(now: Date): Promise<string[]>
  /** What is usually paid, of the listings that are open. */
  usualPays(now: Date): Promise<UsualPays>
  /** How many open listings each of these hospitals has. */
  ofHospitals(ids: readonly number[], now: Date): Promise<number[]>
}
