import type { RegularSearch } from '../../domain/regular-search.ts'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { AdjustableGroup, ListGroup, PrefecturesGroup, WorkAndPay } from '../listings/spot-filter-groups.tsx'
import { StartByPicker } from './start-by-picker.tsx'
import { WeeklyHoursPicker } from './weekly-hours-picker.tsx'

/** What the form only keeps: the week stands in the other column, and days are asked for in the advanced search. */
const KEPT = ['weekdays', 'shiftPatterns', 'dates'] as const

type RegularAllConditionsProps = { search: RegularSearch; onHospitals: () => void }

/** Every condition of a regular search, brought beside the list when it is asked for. */
export const RegularAllConditions = ({ search, onHospitals }: RegularAllConditionsProps) => (
  <>
    {KEPT.map((name) => {
      const value = search[name]
      return value && <input key={name} type="hidden" name={name} value={value.join()} />
    })}
    <CriteriaGroup legend="開始時期">
      <StartByPicker value={search.startBy} />
    </CriteriaGroup>
    <ListGroup of="contractTerms" search={search} />
    <ListGroup of="frequencies" search={search} />
    <CriteriaGroup legend="週の合計時間">
      <WeeklyHoursPicker value={search.weeklyHours} />
    </CriteriaGroup>
    <ListGroup of="shiftLengths" search={search} />
    <ListGroup of="interviews" search={search} />
    <AdjustableGroup search={search} />
    <PrefecturesGroup search={search} />
    <WorkAndPay kind="regular" search={search} onHospitals={onHospitals} />
  </>
)
