import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toSpotResult } from '../../../platform/addresses.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { calendarDays, dayTone } from '../facets/criteria-days.ts'
import { DayLink } from '../calendar/day-link.tsx'
import { NO_OFFER } from '../calendar/day-words.ts'
import { MonthPages } from '../calendar/month-pages.tsx'
import { calendar } from '../calendar/month.css.ts'
import { useSpotCalendar } from '../facets/use-spot-counts.ts'

/** The results as a calendar: the offer of each day under the other criteria, with a link to its list. */
export function SpotCalendarView({ search }: { search: SpotSearch }) {
  const { days, offers, isOld, isError } = useSpotCalendar(criteriaOf(search))
  if (!days)
    return (
      <SkeletonGroup label="カレンダーを読み込んでいます">
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  const { today, lastDay, holidays } = days
  const to = calendarDays(today, lastDay).at(-1) ?? today
  const chosen = search.dates ?? []
  const season = days.seasons.find((one) => one.season === search.season || (!search.season && one.isOpen))
  const hrefOfDay = (day: string) =>
    hrefOf(toSpotResult({ ...search, view: undefined, after: undefined, dates: [day] }))
  return (
    <Card>
      <div className={calendar} data-counts={isOld ? 'old' : undefined}>
        <MonthPages
          from={today}
          to={to}
          first={
            [...chosen, search.season && season ? season.from : today].find(
              (day) => day >= today && day <= to,
            ) ?? today
          }
          renderDay={(day, tabIndex) => (
            <DayLink
              key={day}
              day={day}
              href={hrefOfDay(day)}
              tabIndex={tabIndex}
              isChosen={chosen.includes(day)}
              tone={dayTone(day, holidays)}
              isHoliday={holidays.includes(day)}
              isToday={day === today}
              isSeasonal={season !== undefined && day >= season.from && day <= season.to}
              offer={offers && (offers[day] ?? NO_OFFER)}
            />
          )}
        />
      </div>
      <Text tone="sub">
        {isError
          ? '件数を読み込めませんでした。日付を選ぶと、その日の求人を表示します。'
          : '件数と、その日の最高給与(円・税引前)です。日付を選ぶと、その日の求人を表示します。'}
      </Text>
    </Card>
  )
}
