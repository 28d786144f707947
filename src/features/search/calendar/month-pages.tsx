import { useState, type ReactNode } from 'react'
import { monthOf, monthsBetween, monthsShown, monthText } from '../../../domain/text/month-days.ts'
import { MonthHead } from './month-head.tsx'
import { SearchMonthTable } from './month-table.tsx'
import * as styles from './month.css.ts'

type MonthPagesProps = {
  from: string
  to: string
  /** A day of the month shown first. */
  first: string
  /** `isTurnedTo` is false in the months that only a page without script shows. */
  renderDay: (day: string, tabIndex: number | undefined, isTurnedTo: boolean) => ReactNode
  /** Under the months; receives the months shown. */
  foot?: (months: readonly string[]) => ReactNode
}

/** A calendar to turn, a month at a time or nearly so. Without script all months stand under each other. */
export function MonthPages({ from, to, first, renderDay, foot }: MonthPagesProps) {
  const [month, setMonth] = useState(monthOf(first))
  const months = monthsShown(month, { from, to })
  const table = (shown: string) => (
    <SearchMonthTable
      month={shown}
      from={from}
      to={to}
      onMonthChange={setMonth}
      renderDay={(day, tabIndex) => renderDay(day, tabIndex, months.includes(shown))}
    />
  )
  const titled = (shown: string) => (
    <div key={shown}>
      <p className={styles.title}>{monthText(shown)}</p>
      {table(shown)}
    </div>
  )
  return (
    <>
      <MonthHead month={month} from={from} to={to} onMonthChange={setMonth} />
      {table(month)}
      {months.slice(1).map(titled)}
      <noscript>
        {monthsBetween(from, to)
          .filter((one) => !months.includes(one))
          .map(titled)}
      </noscript>
      {foot?.(months)}
    </>
  )
}
