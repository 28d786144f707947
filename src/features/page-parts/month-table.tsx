import type { ReactNode } from 'react'
import { weeksOf } from '../../domain/text/month-days.ts'
import { cx } from '../../ui/class-names.ts'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']

type MonthTableProps = {
  /** The month shown, 2026-12. */
  month: string
  today: string
  caption: string
  styles: Record<'month' | 'weekday' | 'cell' | 'today', string>
  renderDay: (day: string) => ReactNode
}

/** A month as a table of weeks, Sunday first. */
export const MonthTable = ({ month, today, caption, styles, renderDay }: MonthTableProps) => (
  <table className={styles.month}>
    <caption className={visuallyHidden}>{caption}</caption>
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
              {day !== null && renderDay(day)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
