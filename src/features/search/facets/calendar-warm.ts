import type { QueryClient } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { calendarLength } from './criteria-days.ts'
import { searchDaysQuery } from './criteria-days.queries.ts'
import { spotCalendarQuery } from './search-counts.queries.ts'

/** Prefetches what the calendar of a spot search shows. */
export async function warmSpotCalendar(queryClient: QueryClient, criteria: Criteria): Promise<void> {
  const { today, lastDay } = await queryClient.ensureQueryData(searchDaysQuery())
  await queryClient.prefetchQuery(spotCalendarQuery(criteria, today, calendarLength(today, lastDay)))
}
