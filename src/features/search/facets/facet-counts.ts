import type { ResultOf } from 'gql.tada'
import type { CriterionName } from '../../../domain/search/search-criteria.ts'
import type { ValueCounts } from '../../forms/criteria-boxes.tsx'
import type { FacetsFragment } from './facets.fragment.ts'

type Facets = ResultOf<typeof FacetsFragment>

/** By criterion and value. */
export const countsByCriterion = (counts: Facets['counts']): Partial<Record<CriterionName, ValueCounts>> =>
  Object.fromEntries(
    counts.map(({ criterion, values }) => [
      criterion,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

/**
 * The facets as the boxes take them, by value. What did not change keeps its identity in the query cache, so that only
 * the groups with other numbers are drawn anew.
 */
export const facetCounts = ({ total, counts, weekdayPatterns }: Facets) => ({
  ...countsByCriterion(counts),
  total,
  weekdayPatterns: Object.fromEntries(
    weekdayPatterns.map(({ weekday, shiftPattern, count }) => [`${weekday} ${shiftPattern}`, count]),
  ),
})
