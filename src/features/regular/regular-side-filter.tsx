import { useState } from 'react'
import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularSearch } from '../../domain/regular-search.ts'
import { criteriaKey } from '../../domain/search-history.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { SearchButton } from '../criteria/search-button.tsx'
import { useFacets } from '../criteria/use-facets.ts'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { REGULAR_RESULT_PATH } from '../listings/criteria-address.ts'
import * as styles from '../listings/spot-filter.css.ts'
import { AdjustableGroup, ListGroup, PrefecturesGroup, WorkAndPay } from '../listings/spot-filter-groups.tsx'
import { readRegularForm } from './regular-form.ts'
import { StartByPicker } from './start-by-picker.tsx'
import { regularFacetsQuery } from './regular.queries.ts'
import { WeeklyHoursPicker } from './weekly-hours-picker.tsx'

/** What the form only keeps: the week stands in the other column, and days are asked for in the advanced search. */
const KEPT = ['weekdays', 'shiftPatterns', 'dates'] as const

/** All criteria beside the list. */
export function RegularSideFilter({ search }: { search: RegularSearch }) {
  const [initial] = useState(() => regularCriteriaOf(search))
  const { form, draft, reread } = useFormCriteria(initial, readRegularForm)
  // What is shown needs no counting. (And a form that comes to life late must find itself as it was served.)
  const isChanged = criteriaKey(draft) !== criteriaKey(initial)
  const { facets, isOld } = useFacets(draft, regularFacetsQuery, isChanged)
  const counts = isChanged ? facets : undefined
  const groups = { search, counts }
  return (
    <form
      ref={form}
      onChange={reread}
      action={REGULAR_RESULT_PATH}
      method="get"
      data-counts={isOld ? 'old' : undefined}
      className={styles.compact}
    >
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {KEPT.map((name) => {
        const value = search[name]
        return value && <input key={name} type="hidden" name={name} value={value.join()} />
      })}
      <div className={styles.column}>
        <CriteriaGroup legend="開始時期">
          <StartByPicker value={search.startBy} />
        </CriteriaGroup>
        <ListGroup of="contractTerms" {...groups} />
        <ListGroup of="frequencies" {...groups} />
        <CriteriaGroup legend="週の合計時間">
          <WeeklyHoursPicker value={search.weeklyHours} counts={counts?.weeklyHours} />
        </CriteriaGroup>
        <ListGroup of="shiftLengths" {...groups} />
        <ListGroup of="interviews" {...groups} />
        <AdjustableGroup {...groups} />
        <PrefecturesGroup {...groups} />
        <WorkAndPay kind="regular" {...groups} onHospitals={reread} />
      </div>
      <StickyBar aria-label="検索">
        <a href={REGULAR_RESULT_PATH} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          条件をクリア
        </a>
        <SearchButton count={counts?.total} isOld={isOld} />
      </StickyBar>
    </form>
  )
}
