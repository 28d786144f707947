import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Season } from '../../../domain/search/season.ts'
import type { SpotCriteria } from '../../../domain/search/spot-search.ts'
import { getFacetsFn, getSpotCalendarFn, getSpotCitiesFn, getUsualFeesFn } from './search-counts.functions.ts'
import { WORKS_KEYS } from '../../listing/works-keys.ts'

// Every query passes its `signal` on, so that an obsolete request is aborted.

/** Counts beside each choice; `total` is the count of the whole search. */
export const facetsQuery = (kind: SearchKind, where: Criteria) =>
  queryOptions({
    queryKey: [...WORKS_KEYS[kind], 'facets', where],
    queryFn: ({ signal }) => getFacetsFn({ data: { kind, where }, signal }),
    placeholderData: keepPreviousData,
  })

/** Counts per city of the prefectures that the search names. */
export const spotCitiesQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: [...WORKS_KEYS.spot, 'cities', where],
    queryFn: ({ signal }) => getSpotCitiesFn({ data: where, signal }),
    placeholderData: keepPreviousData,
  })

/** What each of `days` days from `from` on offers; the days a search is limited to play no part. */
export const spotCalendarQuery = ({ dates: _dates, ...where }: SpotCriteria, from: string, days: number) =>
  queryOptions({
    queryKey: [...WORKS_KEYS.spot, 'calendar', where, from, days],
    queryFn: ({ signal }) => getSpotCalendarFn({ data: { where, from, days }, signal }),
    placeholderData: keepPreviousData,
  })

/** What hospitals pay outside the season. */
export const usualFeesQuery = (hospitalIds: readonly string[], season: Season) =>
  queryOptions({
    queryKey: [...WORKS_KEYS.spot, 'usualFees', hospitalIds, season],
    queryFn: ({ signal }) => getUsualFeesFn({ data: { ids: [...hospitalIds], season }, signal }),
    placeholderData: keepPreviousData,
  })
