import type { QueryClient } from '@tanstack/react-query'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import { warm } from '../../../platform/warm.ts'
import { regularQueries } from '../../listing/regular/regular.queries.ts'
import { spotQueries } from '../../listing/spot/spot.queries.ts'
import { warmSpotCalendar } from '../facets/calendar-warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { facetsQuery } from '../facets/search-counts.queries.ts'
import { FEW_FOUND, warmWidening } from '../facets/widening.ts'
import { warmPlaces } from '../places/places-warm.ts'

type Listed = { pages: readonly { total?: number }[] }

/** Loads what the results show when they are opened: a map, a calendar, or a list and, where it is short, what would find more. */
async function warmResults(
  queryClient: QueryClient,
  kind: SearchKind,
  search: AnySearch,
  { list, calendar }: { list: () => Promise<Listed>; calendar: () => Promise<void> },
): Promise<void> {
  const criteria: Criteria = criteriaOf(search)
  if (search.view === 'map') return warmPlaces(queryClient, kind, criteria)
  if (search.view === 'calendar')
    return warm(calendar(), queryClient.prefetchQuery(matchCountsQuery(kind, [criteria])))
  const { pages } = await list()
  if ((pages[0]?.total ?? 0) > FEW_FOUND) return undefined
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  return warmWidening(queryClient, kind, criteria, {}, today)
}

export function warmSpotResults(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  return warm(
    // The days beside the list; what each of them offers comes later.
    search.view === undefined && queryClient.ensureQueryData(searchDaysQuery()),
    warmResults(queryClient, 'spot', search, {
      list: () => queryClient.ensureInfiniteQueryData(spotQueries.search(criteria, search)),
      calendar: () => warmSpotCalendar(queryClient, criteria),
    }),
  )
}

export function warmRegularResults(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const criteria = criteriaOf(search)
  return warm(
    warmResults(queryClient, 'regular', search, {
      list: () => queryClient.ensureInfiniteQueryData(regularQueries.search(criteria, search)),
      calendar: () => queryClient.prefetchQuery(facetsQuery('regular', criteria)),
    }),
  )
}
