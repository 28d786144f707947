import { useState, type FormEvent } from 'react'
import { monthOf, monthsBetween, monthText } from '../../domain/month-days.ts'
import { calendarDays, dayTone } from './criteria-days.ts'
import { DayBox, OtherDays } from './day-box.tsx'
import type { DayOffer } from './day-words.ts'
import { MonthHead } from './month-head.tsx'
import { MonthTable } from './month-table.tsx'
import * as styles from './month.css.ts'

const NOTHING: DayOffer = { count: 0, bestFee: null }

type DaysCalendarProps = {
  /** Today in Tokyo and the holidays ahead, as the server says them. */
  today: string
  holidays: readonly string[]
  /** The days chosen; the caller keeps them, since other controls choose days too. */
  value: readonly string[]
  onChange: (days: string[]) => void
  /** What each day offers, once it is known. */
  offers?: Readonly<Record<string, DayOffer>>
  isSeasonal?: (day: string) => boolean
}

/** Days as boxes named `dates`, a month at a time. Without script all months stand under each other. */
export function DaysCalendar({ today, holidays, value, onChange, offers, isSeasonal }: DaysCalendarProps) {
  const to = calendarDays(today).at(-1) ?? today
  const [month, setMonth] = useState(monthOf(value.find((day) => day >= today && day <= to) ?? today))
  const isHere = (day: string) => monthOf(day) === month && day >= today
  function toggle({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'dates') return
    const others = value.filter((day) => day !== target.value)
    onChange(target.checked ? [...others, target.value].toSorted() : others)
  }
  const table = (shown: string) => (
    <MonthTable
      key={shown === month ? 'shown' : shown}
      month={shown}
      from={today}
      to={to}
      onMonthChange={setMonth}
      renderDay={(day, tabIndex) => (
        <DayBox
          key={day}
          day={day}
          tabIndex={tabIndex}
          isChosen={value.includes(day)}
          // In the months of the page without script: the row of the other days speaks for it.
          isDisabled={shown !== month && value.includes(day)}
          tone={dayTone(day, holidays)}
          isHoliday={holidays.includes(day)}
          isToday={day === today}
          isSeasonal={isSeasonal?.(day) ?? false}
          offer={offers && (offers[day] ?? NOTHING)}
        />
      )}
    />
  )
  return (
    <div onChange={toggle} className={styles.calendar}>
      <MonthHead month={month} from={today} to={to} onMonthChange={setMonth} />
      {table(month)}
      <noscript>
        {monthsBetween(today, to)
          .filter((one) => one !== month)
          .map((one) => (
            <div key={one}>
              <p className={styles.title}>{monthText(one)}</p>
              {table(one)}
            </div>
          ))}
      </noscript>
      <OtherDays days={value.filter((day) => !isHere(day))} />
    </div>
  )
}
