import type { QueryClient } from '@tanstack/react-query'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { warm } from '../../../platform/warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { highValueQuery } from './high-value.queries.ts'
import { highValueCriteria } from './high-value-search.ts'
import { weeksAhead } from './weeks-ahead.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'

async function warmWeeks(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  const weeks = [undefined, ...weeksAhead(today).map(({ days }) => days)]
  await queryClient.prefetchQuery(
    matchCountsQuery(
      'spot',
      weeks.map((days) => highValueCriteria(search, days)),
    ),
  )
}

export const warmHighValue = (queryClient: QueryClient, search: SpotSearch): Promise<void> =>
  warm(warmWeeks(queryClient, search), queryClient.ensureInfiniteQueryData(highValueQuery(search)))
