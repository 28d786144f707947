import { dayKind } from '../../domain/text/day-kind.ts'
import { monthText, weeksOf } from '../../domain/text/month-days.ts'
import { cx } from '../../ui/class-names.ts'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { DAY_TONE } from '../listing/day-tone.ts'
import type { ScheduleDate } from './engagement.queries.ts'
import { dateAnchor, dateWord } from './schedule-words.ts'
import * as styles from './schedule.css.ts'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']

const markOf = ({ state }: ScheduleDate): keyof typeof styles.marks => {
  if (state === 'TENTATIVE') return 'tentative'
  return state === 'HOLIDAY_OFF' || state === 'CANCELLED' ? 'off' : 'worked'
}

type MonthGridProps = { month: string; today: string; dates: readonly ScheduleDate[] }

/** The month as a table: a date with work leads to its row in the list. */
export const MonthGrid = ({ month, today, dates }: MonthGridProps) => (
  <table className={styles.month}>
    <caption className={visuallyHidden}>{monthText(month)}の勤務</caption>
    <thead>
      <tr>
        {WEEKDAYS.map((name) => (
          <th key={name} scope="col" className={styles.weekday}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week, index) => (
        <tr key={index}>
          {week.map((day, column) => (
            <td key={column} className={cx(styles.cell, day === today && styles.today)}>
              {day !== null && <Day day={day} date={dates.find((one) => one.day === day)} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
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
