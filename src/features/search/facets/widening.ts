import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { contradictions } from '../../../domain/search/contradictions/search-contradictions.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { offeredWidenings, widenings, type Relaxation } from '../../../domain/search/search-relaxations.ts'
import { searchDaysQuery } from './criteria-days.queries.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'

/** Up to this many results, wider searches are offered. */
export const FEW_FOUND = 5

const countsQuery = <C extends Criteria>(kind: SearchKind, criteria: C, none: C, today: string) =>
  matchCountsQuery(
    kind,
    widenings(criteria, none, today).ways.map((way) => way.criteria),
  )

export type Widening<C extends Criteria> = {
  /** Wider searches, each with its count. */
  offered: Relaxation<C>[]
  /** Contradictions between the criteria. */
  reasons: string[]
  /** The search has no criterion that could be dropped. */
  isWidest: boolean
}

/** Wider searches for one that found little. One query counts all of them. */
export function useWidening<C extends Criteria>(
  kind: SearchKind,
  criteria: C,
  none: C,
  found: number,
): Widening<C> {
  const { data: days } = useQuery(searchDaysQuery())
  const { data: hospitals } = useQuery(hospitalNamesQuery(criteria.generalHospitalIds ?? []))
  const all = days ? widenings(criteria, none, days.today) : { ways: [], singles: 0 }
  const { data: counts, isPlaceholderData } = useQuery({
    ...countsQuery(kind, criteria, none, days?.today ?? ''),
    enabled: all.ways.length > 0,
  })
  const season = days?.seasons.find((one) => one.season === criteria.season)
  return {
    offered: offeredWidenings(all, isPlaceholderData ? undefined : counts, found),
    reasons: days
      ? contradictions(kind, criteria, { today: days.today, season, hospitals }).map(({ text }) => text)
      : [],
    isWidest: days !== undefined && all.ways.length === 0,
  }
}

/** Prefetches the one additional query of such a page. */
export async function warmWidening<C extends Criteria>(
  queryClient: QueryClient,
  kind: SearchKind,
  criteria: C,
  none: C,
  today: string,
): Promise<void> {
  const question = countsQuery(kind, criteria, none, today)
  await Promise.all([
    question.enabled && queryClient.prefetchQuery(question),
    criteria.generalHospitalIds && queryClient.prefetchQuery(hospitalNamesQuery(criteria.generalHospitalIds)),
  ])
}
