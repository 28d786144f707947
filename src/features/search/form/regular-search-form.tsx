import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularCriteria, RegularSearch } from '../../../domain/search/regular-search.ts'
import { SEARCH_CONDITION } from '../../../domain/search/search-criteria.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toRegularAdvanced, toRegularResult } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { DepartmentsPicker } from '../criteria/departments-picker.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { KeptCriteria } from '../criteria/kept-criteria.tsx'
import { MinimumFeePicker } from '../criteria/minimum-fee-picker.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { SearchButton } from '../facets/search-button.tsx'
import { useFacets } from '../facets/use-facets.ts'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import * as styles from './spot-filter.css.ts'
import { ListGroup } from './spot-filter-groups.tsx'
import { readRegularForm } from './regular-form.ts'
import { regularFacetsQuery } from '../../regular/regular.queries.ts'
import { StartByPicker } from './start-by-picker.tsx'
import { WeekdayGridPicker } from '../calendar/weekday-grid-picker.tsx'

/** The search as most begin it: which slot of the week, from when, how often, for how much, where. */
export function RegularSearchForm({ search }: { search: RegularSearch }) {
  const [initial] = useState(() => regularCriteriaOf(search))
  const { form, draft, reread } = useFormCriteria(initial, readRegularForm)
  const { facets, isOld } = useFacets(draft, regularFacetsQuery)
  const { data: names } = useQuery(hospitalNamesQuery(search.generalHospitalIds ?? []))
  const groups = { search, counts: facets }
  return (
    <form
      ref={form}
      onChange={reread}
      action={hrefOf(toRegularResult())}
      method="get"
      data-counts={isOld ? 'old' : undefined}
      className={styles.full}
    >
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      <CriteriaGroup legend="曜日と時間帯">
        <WeekdayGridPicker value={search} counts={facets?.weekdayPatterns} onChange={reread} />
      </CriteriaGroup>
      <div className={styles.chips}>
        <ConditionChips conditions={search.conditions} />
        <KeptCriteria
          criteria={beyond(initial)}
          hospitalName={(id) => names?.find((one) => one.id === id)?.name ?? '選んだ病院'}
        />
      </div>
      <div className={styles.columns}>
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
            <DepartmentsPicker
              value={search.clinicalDepartments ?? []}
              counts={facets?.clinicalDepartments}
            />
          </CriteriaGroup>
        </div>
      </div>
      <StickyBar aria-label="検索">
        <SearchButton count={facets?.total} isOld={isOld} />
        {/* Of the form, so that what is chosen goes along; and the second button, so that Enter searches. */}
        <Button type="submit" formAction={hrefOf(toRegularAdvanced())} size="sm">
          条件を詳しく
        </Button>
      </StickyBar>
    </form>
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

function ConditionChips({ conditions = [] }: Pick<RegularCriteria, 'conditions'>) {
  return (
    <fieldset>
      <legend>よく使う条件</legend>
      <Inline>
        {QUICK.map((value) => (
          <ChipBox key={value} name="conditions" value={value} defaultChecked={conditions.includes(value)}>
            {SEARCH_CONDITION[value]}
          </ChipBox>
        ))}
      </Inline>
    </fieldset>
  )
}
