import { holidayName } from '../../../domain/text/day-kind.ts'
import { monthText } from '../../../domain/text/month-days.ts'
import { MonthTable } from '../../page-parts/month-table.tsx'
import type { CalendarListingView } from './calendar-view.ts'
import * as styles from './hospital-calendar.css.ts'

type MonthRosterProps = {
  month: string
  today: string
  listings: readonly CalendarListingView[]
  cutDays: readonly string[]
}

const STYLES = {
  month: styles.roster,
  weekday: styles.rosterWeekday,
  cell: styles.rosterCell,
  today: styles.rosterCell,
}

/** The month for the wall of the duty room, on paper only: hours and doctors of each day. */
export const MonthRoster = ({ month, today, listings, cutDays }: MonthRosterProps) => (
  <div className={styles.onPaper}>
    <MonthTable
      month={month}
      today={today}
      caption={`${monthText(month)}の勤務予定表`}
      styles={STYLES}
      renderDay={(day) => (
        <>
          <b>
            {Number(day.slice(8))} {holidayName(day)}
          </b>
          {listings
            .filter((one) => one.day === day && (one.works.length > 0 || one.state !== 'ENDED'))
            .map((one) => (
              <p key={one.key}>
                {one.hours}{' '}
                {[...one.works.map(({ doctorName }) => doctorName), openText(one)].filter(Boolean).join('、')}
              </p>
            ))}
          {cutDays.includes(day) && <p>ほかにもあります</p>}
        </>
      )}
    />
  </div>
)

const openText = ({ slotsLeft, state }: CalendarListingView) =>
  slotsLeft > 0 && state !== 'ENDED' && state !== 'STAFFED' ? `未定${slotsLeft}名` : ''
