import type { ResultOf } from 'gql.tada'
import type { ValueCounts } from '../../forms/criteria-boxes.tsx'
import type { FacetsFragment } from './facets.fragment.ts'

type Facets = ResultOf<typeof FacetsFragment>

export const byValue = (facets: Facets['prefectures']): ValueCounts =>
  Object.fromEntries(facets.map(({ value, count }) => [value, count]))

/**
 * The facets as the boxes take them, by value. What did not change keeps its identity in the query cache, so that only
 * the groups with other numbers are drawn anew.
 */
export const facetCounts = (facets: Facets) => ({
  total: facets.total,
  clinicalDepartments: byValue(facets.clinicalDepartments),
  prefectures: byValue(facets.prefectures),
  cities: byValue(facets.cities),
  facilityCategories: byValue(facets.facilityCategories),
  incentiveTypes: byValue(facets.incentiveTypes),
  jobDescriptionTypesForSearch: byValue(facets.jobDescriptionTypesForSearch),
  shiftPatterns: byValue(facets.shiftPatterns),
  weekdays: byValue(facets.weekdays),
  conditions: byValue(facets.conditions),
  shiftLengths: byValue(facets.shiftLengths),
  frequencies: byValue(facets.frequencies),
  contractTerms: byValue(facets.contractTerms),
  interviews: byValue(facets.interviews),
  weeklyHours: byValue(facets.weeklyHours),
  adjustableWorkingStartTime: { true: facets.adjustableWorkingStartTime },
  adjustableWorkingEndTime: { true: facets.adjustableWorkingEndTime },
  weekdayPatterns: Object.fromEntries(
    facets.weekdayPatterns.map(({ weekday, shiftPattern, count }) => [`${weekday} ${shiftPattern}`, count]),
  ),
})
