import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { WeekdayGridPicker } from '../calendar/weekday-grid-picker.tsx'
import { ContradictionNotes } from '../criteria/contradiction-notes.tsx'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { AdvancedPage } from './advanced-page.tsx'
import { RegularDays } from './regular-days.tsx'
import { RegularTerms } from './regular-terms.tsx'

export const RegularAdvancedPage = ({ search }: { search: RegularSearch }) => (
  <AdvancedPage
    kind="regular"
    search={search}
    above={({ counts, found, reread }) => (
      <CriteriaGroup legend="曜日と時間帯">
        <WeekdayGridPicker value={search} counts={counts?.weekdayPatterns} onChange={reread} />
        <ContradictionNotes of="shiftPatterns" found={found} />
      </CriteriaGroup>
    )}
    when={({ counts, found, reread }) => (
      <>
        <RegularTerms search={search} counts={counts} found={found} />
        <CriteriaGroup legend="勤務したい日">
          <RegularDays value={search.dates ?? []} onChange={reread} />
          <ContradictionNotes of="dates" found={found} />
        </CriteriaGroup>
      </>
    )}
  />
)
