import { weekdayText } from '../../../domain/text/shift-text.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { toMatched, toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { calendarDays, calendarLength, dayTone, offeredDays, STRIP_DAYS } from '../facets/criteria-days.ts'
import { countText, NO_OFFER, shortFee, spokenDay, type DayOffer } from '../calendar/day-words.ts'
import type { SearchSeason } from '../facets/criteria-days.functions.ts'
import { useOwnWorks, type OwnWorks } from './own-works.ts'
import * as styles from './result-days.css.ts'
import { useSpotCalendar } from '../facets/use-spot-counts.ts'

/** A season's days, and the evening before: a night shift reaches into it. */
const daysOf = ({ from, to }: SearchSeason, today: string, lastDay: string) =>
  calendarDays(today, lastDay).filter((day) => day >= addDays(from, -1) && day <= to)

/** 「54件」 above 「8万」; both lines are reserved before the counts have loaded. */
const offerText = (offer: DayOffer | undefined) =>
  offer ? `${countText(offer.count)}\n${offer.bestFee ? shortFee(offer.bestFee) : ''}` : '\n'

/** Each day is a link that adds it to the search or removes it. Days of the doctor's own work are marked. */
export function ResultDays({ search }: { search: SpotSearch }) {
  // The counts load after the list.
  const length = search.season ? undefined : STRIP_DAYS
  const { days: data, offers, isOld } = useSpotCalendar(criteriaOf(search), length)
  const own = useOwnWorks(
    data?.today,
    data && search.season ? calendarLength(data.today, data.lastDay) : STRIP_DAYS,
  )
  const chosen = search.dates ?? []
  const season = data?.seasons.find((one) => one.season === search.season)
  return (
    <nav aria-label="日付で絞り込む" className={styles.days}>
      <div className={styles.toggle}>
        <ChipBox defaultChecked={chosen.length > 0}>日付</ChipBox>
      </div>
      <h2 className={styles.title}>
        日付で絞り込む
        {own && own.days.length > 0 && <small className={styles.legend}>枠は自分の勤務</small>}
      </h2>
      {data ? (
        <div data-counts={isOld ? 'old' : undefined} className={styles.strip}>
          {(season ? daysOf(season, data.today, data.lastDay) : offeredDays(data.today)).map((day, index) => {
            const on = chosen.includes(day)
            const dates = on ? chosen.filter((one) => one !== day) : [...chosen, day].toSorted()
            const address = toSpotResult({
              ...search,
              dates: dates.length > 0 ? dates : undefined,
              after: undefined,
            })
            const offer = offers && (offers[day] ?? NO_OFFER)
            const isHoliday = data.holidays.includes(day)
            const isOwn = own?.days.includes(day)
            return (
              <Link
                key={day}
                {...address}
                aria-current={on ? 'true' : undefined}
                data-own={isOwn || undefined}
                className={index === 0 ? `${styles.day} ${styles.firstDay[weekdayText(day)]}` : styles.day}
              >
                <VisuallyHidden>
                  {spokenDay(day, isHoliday, offer) + (isOwn ? ' 自分の勤務あり' : '')}
                </VisuallyHidden>
                <small aria-hidden="true" className={styles.face[dayTone(day, data.holidays)]}>
                  {`${index === 0 || day.endsWith('-01') ? `${Number(day.slice(5, 7))}/` : ''}${Number(day.slice(8))}\n${weekdayText(day)}${isHoliday ? '祝' : ''}\n${offerText(offer)}`}
                </small>
              </Link>
            )
          })}
        </div>
      ) : (
        <Skeleton shape="control" />
      )}
      {own && <OwnMonth own={own} />}
    </nav>
  )
}

const OwnMonth = ({ own }: { own: OwnWorks }) => (
  <p className={styles.month}>
    今月の勤務 {own.inMonth}件{own.inMonth > 0 && `(${durationText(own.minutesInMonth)})`}
    <Link {...toMatched()} className={rowLinkClass}>
      予定を見る
    </Link>
  </p>
)
