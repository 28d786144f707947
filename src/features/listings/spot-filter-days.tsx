import { useQuery } from '@tanstack/react-query'
import { dayText, monthDayText, weekdayText } from '../../domain/shift-text.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { dayTone, offeredDays } from './criteria-days.ts'
import { searchDaysQuery } from './criteria-days.queries.ts'
import * as styles from './spot-filter.css.ts'

const dayLabel = (day: string, holidays: readonly string[]) =>
  `${dayText(day)}${holidays.includes(day) ? ' 祝日' : ''}`

type FilterDaysProps = { chosen: readonly string[] }

/** Four weeks as boxes, under their weekdays; a day of the search that lies elsewhere follows them. */
export function FilterDays({ chosen }: FilterDaysProps) {
  const { data } = useQuery(searchDaysQuery())
  if (!data) return <Skeleton shape="block" />
  const days = offeredDays(data.today)
  const elsewhere = chosen.filter((day) => !days.includes(day))
  const box = (day: string) => (
    <input
      type="checkbox"
      name="dates"
      value={day}
      defaultChecked={chosen.includes(day)}
      aria-label={dayLabel(day, data.holidays)}
      className={styles.dayBox}
    />
  )
  return (
    <>
      <div className={styles.days}>
        {days.map((day, index) => (
          <label
            key={day}
            className={index === 0 ? `${styles.day} ${styles.firstDay[weekdayText(day)]}` : styles.day}
          >
            {box(day)}
            {index === 0 || day.endsWith('-01') ? monthDayText(day) : Number(day.slice(8))}
            <span className={styles.weekday[dayTone(day, data.holidays)]}>
              {weekdayText(day)}
              {data.holidays.includes(day) && '祝'}
            </span>
          </label>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <div className={styles.flow}>
          {elsewhere.map((day) => (
            <label key={day} className={styles.otherDay}>
              {box(day)}
              {dayText(day)}
            </label>
          ))}
        </div>
      )}
    </>
  )
}
