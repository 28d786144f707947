import type { QueryClient } from '@tanstack/react-query'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { FEW, warmWidening } from '../facets/widening.ts'
import { warmPlaces } from '../places/places-warm.ts'
import type { ListingHead } from '../../listing/listing-head.ts'
import { regularHead } from '../../regular/regular-head.ts'
import { loadRegularResult } from './regular-result-page-load.ts'
import { regularFacetsQuery, regularSearchQuery, regularWorkQuery } from '../../regular/regular.queries.ts'
import { spotsOf } from '../../regular/spots-of-hospital.ts'

async function warmHospitals(queryClient: QueryClient, { generalHospitalIds }: RegularSearch): Promise<void> {
  if (generalHospitalIds) await queryClient.prefetchQuery(hospitalNamesQuery(generalHospitalIds))
}

/** What both search forms show beside their questions. In the browser the page comes at once and fills in. */
export async function loadRegularForm(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const questions = [
    queryClient.prefetchQuery(searchDaysQuery()),
    queryClient.prefetchQuery(regularFacetsQuery(regularCriteriaOf(search))),
    warmHospitals(queryClient, search),
  ]
  if (import.meta.env.SSR) await Promise.all(questions)
}

async function warmOverview(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  const criteria = regularCriteriaOf(search)
  if (search.view === 'map') return warmPlaces(queryClient, 'regular', criteria)
  const questions = [
    queryClient.prefetchQuery(regularFacetsQuery(criteria)),
    queryClient.prefetchQuery(matchCountsQuery('regular', [criteria])),
  ]
  if (import.meta.env.SSR) await Promise.all(questions)
}

/** What the results show when they are opened: the list and its total. The week's numbers come later. */
export async function loadRegularResults(queryClient: QueryClient, search: RegularSearch): Promise<void> {
  if (!import.meta.env.SSR) void loadRegularResult()
  if (search.view) return warmOverview(queryClient, search)
  if (!import.meta.env.SSR) {
    // In the browser the page comes at once, and shows its own skeleton and its own error.
    void queryClient.prefetchInfiniteQuery(regularSearchQuery(search))
    return
  }
  const list = await queryClient.ensureInfiniteQueryData(regularSearchQuery(search))
  if ((list.pages[0]?.total ?? 0) > FEW) return
  const { today } = await queryClient.ensureQueryData(searchDaysQuery())
  await warmWidening(queryClient, 'regular', regularCriteriaOf(search), {}, today)
}

/** What the page is called; null when there is no such listing. */
export async function loadRegularDetail(queryClient: QueryClient, id: string): Promise<ListingHead | null> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null
  const listing = await queryClient.ensureQueryData(regularWorkQuery(id))
  if (!listing) return null
  const count = queryClient.prefetchQuery(matchCountsQuery('spot', [spotsOf(listing.hospital.id)]))
  if (import.meta.env.SSR) await count
  return regularHead(listing)
}
