import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Season } from '../../../domain/search/season.ts'
import type { SpotCriteria } from '../../../domain/search/spot-search.ts'
import { getSpotCalendar, getSpotCities, getSpotFacets, getUsualFees } from './search-counts.functions.ts'
import { SPOT_WORKS_KEY } from '../../listing/spot-works-key.ts'

// A question that nobody waits for any more is taken back: each hands on its signal.

/** What stands beside each choice; `total` is the count of the whole search. */
export const spotFacetsQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, 'facets', where],
    queryFn: ({ signal }) => getSpotFacets({ data: where, signal }),
    placeholderData: keepPreviousData,
  })

/** What each city of the prefectures has that the search names. */
export const spotCitiesQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, 'cities', where],
    queryFn: ({ signal }) => getSpotCities({ data: where, signal }),
    placeholderData: keepPreviousData,
  })

/** What each of `days` days from `from` on offers; the days a search is limited to play no part. */
export const spotCalendarQuery = ({ dates: _dates, ...where }: SpotCriteria, from: string, days: number) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, 'calendar', where, from, days],
    queryFn: ({ signal }) => getSpotCalendar({ data: { where, from, days }, signal }),
    placeholderData: keepPreviousData,
  })

/** What hospitals pay outside a season. */
export const usualFeesQuery = (hospitalIds: readonly string[], season: Season) =>
  queryOptions({
    queryKey: [...SPOT_WORKS_KEY, 'usualFees', hospitalIds, season],
    queryFn: ({ signal }) => getUsualFees({ data: { ids: [...hospitalIds], season }, signal }),
    placeholderData: keepPreviousData,
  })
