import type { QueryClient } from '@tanstack/react-query'
import { prefecturesAsked } from '../../../domain/text/city.ts'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { warm } from '../../../platform/warm.ts'
import { calendarLength } from '../facets/criteria-days.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { spotCalendarQuery, spotCitiesQuery, spotFacetsQuery } from '../facets/search-counts.queries.ts'
import { topListingsQuery } from '../../spot/top-listings.queries.ts'

/** What both search forms show of the days. A number that cannot be had leaves its place empty, no more. */
async function warmDays(queryClient: QueryClient, search: SpotSearch): Promise<void> {
  const { today, lastDay } = await queryClient.ensureQueryData(searchDaysQuery())
  await queryClient.prefetchQuery(
    spotCalendarQuery(criteriaOf(search), today, calendarLength(today, lastDay)),
  )
}

async function warmHospitals(queryClient: QueryClient, { generalHospitalIds }: SpotSearch): Promise<void> {
  if (generalHospitalIds) await queryClient.prefetchQuery(hospitalNamesQuery(generalHospitalIds))
}

export const loadSpotSearch = (queryClient: QueryClient, search: SpotSearch): Promise<void> =>
  warm(
    warmDays(queryClient, search),
    warmHospitals(queryClient, search),
    queryClient.prefetchQuery(matchCountsQuery('spot', [criteriaOf(search)])),
    prefecturesAsked(search).length > 0 && queryClient.prefetchQuery(spotCitiesQuery(criteriaOf(search))),
    queryClient.prefetchQuery(topListingsQuery('UNSPECIFIED')),
    queryClient.prefetchQuery(topListingsQuery('HOURLY_FEE_DESC', true)),
  )

export const loadSpotAdvanced = (queryClient: QueryClient, search: SpotSearch): Promise<void> =>
  warm(
    warmDays(queryClient, search),
    warmHospitals(queryClient, search),
    queryClient.prefetchQuery(spotFacetsQuery(criteriaOf(search))),
  )
