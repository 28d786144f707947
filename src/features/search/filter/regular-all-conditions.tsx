import type { RegularCriteria, RegularSearch } from '../../../domain/search/regular-search.ts'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { useFacets } from '../facets/use-facets.ts'
import type { AllOpen } from './side-form.tsx'
import { AdjustableGroup, ListGroup, WorkAndPay } from '../form/spot-filter-groups.tsx'
import { regularFacetsQuery } from '../../regular/regular.queries.ts'
import { StartByPicker } from '../form/start-by-picker.tsx'
import { WeeklyHoursPicker } from '../form/weekly-hours-picker.tsx'

/** What the form only keeps: the week stands in the other column, and days are asked for in the advanced search. */
const KEPT = ['weekdays', 'shiftPatterns', 'dates'] as const

/** Every condition of a regular search with what it would leave, brought beside the list when it is asked for. */
export function RegularAllConditions({ search, draft, reread }: AllOpen<RegularSearch, RegularCriteria>) {
  const { facets } = useFacets(draft, regularFacetsQuery)
  const groups = { search, counts: facets }
  return (
    <>
      {KEPT.map((name) => {
        const value = search[name]
        return value && <input key={name} type="hidden" name={name} value={value.join()} />
      })}
      <CriteriaGroup legend="開始時期">
        <StartByPicker value={search.startBy} />
      </CriteriaGroup>
      <ListGroup of="contractTerms" {...groups} />
      <ListGroup of="frequencies" {...groups} />
      <CriteriaGroup legend="週の合計時間">
        <WeeklyHoursPicker value={search.weeklyHours} />
      </CriteriaGroup>
      <ListGroup of="shiftLengths" {...groups} />
      <ListGroup of="interviews" {...groups} />
      <AdjustableGroup {...groups} />
      <PlacesGroup {...groups} />
      <WorkAndPay kind="regular" {...groups} onHospitals={reread} />
    </>
  )
}
