import { useSuspenseQuery } from '@tanstack/react-query'
import { monthOf } from '../../../domain/text/month-days.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { toHospitalCalendar } from '../../../platform/addresses.ts'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { CalendarFrame } from './calendar-frame.tsx'
import { CalendarSlot } from './calendar-slot.tsx'
import { hospitalDayQuery } from './hospital-calendar.queries.ts'
import { NothingYet } from './nothing-yet.tsx'

/** One day with what month and week leave out, as far as one page holds it. */
export function CalendarDay({ day }: { day: string }) {
  const { listings, cutDays } = useSuspenseQuery(hospitalDayQuery(day)).data
  return (
    <CalendarFrame
      view="day"
      title={`${day.slice(0, 4)}年 ${dayText(day)}`}
      month={toHospitalCalendar({ month: monthOf(day) })}
      week={toHospitalCalendar({ week: day })}
      before={{ words: '前の日', address: toHospitalCalendar({ day: addDays(day, -1) }) }}
      after={{ words: '次の日', address: toHospitalCalendar({ day: addDays(day, 1) }) }}
      listings={listings}
    >
      {cutDays.length > 0 && (
        <Notice tone="info">予定が多いため、早い時間から{listings.length}件まで表示しています。</Notice>
      )}
      {listings.length === 0 && <NothingYet title="この日の求人と勤務はありません。" />}
      <Grid as="ul" columns={2} gap={2} align="start">
        {listings.map((listing) => (
          <li key={listing.key}>
            <CalendarSlot listing={listing} />
          </li>
        ))}
      </Grid>
    </CalendarFrame>
  )
}
