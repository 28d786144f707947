import { dayKind } from '../../../domain/text/day-kind.ts'
import { monthText } from '../../../domain/text/month-days.ts'
import { cx } from '../../../ui/class-names.ts'
import { Text } from '../../../ui/text/text.tsx'
import { DAY_TONE } from '../../page-parts/day-tone.ts'
import { MonthTable } from '../../page-parts/month-table.tsx'
import { SLOT_STATE, type CalendarListingView, type SlotState } from './calendar-view.ts'
import * as styles from './hospital-calendar.css.ts'

/** Dots of a day; the link says the whole number. */
const DOTS = 4

export const dayAnchor = (day: string) => `day-${day}`

const isState = (word: string): word is SlotState => Object.hasOwn(SLOT_STATE, word)
const STATES = Object.keys(SLOT_STATE).filter(isState)

type MonthOverviewProps = {
  month: string
  today: string
  listings: readonly CalendarListingView[]
  cutDays: readonly string[]
}

/** The month as a table: a dot for each listing of a day, which leads to the day's list. */
export function MonthOverview({ month, today, listings, cutDays }: MonthOverviewProps) {
  return (
    <div className={styles.overview}>
      <MonthTable
        month={month}
        today={today}
        caption={`${monthText(month)}の求人と勤務`}
        styles={{ month: styles.month, weekday: styles.weekday, cell: styles.cell, today: styles.today }}
        renderDay={(day) => (
          <Day day={day} listings={listings.filter((one) => one.day === day)} isCut={cutDays.includes(day)} />
        )}
      />
      <p className={styles.legend}>
        {STATES.map((state) => (
          <span key={state} className={styles.legendItem}>
            <span aria-hidden="true" className={styles.mark[state]} />
            <Text as="span" tone="sub">
              {SLOT_STATE[state]}
            </Text>
          </span>
        ))}
      </p>
    </div>
  )
}

type DayProps = { day: string; listings: readonly CalendarListingView[]; isCut: boolean }

function Day({ day, listings, isCut }: DayProps) {
  const number = Number(day.slice(8))
  const kind = dayKind(day)
  const holiday = kind === 'HOLIDAY' ? '(祝)' : ''
  if (listings.length === 0)
    return (
      <span className={styles.day}>
        <span className={DAY_TONE[kind]}>
          {number}
          {holiday}
        </span>
      </span>
    )
  const waiting = listings.filter(({ state }) => state === 'TO_ANSWER').length
  const label = `${number}日${holiday} ${listings.length}件${isCut ? '以上' : ''}${waiting > 0 ? ` 回答待ち${waiting}件` : ''}`
  return (
    <a href={`#${dayAnchor(day)}`} aria-label={label} className={cx(styles.day, styles.linked)}>
      <span className={DAY_TONE[kind]}>
        {number}
        {holiday}
      </span>
      <span aria-hidden="true" className={styles.dots}>
        {listings.slice(0, DOTS).map(({ key, state }) => (
          <span key={key} className={styles.mark[state]} />
        ))}
      </span>
    </a>
  )
}
