import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { dayForKey, monthOf, monthText, weeksOf } from '../../../domain/text/month-days.ts'
import { weekday } from './day.css.ts'
import * as styles from './month.css.ts'

type MonthTableProps = {
  /** The month shown, 2026-12. */
  month: string
  /** First and last day that can be reached. */
  from: string
  to: string
  /** Called when a key has moved into another month. */
  onMonthChange: (month: string) => void
  /** Renders a day; the element that takes focus has `data-day` and the given tab index. */
  renderDay: (day: string, tabIndex: number | undefined) => ReactNode
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土']

/**
 * A page of a calendar as a grid: one stop for Tab, arrows from day to day, Home and End within the week, PageUp and
 * PageDown by month. Without script every day is a stop of its own.
 */
export function SearchMonthTable({ month, from, to, onMonthChange, renderDay }: MonthTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [visited, setVisited] = useState('')
  const wanted = useRef('')
  const dayElement = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
  const isOffered = (day: string) => day >= from && day <= to
  // Past weeks are left out.
  const weeks = weeksOf(month).filter((week) => week.some((day) => day !== null && isOffered(day)))
  const stop =
    monthOf(visited) === month ? visited : weeks.flat().find((day) => day !== null && isOffered(day))
  // A day of the new month can be focused only after it is rendered.
  useEffect(() => {
    if (wanted.current) dayElement(wanted.current)?.focus()
    wanted.current = ''
  }, [month])
  function move(event: KeyboardEvent) {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    const next =
      day && !event.altKey && !event.ctrlKey && !event.metaKey && dayForKey(event.key, day, { from, to })
    if (!next) return
    event.preventDefault()
    setVisited(next)
    if (monthOf(next) === month) dayElement(next)?.focus()
    else {
      wanted.current = next
      onMonthChange(monthOf(next))
    }
  }
  return (
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label={monthText(month)}
      onKeyDown={move}
      className={styles.grid}
    >
      <div role="row" className={styles.week}>
        {WEEKDAYS.map((name) => (
          <div key={name} role="columnheader" aria-label={`${name}曜日`} className={weekday}>
            {name}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={index} role="row" className={styles.week}>
          {week.map((day, column) => (
            <div key={column} role="gridcell" className={styles.cell}>
              {day !== null &&
                (isOffered(day) ? (
                  renderDay(day, hydrated ? (day === stop ? 0 : -1) : undefined)
                ) : (
                  <span className={styles.past}>{Number(day.slice(8))}</span>
                ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
