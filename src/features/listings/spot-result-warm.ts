import type { QueryClient } from '@tanstack/react-query'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import { relaxations } from '../../domain/search-relaxations.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { CALENDAR_DAYS } from '../criteria/criteria-days.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { spotSearchQuery } from './listing.queries.ts'
import { matchCountsQuery } from '../criteria/match-counts.queries.ts'
import { warmPlaces } from '../places/places-warm.ts'
import { spotCalendarQuery } from './search-counts.queries.ts'

async function warmCalendar(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  const questions = [
    queryClient.prefetchQuery(spotCalendarQuery(criteria, today, CALENDAR_DAYS)),
    queryClient.prefetchQuery(matchCountsQuery('spot', [criteria])),
  ]
  if (import.meta.env.SSR) await Promise.all(questions)
}

/** What a search that found nothing is offered instead: the one more question such a page costs. */
async function warmRelaxations(queryClient: QueryClient, search: SpotSearch, today: string): Promise<void> {
  const ways = relaxations(criteriaOf(search), today)
  if (ways.length > 0)
    await queryClient.prefetchQuery(
      matchCountsQuery(
        'spot',
        ways.map(({ criteria }) => criteria),
      ),
    )
}

/** What the results show when they are opened: the list and its total, two statements. The days' numbers come later. */
export async function warmSpotResult(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  if (search.view === 'calendar') return warmCalendar(queryClient, search)
  if (search.view === 'map') return warmPlaces(queryClient, 'spot', criteriaOf(search))
  if (!import.meta.env.SSR) {
    void queryClient.prefetchQuery(searchDaysQuery())
    void queryClient.prefetchInfiniteQuery(spotSearchQuery(search))
    return
  }
  const [list, { today }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(spotSearchQuery(search)),
    queryClient.ensureQueryData(searchDaysQuery()),
  ])
  if (list.pages[0]?.items.length === 0) await warmRelaxations(queryClient, search, today)
}
