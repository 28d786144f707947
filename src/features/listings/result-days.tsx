import { useQuery } from '@tanstack/react-query'
import { weekdayText } from '../../domain/shift-text.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { resultAddress } from './criteria-address.ts'
import { dayTone, offeredDays } from '../criteria/criteria-days.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import * as styles from './result-days.css.ts'

/** One day more, or one day less: each day is a link to the search it makes. */
export function ResultDays({ search }: { search: SpotSearch }) {
  const { data } = useQuery(searchDaysQuery())
  const chosen = search.dates ?? []
  return (
    <nav aria-label="日付で絞り込む" className={styles.days}>
      <h2 className={styles.title}>日付で絞り込む</h2>
      {data ? (
        <ul className={styles.strip}>
          {offeredDays(data.today).map((day, index) => {
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
                  <span>
                    <span className={index > 0 && !day.endsWith('-01') ? styles.month : undefined}>
                      {Number(day.slice(5, 7))}/
                    </span>
                    {Number(day.slice(8))}
                  </span>
                  <span className={styles.weekday[dayTone(day, data.holidays)]}>
                    {weekdayText(day)}
                    {data.holidays.includes(day) && '祝'}
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
