import { dayKind } from '../../domain/text/day-kind.ts'
import { monthText } from '../../domain/text/month-days.ts'
import { cx } from '../../ui/class-names.ts'
import { DAY_TONE } from '../listing/day-tone.ts'
import { MonthTable } from '../page-parts/month-table.tsx'
import type { ScheduleDate } from './engagement.queries.ts'
import { dateAnchor, dateWord } from './schedule-words.ts'
import * as styles from './schedule.css.ts'

const markOf = ({ state }: ScheduleDate): keyof typeof styles.marks => {
  if (state === 'TENTATIVE') return 'tentative'
  return state === 'HOLIDAY_OFF' || state === 'CANCELLED' ? 'off' : 'worked'
}

type MonthGridProps = { month: string; today: string; dates: readonly ScheduleDate[] }

/** The month as a table: a date with work leads to its row in the list. */
export const MonthGrid = ({ month, today, dates }: MonthGridProps) => (
  <MonthTable
    month={month}
    today={today}
    caption={`${monthText(month)}の勤務`}
    styles={{ month: styles.month, weekday: styles.weekday, cell: styles.cell, today: styles.today }}
    renderDay={(day) => <Day day={day} date={dates.find((one) => one.day === day)} />}
  />
)

function Day({ day, date }: { day: string; date: ScheduleDate | undefined }) {
  const number = Number(day.slice(8))
  const tone = DAY_TONE[dayKind(day)]
  if (!date) return <span className={cx(styles.day, tone)}>{number}</span>
  return (
    <a
      href={`#${dateAnchor(day)}`}
      aria-label={`${number}日 ${dateWord(date)}`}
      className={cx(styles.day, styles.linked, tone)}
    >
      {number}
      <span aria-hidden="true" className={styles.marks[markOf(date)]} />
    </a>
  )
}
