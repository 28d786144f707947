import { useSuspenseQuery } from '@tanstack/react-query'
import { addMonths, monthOf, monthText } from '../../../domain/text/month-days.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { weekOf } from '../../../domain/text/week-days.ts'
import { toHospitalCalendar } from '../../../platform/addresses.ts'
import { cx } from '../../../ui/class-names.ts'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { CalendarFrame } from './calendar-frame.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarSlot } from './calendar-slot.tsx'
import * as styles from './hospital-calendar.css.ts'
import { hospitalMonthQuery, hospitalWeekQuery } from './hospital-calendar.queries.ts'
import { dayAnchor, MonthOverview } from './month-overview.tsx'
import { MonthRoster } from './month-roster.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { RestOfDay } from './rest-of-day.tsx'
import { WeekDays } from './week-days.tsx'

type HospitalCalendarPageProps = {
  month?: string | undefined
  week?: string | undefined
  day?: string | undefined
}

/** A hospital's spot listings and regular dates: who comes, what is open, and what waits for an answer. */
export function HospitalCalendarPage({ month, week, day }: HospitalCalendarPageProps) {
  if (day !== undefined) return <CalendarDay day={day} />
  return week === undefined ? <Month asked={month} /> : <Week day={week} />
}

function Month({ asked }: { asked: string | undefined }) {
  const { data } = useSuspenseQuery(hospitalMonthQuery(asked))
  const { month, today, listings, cutDays } = data
  const days = [...new Set(listings.map(({ day }) => day))]
  return (
    <CalendarFrame
      view="month"
      title={monthText(month)}
      month={toHospitalCalendar({ month })}
      week={toHospitalCalendar({ week: monthOf(today) === month ? today : `${month}-01` })}
      before={{ words: '前の月', address: toHospitalCalendar({ month: addMonths(month, -1) }) }}
      after={{ words: '次の月', address: toHospitalCalendar({ month: addMonths(month, 1) }) }}
      listings={listings}
    >
      <MonthRoster month={month} today={today} listings={listings} cutDays={cutDays} />
      <div className={cx(screenOnly, styles.monthPage)}>
        <MonthOverview month={month} today={today} listings={listings} cutDays={cutDays} />
        <Stack gap={4}>
          {listings.length === 0 && <NothingYet title="この月の求人と勤務はありません。" />}
          {days.map((day) => (
            <Stack key={day} as="section" gap={2} id={dayAnchor(day)} aria-label={dayText(day)}>
              <Heading level={2} size="md">
                {dayText(day)}
              </Heading>
              <Grid as="ul" columns={2} gap={2} align="start">
                {listings
                  .filter((one) => one.day === day)
                  .map((listing) => (
                    <li key={listing.key}>
                      <CalendarSlot listing={listing} />
                    </li>
                  ))}
              </Grid>
              {cutDays.includes(day) && <RestOfDay day={day} />}
            </Stack>
          ))}
        </Stack>
      </div>
    </CalendarFrame>
  )
}

function Week({ day }: { day: string }) {
  const { data } = useSuspenseQuery(hospitalWeekQuery(day))
  const { today, listings, cutDays } = data
  const { first, days } = weekOf(day)
  const last = days.at(-1) ?? first
  return (
    <CalendarFrame
      view="week"
      title={`${first.slice(0, 4)}年 ${dayText(first)}〜${dayText(last)}`}
      month={toHospitalCalendar({ month: monthOf(day) })}
      week={toHospitalCalendar({ week: day })}
      before={{ words: '前の週', address: toHospitalCalendar({ week: addDays(first, -7) }) }}
      after={{ words: '次の週', address: toHospitalCalendar({ week: addDays(first, 7) }) }}
      listings={listings}
    >
      {listings.length === 0 && <NothingYet title="この週の求人と勤務はありません。" />}
      <WeekDays days={days} today={today} listings={listings} cutDays={cutDays} />
    </CalendarFrame>
  )
}
