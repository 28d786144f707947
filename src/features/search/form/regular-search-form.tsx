import { useState } from 'react'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularCriteria, RegularSearch } from '../../../domain/search/regular-search.ts'
import { WeekdayGridPicker } from '../calendar/weekday-grid-picker.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { DepartmentsPicker } from '../criteria/departments-picker.tsx'
import { MinimumFeePicker } from '../criteria/minimum-fee-picker.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { useFacets } from '../facets/use-facets.ts'
import { ConditionChips } from './condition-chips.tsx'
import { ShortForm } from './short-form.tsx'
import { ListGroup } from './criterion-groups.tsx'
import { StartByPicker } from './start-by-picker.tsx'
import * as styles from './search-form.css.ts'

/** Which slot of the week, from when, how often, for how much, where. */
export function RegularSearchForm({ search }: { search: RegularSearch }) {
  const [initial] = useState(() => criteriaOf(search))
  const { form, draft, reread } = useFormCriteria('regular', initial)
  const { facets, isOld } = useFacets('regular', draft)
  const groups = { search, counts: facets }
  return (
    <ShortForm
      kind="regular"
      search={search}
      form={form}
      onChange={reread}
      isOld={isOld}
      first={
        <CriteriaGroup legend="曜日と時間帯">
          <WeekdayGridPicker value={search} counts={facets?.weekdayPatterns} onChange={reread} />
        </CriteriaGroup>
      }
      chips={<ConditionChips conditions={search.conditions} offered={QUICK} />}
      beyond={beyond(initial)}
      count={{ count: facets?.total, isOld }}
    >
      <div className={styles.column}>
        <CriteriaGroup legend="開始時期">
          <StartByPicker value={search.startBy} />
        </CriteriaGroup>
        <ListGroup of="frequencies" {...groups} />
        <CriteriaGroup legend="最低給与(1回・税引前)">
          <MinimumFeePicker value={search.minimumFee} />
        </CriteriaGroup>
      </div>
      <div className={styles.column}>
        <PlacesGroup {...groups} />
        <CriteriaGroup legend="診療科">
          <DepartmentsPicker value={search.clinicalDepartments ?? []} counts={facets?.clinicalDepartments} />
        </CriteriaGroup>
      </div>
    </ShortForm>
  )
}

/** What of a search this page has no question for. */
function beyond({
  weekdays: _weekdays,
  shiftPatterns: _shiftPatterns,
  conditions,
  startBy: _startBy,
  frequencies: _frequencies,
  minimumFee: _minimumFee,
  prefectures: _prefectures,
  cities: _cities,
  clinicalDepartments: _clinicalDepartments,
  ...rest
}: RegularCriteria): RegularCriteria {
  return { ...rest, conditions: conditions?.filter((one) => !QUICK.some((shown) => shown === one)) }
}

const QUICK = ['FREE_APPLICATION', 'WITHOUT_AMBULANCE', 'EASY', 'NIGHT_DUTY_PERMIT', 'ATTRACTIVE'] as const
