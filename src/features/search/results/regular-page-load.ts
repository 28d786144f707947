import type { QueryClient } from '@tanstack/react-query'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { warm } from '../../../platform/warm.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { FEW, warmWidening } from '../facets/widening.ts'
import { warmPlaces } from '../places/places-warm.ts'
import type { ListingHead } from '../../listing/listing-head.ts'
import { regularHead } from '../../regular/regular-head.ts'
import { regularFacetsQuery, regularSearchQuery, regularWorkQuery } from '../../regular/regular.queries.ts'
import { spotsOf } from '../../regular/spots-of-hospital.ts'

async function warmHospitals(queryClient: QueryClient, { generalHospitalIds }: RegularSearch): Promise<void> {
  if (generalHospitalIds) await queryClient.prefetchQuery(hospitalNamesQuery(generalHospitalIds))
}

/** What both search forms show beside their questions. */
export const loadRegularForm = (queryClient: QueryClient, search: RegularSearch): Promise<void> =>
  warm(
    queryClient.prefetchQuery(searchDaysQuery()),
    queryClient.prefetchQuery(regularFacetsQuery(regularCriteriaOf(search))),
    warmHospitals(queryClient, search),
  )

function warmOverview(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const criteria = regularCriteriaOf(search)
  if (search.view === 'map') return warmPlaces(queryClient, 'regular', criteria)
  return warm(
    queryClient.prefetchQuery(regularFacetsQuery(criteria)),
    queryClient.prefetchQuery(matchCountsQuery('regular', [criteria])),
  )
}

/** The list and its total. The week's numbers come later. */
async function warmList(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const list = await queryClient.ensureInfiniteQueryData(regularSearchQuery(search))
  if ((list.pages[0]?.total ?? 0) > FEW) return
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  await warmWidening(queryClient, 'regular', regularCriteriaOf(search), {}, today)
}

/** What the results show when they are opened. */
export const loadRegularResults = (queryClient: QueryClient, search: RegularSearch): Promise<void> =>
  search.view ? warmOverview(queryClient, search) : warm(warmList(queryClient, search))

/** What the page is called; null when there is no such listing. */
export async function loadRegularDetail(queryClient: QueryClient, id: string): Promise<ListingHead | null> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const listing = await queryClient.ensureQueryData(regularWorkQuery(id))
  if (!listing) return null
  await warm(queryClient.prefetchQuery(matchCountsQuery('spot', [spotsOf(listing.hospital.id)])))
  return regularHead(listing)
}
