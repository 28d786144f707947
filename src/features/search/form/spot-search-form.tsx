import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toSpotAdvanced, toSpotResult } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { KeptCriteria } from '../criteria/kept-criteria.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { SearchButton } from '../facets/search-button.tsx'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { useSettled } from '../../forms/use-settled.ts'
import { SpotDays } from './spot-days.tsx'
import { readSpotForm } from './spot-form-reading.ts'
import { beyondShortcuts, QuickChips } from './spot-search-shortcuts.tsx'
import * as styles from './spot-filter.css.ts'
import { useSpotCalendar, useSpotCities, useSpotCount } from '../facets/use-spot-counts.ts'

/** The search as most begin it: when, where, and what is asked for most; everything else is a page further. */
export function SpotSearchForm({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const [initial] = useState(criteria)
  const { form, draft, reread } = useFormCriteria(initial, readSpotForm)
  const [dates, setDates] = useState<readonly string[]>(criteria.dates ?? [])
  useEffect(reread, [dates, reread])
  const calendar = useSpotCalendar(useSettled(draft))
  const places = useSpotCities(draft)
  const { data: names } = useQuery(hospitalNamesQuery(criteria.generalHospitalIds ?? []))
  return (
    <form ref={form} onChange={reread} action={hrefOf(toSpotResult())} method="get" className={styles.full}>
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      <div className={styles.chips}>
        <QuickChips criteria={criteria} today={calendar.days?.today} dates={dates} onDates={setDates} />
        <KeptCriteria
          criteria={beyondShortcuts(criteria)}
          hospitalName={(id) => names?.find((one) => one.id === id)?.name ?? '選んだ病院'}
        />
      </div>
      <div className={styles.columns}>
        <CriteriaGroup legend="日付">
          <SpotDays
            days={calendar.days}
            offers={calendar.offers}
            isOld={calendar.isOld}
            value={dates}
            onChange={setDates}
          />
        </CriteriaGroup>
        <PlacesGroup search={criteria} counts={places} />
      </div>
      <StickyBar aria-label="検索">
        <SearchButton {...useSpotCount(draft)} />
        {/* Of the form, so that what is chosen goes along; and the second button, so that Enter searches. */}
        <Button type="submit" formAction={hrefOf(toSpotAdvanced())} size="sm">
          条件を詳しく
        </Button>
      </StickyBar>
    </form>
  )
}
