import { useSuspenseQuery } from '@tanstack/react-query'
import { addMonths, monthOf, monthText } from '../../domain/text/month-days.ts'
import { dayText } from '../../domain/text/shift-text.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import { weekOf } from '../../domain/text/week-days.ts'
import { toHospitalCalendar, toNewListing } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { CalendarFrame } from './calendar-frame.tsx'
import { CalendarSlot } from './calendar-slot.tsx'
import * as styles from './hospital-calendar.css.ts'
import { hospitalMonthQuery, hospitalWeekQuery } from './hospital-calendar.queries.ts'
import { dayAnchor, MonthOverview } from './month-overview.tsx'
import { MonthRoster } from './month-roster.tsx'
import { WeekDays } from './week-days.tsx'

type HospitalCalendarPageProps = { month?: string | undefined; week?: string | undefined }

/** A hospital's spot listings and regular dates: who comes, what is open, and what waits for an answer. */
export const HospitalCalendarPage = ({ month, week }: HospitalCalendarPageProps) =>
  week === undefined ? <Month asked={month} /> : <Week day={week} />

function Month({ asked }: { asked: string | undefined }) {
  const { data } = useSuspenseQuery(hospitalMonthQuery(asked))
  const { month, today, listings, isCut } = data
  const days = [...new Set(listings.map(({ day }) => day))]
  return (
    <CalendarFrame
      view="month"
      title={monthText(month)}
      other={toHospitalCalendar({ week: monthOf(today) === month ? today : `${month}-01` })}
      before={{ words: '前の月', address: toHospitalCalendar({ month: addMonths(month, -1) }) }}
      after={{ words: '次の月', address: toHospitalCalendar({ month: addMonths(month, 1) }) }}
      listings={listings}
      isCut={isCut}
    >
      <MonthRoster month={month} today={today} listings={listings} />
      <div className={cx(screenOnly, styles.monthPage)}>
        <MonthOverview month={month} today={today} listings={listings} />
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
            </Stack>
          ))}
        </Stack>
      </div>
    </CalendarFrame>
  )
}

function Week({ day }: { day: string }) {
  const { data } = useSuspenseQuery(hospitalWeekQuery(day))
  const { today, listings, isCut } = data
  const { first, days } = weekOf(day)
  const last = days.at(-1) ?? first
  return (
    <CalendarFrame
      view="week"
      title={`${first.slice(0, 4)}年 ${dayText(first)}〜${dayText(last)}`}
      other={toHospitalCalendar({ month: monthOf(day) })}
      before={{ words: '前の週', address: toHospitalCalendar({ week: addDays(first, -7) }) }}
      after={{ words: '次の週', address: toHospitalCalendar({ week: addDays(first, 7) }) }}
      listings={listings}
      isCut={isCut}
    >
      {listings.length === 0 && <NothingYet title="この週の求人と勤務はありません。" />}
      <WeekDays days={days} today={today} listings={listings} />
    </CalendarFrame>
  )
}

const NothingYet = ({ title }: { title: string }) => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title={title}
    actions={
      <Link {...toNewListing()} className={buttonClass({ variant: 'filled' })}>
        求人をつくる
      </Link>
    }
  >
    掲載すると、募集の状況と決まった先生がここに日付順に並びます。
  </EmptyState>
)
