import { monthText } from '../../domain/text/month-days.ts'
import { MarkedMonth, type DayMark } from '../page-parts/marked-month.tsx'
import type { ScheduleDate } from './engagement.queries.ts'
import { dateAnchor, dateWord, isOff } from './schedule-words.ts'

const lookOf = ({ state }: ScheduleDate): DayMark['look'] => {
  if (state === 'TENTATIVE') return 'tentative'
  return isOff(state) ? 'off' : 'worked'
}

type MonthGridProps = { month: string; today: string; dates: readonly ScheduleDate[] }

/** A month of a contract's dates. */
export const MonthGrid = ({ month, today, dates }: MonthGridProps) => (
  <MarkedMonth
    month={month}
    today={today}
    caption={`${monthText(month)}の勤務`}
    markOf={(day) => {
      const date = dates.find((one) => one.day === day)
      return date ? { href: `#${dateAnchor(day)}`, word: dateWord(date), look: lookOf(date) } : null
    }}
  />
)
