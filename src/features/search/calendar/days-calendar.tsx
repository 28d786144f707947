import type { FormEvent } from 'react'
import { monthOf } from '../../../domain/text/month-days.ts'
import { calendarDays, dayTone } from '../facets/criteria-days.ts'
import { DayBox, OtherDays } from './day-box.tsx'
import { NO_OFFER, type DayOffer } from './day-words.ts'
import { MonthPages } from './month-pages.tsx'
import * as styles from './month.css.ts'

type DaysCalendarProps = {
  /** Today in Tokyo and the holidays ahead, as the server says them. */
  today: string
  lastDay: string
  holidays: readonly string[]
  /** The days chosen; the caller keeps them, since other controls choose days too. */
  value: readonly string[]
  onChange: (days: string[]) => void
  /** The offer of each day, once loaded. */
  offers?: Readonly<Record<string, DayOffer>>
  isSeasonal?: (day: string) => boolean
}

/** Days as boxes named `dates`. */
export function DaysCalendar({
  today,
  lastDay,
  holidays,
  value,
  onChange,
  offers,
  isSeasonal,
}: DaysCalendarProps) {
  const to = calendarDays(today, lastDay).at(-1) ?? today
  function toggle({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'dates') return
    const others = value.filter((day) => day !== target.value)
    onChange(target.checked ? [...others, target.value].toSorted() : others)
  }
  return (
    <div onChange={toggle} className={styles.calendar}>
      <MonthPages
        from={today}
        to={to}
        first={value.find((day) => day >= today && day <= to) ?? today}
        renderDay={(day, tabIndex, isTurnedTo) => (
          <DayBox
            key={day}
            day={day}
            tabIndex={tabIndex}
            isChosen={value.includes(day)}
            // In a month of the page without script the row of the other days speaks for it.
            isDisabled={!isTurnedTo && value.includes(day)}
            tone={dayTone(day, holidays)}
            isHoliday={holidays.includes(day)}
            isToday={day === today}
            isSeasonal={isSeasonal?.(day) ?? false}
            offer={offers && (offers[day] ?? NO_OFFER)}
          />
        )}
        foot={(months) => (
          <OtherDays days={value.filter((day) => !months.includes(monthOf(day)) || day < today)} />
        )}
      />
    </div>
  )
}
