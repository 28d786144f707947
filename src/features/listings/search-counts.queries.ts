import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SpotCriteria } from '../../domain/spot-search.ts'
import { countSpotWorks, getSpotCalendar, getSpotFacets } from './search-counts.functions.ts'

// A question that nobody waits for any more is taken back: each hands on its signal.

/** How many listings each of the criteria finds, in one question. */
export const spotCountsQuery = (wheres: readonly SpotCriteria[]) =>
  queryOptions({
    queryKey: ['spotWorks', 'counts', wheres],
    queryFn: ({ signal }) => countSpotWorks({ data: [...wheres], signal }),
    placeholderData: keepPreviousData,
  })

/** What stands beside each choice; `total` is the count of the whole search. */
export const spotFacetsQuery = (where: SpotCriteria) =>
  queryOptions({
    queryKey: ['spotWorks', 'facets', where],
    queryFn: ({ signal }) => getSpotFacets({ data: where, signal }),
    placeholderData: keepPreviousData,
  })

/** What each of `days` days from `from` on offers; the days a search is limited to play no part. */
export const spotCalendarQuery = ({ dates: _dates, ...where }: SpotCriteria, from: string, days: number) =>
  queryOptions({
    queryKey: ['spotWorks', 'calendar', where, from, days],
    queryFn: ({ signal }) => getSpotCalendar({ data: { where, from, days }, signal }),
    placeholderData: keepPreviousData,
  })
