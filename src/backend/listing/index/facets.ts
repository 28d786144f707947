import type { CityOffer, FacetCount, Facets } from '../../../contract/gen/listings-resolvers.ts'
import { countedOf, type CountedName } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { GRID_WEEKDAYS } from '../../../domain/search/weekday-grid.ts'
import { prefectureOfCity, prefecturesAsked } from '../../../domain/text/city.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { SHIFT_PATTERNS } from '../search-dimension.ts'
import type { ListingWhere } from './listing-search.ts'

/** The counts of one search, from the index or from plain SQL. */
type Counts = {
  total: number
  countsOf: (name: CountedName) => FacetCount[]
  citiesOf: (prefecture: Prefecture) => CityOffer[]
  /** By weekday, and within a weekday by shift pattern. */
  grid: ArrayLike<number>
}

/** Counts of the cities in the requested prefectures only, not of all cities of Japan. */
const citiesAsked = (where: ListingWhere, citiesOf: Counts['citiesOf']): FacetCount[] =>
  prefecturesAsked(where).flatMap((prefecture) => {
    const offers = citiesOf(prefecture)
    const empty = (where.cities ?? []).filter(
      (key) => prefectureOfCity(key) === prefecture && !offers.some((offer) => offer.key === key),
    )
    return [
      ...offers.map(({ key, count }) => ({ value: key, count })),
      ...[...new Set(empty)].map((value) => ({ value, count: 0 })),
    ]
  })

/** Maps counts to the contract's `Facets`. */
export const makeFacets = (
  kind: SearchKind,
  where: ListingWhere,
  { total, countsOf, citiesOf, grid }: Counts,
): Facets => ({
  total,
  counts: [
    ...countedOf(kind).map((criterion) => ({ criterion, values: countsOf(criterion) })),
    { criterion: 'cities', values: citiesAsked(where, citiesOf) },
  ],
  weekdayPatterns: GRID_WEEKDAYS.flatMap((weekday, at) =>
    SHIFT_PATTERNS.map((shiftPattern, pattern) => ({
      weekday,
      shiftPattern,
      count: grid[at * SHIFT_PATTERNS.length + pattern] ?? 0,
    })),
  ),
})
