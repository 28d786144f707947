import { numberText } from '../../domain/money-text.ts'
import { weekdayText } from '../../domain/shift-text.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { addDays } from '../../domain/tokyo-time.ts'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { resultAddress } from './criteria-address.ts'
import { CALENDAR_DAYS, calendarDays, dayTone, offeredDays, STRIP_DAYS } from '../criteria/criteria-days.ts'
import { NO_OFFER, spokenDay } from '../criteria/day-words.ts'
import type { SearchSeason } from '../criteria/criteria-days.functions.ts'
import * as styles from './result-days.css.ts'
import { useSpotCalendar } from './use-spot-counts.ts'

/** A season's days, and the evening before: a night shift reaches into it. */
const daysOf = ({ from, to }: SearchSeason, today: string) =>
  calendarDays(today).filter((day) => day >= addDays(from, -1) && day <= to)

/** One day more, or one day less: each day is a link to the search it makes. */
export function ResultDays({ search }: { search: SpotSearch }) {
  // The numbers come after the list and not with it.
  const length = search.season ? CALENDAR_DAYS : STRIP_DAYS
  const { days: data, offers, isOld } = useSpotCalendar(criteriaOf(search), length)
  const chosen = search.dates ?? []
  const season = data?.seasons.find((one) => one.season === search.season)
  return (
    <nav aria-label="日付で絞り込む" className={styles.days}>
      <h2 className={styles.title}>日付で絞り込む</h2>
      {data ? (
        <ul data-counts={isOld ? 'old' : undefined} className={styles.strip}>
          {(season ? daysOf(season, data.today) : offeredDays(data.today)).map((day, index) => {
            const on = chosen.includes(day)
            const dates = on ? chosen.filter((one) => one !== day) : [...chosen, day].toSorted()
            const address = resultAddress({
              ...search,
              dates: dates.length > 0 ? dates : undefined,
              after: undefined,
            })
            return (
              <li key={day} className={index === 0 ? styles.firstDay[weekdayText(day)] : undefined}>
                <a href={address} aria-current={on ? 'true' : undefined} className={styles.day}>
                  <span className={visuallyHidden}>
                    {spokenDay(day, data.holidays.includes(day), offers && (offers[day] ?? NO_OFFER))}
                  </span>
                  <span aria-hidden="true">
                    <span className={index > 0 && !day.endsWith('-01') ? styles.month : undefined}>
                      {Number(day.slice(5, 7))}/
                    </span>
                    {Number(day.slice(8))}
                  </span>
                  <span aria-hidden="true" className={styles.weekday[dayTone(day, data.holidays)]}>
                    {weekdayText(day)}
                    {data.holidays.includes(day) && '祝'}
                  </span>
                  <span aria-hidden="true" className={styles.count}>
                    {offers ? `${numberText(offers[day]?.count ?? 0)}件` : ' '}
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      ) : (
        <Skeleton shape="control" />
      )}
    </nav>
  )
}
