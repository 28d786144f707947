import { holidayName } from '../../../domain/text/day-kind.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { cx } from '../../../ui/class-names.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { CalendarSlot } from './calendar-slot.tsx'
import type { CalendarListingView } from './calendar-view.ts'
import { RestOfDay } from './rest-of-day.tsx'
import * as styles from './hospital-calendar.css.ts'

type WeekDaysProps = {
  days: readonly string[]
  today: string
  listings: readonly CalendarListingView[]
  cutDays: readonly string[]
}

/** The seven days beside each other; on a narrow screen one below the other. */
export const WeekDays = ({ days, today, listings, cutDays }: WeekDaysProps) => (
  <ol className={styles.week}>
    {days.map((day) => {
      const own = listings.filter((one) => one.day === day)
      const holiday = holidayName(day)
      return (
        <li key={day} className={cx(styles.weekDay, day === today && styles.today)}>
          <Heading level={2} size="md">
            {dayText(day)}
            {holiday && `(${holiday})`}
          </Heading>
          {own.length === 0 && (
            <Text tone="sub" size="md">
              予定なし
            </Text>
          )}
          {own.map((listing) => (
            <CalendarSlot key={listing.key} listing={listing} />
          ))}
          {cutDays.includes(day) && <RestOfDay day={day} />}
        </li>
      )
    })}
  </ol>
)
