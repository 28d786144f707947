import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { contradictions } from '../../../domain/search/contradictions/search-contradictions.ts'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toSpotAdvanced, toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { SearchButton } from '../facets/search-button.tsx'
import { useFacets } from '../facets/use-facets.ts'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { spotFacetsQuery } from '../facets/search-counts.queries.ts'
import { SpotDays } from './spot-days.tsx'
import { WhenAndWhere, WorkAndPay } from './spot-filter-groups.tsx'
import { readSpotForm } from './spot-form-reading.ts'
import * as styles from './spot-filter.css.ts'
import { useSpotCalendar } from '../facets/use-spot-counts.ts'

/** All criteria, each choice with what it would leave. Without script a form like any other, with the counts it came with. */
export function SpotAdvancedForm({ search }: { search: SpotSearch }) {
  const initial = useMemo(() => criteriaOf(search), [search])
  const { form, draft, reread } = useFormCriteria(initial, readSpotForm)
  const [dates, setDates] = useState<readonly string[]>(search.dates ?? [])
  useEffect(reread, [dates, reread])
  const calendar = useSpotCalendar(useSettled(draft))
  const { facets, isOld } = useFacets(draft, spotFacetsQuery)
  const season = calendar.days?.seasons.find((one) => one.season === draft.season)
  const { data: hospitals } = useQuery(hospitalNamesQuery(draft.generalHospitalIds ?? []))
  const found = useMemo(
    () =>
      calendar.days ? contradictions('spot', draft, { today: calendar.days.today, season, hospitals }) : [],
    [draft, calendar.days, season, hospitals],
  )
  const groups = { search, counts: facets, found }
  return (
    <form
      ref={form}
      onChange={reread}
      action={hrefOf(toSpotResult())}
      method="get"
      data-counts={isOld ? 'old' : undefined}
      className={styles.full}
    >
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <WhenAndWhere
            {...groups}
            days={
              <CriteriaGroup legend="日付">
                <SpotDays
                  days={calendar.days}
                  offers={calendar.offers}
                  isOld={calendar.isOld}
                  value={dates}
                  onChange={setDates}
                />
                <ContradictionNotes of="dates" found={found} />
              </CriteriaGroup>
            }
          />
        </div>
        <div className={styles.column}>
          <WorkAndPay kind="spot" {...groups} onHospitals={reread} />
        </div>
      </div>
      <StickyBar aria-label="検索">
        <Link {...toSpotAdvanced()} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          条件をクリア
        </Link>
        <SearchButton count={facets?.total} isOld={isOld} />
      </StickyBar>
    </form>
  )
}
