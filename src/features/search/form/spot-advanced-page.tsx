import { useEffect, useState } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { useSpotCalendar } from '../facets/use-spot-counts.ts'
import { AdvancedPage, type OpenForm } from './advanced-page.tsx'
import { SpotDays } from './spot-days.tsx'
import { WhenAndWhere } from './criterion-groups.tsx'

export const SpotAdvancedPage = ({ search }: { search: SpotSearch }) => (
  <AdvancedPage kind="spot" search={search} when={(open) => <When search={search} {...open} />} />
)

function When({ search, draft, counts, found, reread }: OpenForm & { search: SpotSearch }) {
  const [dates, setDates] = useState<readonly string[]>(search.dates ?? [])
  useEffect(reread, [dates, reread])
  const { days, offers, isOld } = useSpotCalendar(useDebounced(draft))
  return (
    <WhenAndWhere
      search={search}
      counts={counts}
      found={found}
      days={
        <CriteriaGroup legend="日付">
          <SpotDays days={days} offers={offers} isOld={isOld} value={dates} onChange={setDates} />
          <ContradictionNotes of="dates" found={found} />
        </CriteriaGroup>
      }
    />
  )
}
