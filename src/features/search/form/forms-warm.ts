import type { QueryClient } from '@tanstack/react-query'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { prefecturesAsked } from '../../../domain/text/city.ts'
import { warm } from '../../../platform/warm.ts'
import { topListingsQuery } from '../../listing/spot/top-listings.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { warmSpotCalendar } from '../facets/calendar-warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { facetsQuery, spotCitiesQuery } from '../facets/search-counts.queries.ts'

/** Prefetches what the search forms show beside their fields. */

const warmHospitals = (queryClient: QueryClient, { generalHospitalIds: ids }: Criteria) =>
  ids && queryClient.prefetchQuery(hospitalNamesQuery(ids))

export function warmSpotForm(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  return warm(
    warmSpotCalendar(queryClient, criteria),
    warmHospitals(queryClient, criteria),
    queryClient.prefetchQuery(matchCountsQuery('spot', [criteria])),
    prefecturesAsked(search).length > 0 && queryClient.prefetchQuery(spotCitiesQuery(criteria)),
    queryClient.prefetchQuery(topListingsQuery('UNSPECIFIED')),
    queryClient.prefetchQuery(topListingsQuery('HOURLY_FEE_DESC', true)),
  )
}

/** Of the forms that show a number beside each choice. */
const warmCounted = (queryClient: QueryClient, kind: SearchKind, criteria: Criteria, days: Promise<void>) =>
  warm(days, warmHospitals(queryClient, criteria), queryClient.prefetchQuery(facetsQuery(kind, criteria)))

export function warmSpotAdvanced(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const criteria = criteriaOf(search)
  return warmCounted(queryClient, 'spot', criteria, warmSpotCalendar(queryClient, criteria))
}

/** Of both regular forms. */
export const warmRegularForm = (queryClient: QueryClient, search: RegularSearch): Promise<void> =>
  warmCounted(queryClient, 'regular', criteriaOf(search), queryClient.prefetchQuery(searchDaysQuery()))
