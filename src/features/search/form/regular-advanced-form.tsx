import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { contradictions } from '../../../domain/search/contradictions/search-contradictions.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toRegularAdvanced, toRegularResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { SearchButton } from '../facets/search-button.tsx'
import { useFacets } from '../facets/use-facets.ts'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import * as styles from './spot-filter.css.ts'
import { AdjustableGroup, ListGroup, WorkAndPay } from './spot-filter-groups.tsx'
import { readRegularForm } from './regular-form.ts'
import { RegularDays } from './regular-days.tsx'
import { regularFacetsQuery } from '../../regular/regular.queries.ts'
import { StartByPicker } from './start-by-picker.tsx'
import { WeekdayGridPicker } from '../calendar/weekday-grid-picker.tsx'
import { WeeklyHoursPicker } from './weekly-hours-picker.tsx'

/** All criteria, each choice with what it would leave. Without script a form like any other, with the counts it came with. */
export function RegularAdvancedForm({ search }: { search: RegularSearch }) {
  const [initial] = useState(() => regularCriteriaOf(search))
  const { form, draft, reread } = useFormCriteria(initial, readRegularForm)
  const { facets, isOld } = useFacets(draft, regularFacetsQuery)
  const { data: days } = useQuery(searchDaysQuery())
  const { data: hospitals } = useQuery(hospitalNamesQuery(draft.generalHospitalIds ?? []))
  const found = useMemo(
    () => (days ? contradictions('regular', draft, { today: days.today, hospitals }) : []),
    [draft, days, hospitals],
  )
  const groups = { search, counts: facets, found }
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
        <ContradictionNotes of="shiftPatterns" found={found} />
      </CriteriaGroup>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CriteriaGroup legend="開始時期">
            <StartByPicker value={search.startBy} />
            <ContradictionNotes of="startBy" found={found} />
          </CriteriaGroup>
          <ListGroup of="contractTerms" {...groups} />
          <ListGroup of="frequencies" {...groups} />
          <CriteriaGroup legend="週の合計時間">
            <WeeklyHoursPicker value={search.weeklyHours} counts={facets?.weeklyHours} />
            <ContradictionNotes of="weeklyHours" found={found} />
          </CriteriaGroup>
          <ListGroup of="shiftLengths" {...groups} />
          <ListGroup of="interviews" {...groups} />
          <AdjustableGroup {...groups} />
          <PlacesGroup {...groups} />
          <CriteriaGroup legend="勤務したい日">
            <RegularDays value={search.dates ?? []} onChange={reread} />
            <ContradictionNotes of="dates" found={found} />
          </CriteriaGroup>
        </div>
        <div className={styles.column}>
          <WorkAndPay kind="regular" {...groups} onHospitals={reread} />
        </div>
      </div>
      <StickyBar aria-label="検索">
        <Link {...toRegularAdvanced()} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          条件をクリア
        </Link>
        <SearchButton count={facets?.total} isOld={isOld} />
      </StickyBar>
    </form>
  )
}
