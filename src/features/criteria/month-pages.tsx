import { useState, type ReactNode } from 'react'
import { monthOf, monthsBetween, monthText } from '../../domain/month-days.ts'
import { MonthHead } from './month-head.tsx'
import { MonthTable } from './month-table.tsx'
import * as styles from './month.css.ts'

type MonthPagesProps = {
  from: string
  to: string
  /** A day of the month shown first. */
  first: string
  /** `isTurnedTo` is false in the months that only a page without script shows. */
  renderDay: (day: string, tabIndex: number | undefined, isTurnedTo: boolean) => ReactNode
  /** Under the months; told which one is shown. */
  foot?: (month: string) => ReactNode
}

/** A calendar to turn, a month at a time. Without script all months stand under each other. */
export function MonthPages({ from, to, first, renderDay, foot }: MonthPagesProps) {
  const [month, setMonth] = useState(monthOf(first))
  const table = (shown: string) => (
    <MonthTable
      month={shown}
      from={from}
      to={to}
      onMonthChange={setMonth}
      renderDay={(day, tabIndex) => renderDay(day, tabIndex, shown === month)}
    />
  )
  return (
    <>
      <MonthHead month={month} from={from} to={to} onMonthChange={setMonth} />
      {table(month)}
      <noscript>
        {monthsBetween(from, to)
          .filter((one) => one !== month)
          .map((one) => (
            <div key={one}>
              <p className={styles.title}>{monthText(one)}</p>
              {table(one)}
            </div>
          ))}
      </noscript>
      {foot?.(month)}
    </>
  )
}
