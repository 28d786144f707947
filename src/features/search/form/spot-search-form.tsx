import { useEffect, useState } from 'react'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { PlacesGroup } from '../criteria/places-group.tsx'
import { useFormCriteria } from '../criteria/use-form-criteria.ts'
import { useSpotCalendar, useSpotCities, useSpotCount } from '../facets/use-spot-counts.ts'
import { ShortForm } from './short-form.tsx'
import { SpotDays } from './spot-days.tsx'
import { beyondShortcuts, QuickChips } from './spot-search-shortcuts.tsx'

/** When, where, and what is asked for most. */
export function SpotSearchForm({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const [initial] = useState(criteria)
  const { form, draft, reread } = useFormCriteria('spot', initial)
  const [dates, setDates] = useState<readonly string[]>(criteria.dates ?? [])
  useEffect(reread, [dates, reread])
  const calendar = useSpotCalendar(useDebounced(draft))
  const places = useSpotCities(draft)
  const count = useSpotCount(draft)
  return (
    <ShortForm
      kind="spot"
      search={search}
      form={form}
      onChange={reread}
      chips={<QuickChips criteria={criteria} today={calendar.days?.today} dates={dates} onDates={setDates} />}
      beyond={beyondShortcuts(criteria)}
      count={count}
    >
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
    </ShortForm>
  )
}
