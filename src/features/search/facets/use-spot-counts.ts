import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { prefecturesAsked } from '../../../domain/text/city.ts'
import type { SpotCriteria } from '../../../domain/search/spot-search.ts'
import { calendarLength } from './criteria-days.ts'
import { searchDaysQuery } from './criteria-days.queries.ts'
import type { LiveCount } from './search-button.tsx'
import { useDebounced } from '../../forms/use-debounced.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { spotCalendarQuery, spotCitiesQuery } from './search-counts.queries.ts'

/** How many listings the draft finds, debounced. */
export function useSpotCount(draft: SpotCriteria, enabled = true): LiveCount {
  const where = useDebounced(draft)
  const query = useQuery({ ...matchCountsQuery('spot', [where]), enabled })
  const isOld = where !== draft || query.isPlaceholderData
  // After a failed query no count is shown, not even an old one.
  return { count: query.failureCount > 0 ? undefined : query.data?.[0], isOld }
}

/** Counts per city of the chosen prefectures, once there are any. */
export function useSpotCities(draft: SpotCriteria) {
  const where = useDebounced(draft)
  const isAsked = prefecturesAsked(where).length > 0
  const { data } = useQuery({ ...spotCitiesQuery(where), enabled: isAsked })
  return isAsked ? data : undefined
}

/** Today, the holidays, and what each of the `length` days ahead offers; of all days to the last without. */
export function useSpotCalendar(where: SpotCriteria, length?: number) {
  const days = useQuery(searchDaysQuery())
  const today = days.data?.today ?? ''
  const reach = length ?? calendarLength(today, days.data?.lastDay ?? today)
  const query = useQuery({ ...spotCalendarQuery(where, today, reach), enabled: today !== '' })
  const offers = useDeferredValue(query.data)
  return { days: days.data, offers, isOld: query.isPlaceholderData, isError: query.isError }
}
