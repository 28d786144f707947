import type { ShiftPattern } from '../../../domain/listing/listing-words.ts'
import type { SpotCriteria } from '../../../domain/search/spot-search.ts'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { comingWeekend } from '../facets/criteria-days.ts'
import { ConditionChips } from './condition-chips.tsx'

const DAY_PATTERNS: readonly ShiftPattern[] = ['DAY_AM_PM', 'DAY_AM', 'DAY_PM']
const FEE = 80_000
const CONDITIONS = ['WITHOUT_AMBULANCE', 'FREE_APPLICATION', 'NIGHT_DUTY_PERMIT'] as const

const asksForDays = ({ shiftPatterns = [] }: SpotCriteria) =>
  DAY_PATTERNS.every((pattern) => shiftPatterns.includes(pattern))

type QuickChipsProps = {
  criteria: SpotCriteria
  today: string | undefined
  dates: readonly string[]
  onDates: (dates: string[]) => void
}

/** The conditions of both kinds, and what only a spot search asks for: the weekend, the hours, the fee. */
export function QuickChips({ criteria, today, dates, onDates }: QuickChipsProps) {
  const { shiftPatterns = [], conditions, minimumFee } = criteria
  return (
    <ConditionChips
      conditions={conditions}
      offered={CONDITIONS}
      before={
        <>
          {today && <WeekendChip weekend={comingWeekend(today)} dates={dates} onDates={onDates} />}
          <ChipBox name="shiftPatterns" value="NIGHT" defaultChecked={shiftPatterns.includes('NIGHT')}>
            当直
          </ChipBox>
          <ChipBox name="shiftPatterns" value={String(DAY_PATTERNS)} defaultChecked={asksForDays(criteria)}>
            日勤
          </ChipBox>
        </>
      }
      after={
        <ChipBox name="minimumFee" value={FEE} defaultChecked={minimumFee === FEE}>
          8万円以上
        </ChipBox>
      }
    />
  )
}

type WeekendChipProps = { weekend: readonly string[] } & Pick<QuickChipsProps, 'dates' | 'onDates'>

/** Ticks the days in the calendar below; without JavaScript its value names them. */
function WeekendChip({ weekend, dates, onDates }: WeekendChipProps) {
  const others = dates.filter((day) => !weekend.includes(day))
  const isChosen = weekend.every((day) => dates.includes(day))
  return (
    <ChipBox
      // No name while its days are ticked: their own boxes submit them.
      name={isChosen ? undefined : 'dates'}
      value={String(weekend)}
      checked={isChosen}
      onChange={({ target }) => onDates(target.checked ? [...others, ...weekend].toSorted() : others)}
    >
      今週末
    </ChipBox>
  )
}

/** Criteria that neither the chips above nor the fields of the page show. */
export function beyondShortcuts(criteria: SpotCriteria): SpotCriteria {
  const {
    dates: _dates,
    prefectures: _prefectures,
    cities: _cities,
    shiftPatterns,
    conditions,
    minimumFee,
    ...rest
  } = criteria
  const shownPatterns: readonly ShiftPattern[] = asksForDays(criteria)
    ? ['NIGHT', ...DAY_PATTERNS]
    : ['NIGHT']
  return {
    ...rest,
    shiftPatterns: shiftPatterns?.filter((pattern) => !shownPatterns.includes(pattern)),
    conditions: conditions?.filter((one) => !CONDITIONS.some((shown) => shown === one)),
    minimumFee: minimumFee === FEE ? undefined : minimumFee,
  }
}
