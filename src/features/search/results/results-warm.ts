import type { QueryClient } from '@tanstack/react-query'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { warm } from '../../../platform/warm.ts'
import { regularQueries } from '../../regular/regular.queries.ts'
import { spotQueries } from '../../spot/spot.queries.ts'
import { warmSpotCalendar } from '../facets/calendar-warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { facetsQuery } from '../facets/search-counts.queries.ts'
import { FEW, warmWidening } from '../facets/widening.ts'
import { warmPlaces } from '../places/places-warm.ts'

/** What the results of a kind show when they are opened: a list with its total, a calendar or a map. */

type Listed = { pages: readonly { total?: number }[] }

/** The list and its total; where it is short, what would find more. The numbers of days and weeks come later. */
async function warmList(
  queryClient: QueryClient,
  kind: SearchKind,
  criteria: Criteria,
  list: Promise<Listed>,
): Promise<void> {
  const { pages } = await list
  if ((pages[0]?.total ?? 0) > FEW) return
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  await warmWidening(queryClient, kind, criteria, {}, today)
}

export function warmSpotResults(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  if (search.view === 'map') return warmPlaces(queryClient, 'spot', criteria)
  if (search.view === 'calendar')
    return warm(
      warmSpotCalendar(queryClient, criteria),
      queryClient.prefetchQuery(matchCountsQuery('spot', [criteria])),
    )
  return warm(
    queryClient.ensureQueryData(searchDaysQuery()),
    warmList(
      queryClient,
      'spot',
      criteria,
      queryClient.ensureInfiniteQueryData(spotQueries.search(criteria, search)),
    ),
  )
}

export function warmRegularResults(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const criteria = criteriaOf(search)
  if (search.view === 'map') return warmPlaces(queryClient, 'regular', criteria)
  if (search.view === 'calendar')
    return warm(
      queryClient.prefetchQuery(facetsQuery('regular', criteria)),
      queryClient.prefetchQuery(matchCountsQuery('regular', [criteria])),
    )
  return warm(
    warmList(
      queryClient,
      'regular',
      criteria,
      queryClient.ensureInfiniteQueryData(regularQueries.search(criteria, search)),
    ),
  )
}
