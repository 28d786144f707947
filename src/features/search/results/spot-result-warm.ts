import type { QueryClient } from '@tanstack/react-query'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { warm } from '../../../platform/warm.ts'
import { calendarLength } from '../facets/criteria-days.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { spotSearchQuery } from '../../spot/spot.queries.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { FEW, warmWidening } from '../facets/widening.ts'
import { warmPlaces } from '../places/places-warm.ts'
import { spotCalendarQuery } from '../facets/search-counts.queries.ts'

async function warmCalendar(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  const { today, lastDay } = await queryClient.ensureQueryData(searchDaysQuery())
  await Promise.all([
    queryClient.prefetchQuery(spotCalendarQuery(criteria, today, calendarLength(today, lastDay))),
    queryClient.prefetchQuery(matchCountsQuery('spot', [criteria])),
  ])
}

/** The list and its total, two statements. The days' numbers come later. */
async function warmList(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const [list, { today }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(spotSearchQuery(search)),
    queryClient.ensureQueryData(searchDaysQuery()),
  ])
  if ((list.pages[0]?.total ?? 0) <= FEW)
    await warmWidening(queryClient, 'spot', criteriaOf(search), {}, today)
}

/** What the results show when they are opened. */
export function warmSpotResult(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  if (search.view === 'calendar') return warm(warmCalendar(queryClient, search))
  if (search.view === 'map') return warmPlaces(queryClient, 'spot', criteriaOf(search))
  return warm(warmList(queryClient, search))
}
