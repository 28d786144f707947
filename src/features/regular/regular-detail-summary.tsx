import { isNightShift } from '../../domain/listing/listing-words.ts'
import { hasFixedDates } from '../../domain/listing/regular-dates.ts'
import {
  clockHoursText,
  minutesOfDay,
  patternText,
  startMonthText,
  timesText,
} from '../../domain/listing/regular-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import type { TimeTrackSegment } from '../../ui/time-track/time-track.tsx'
import { DetailSummary } from '../listing/detail/detail-summary.tsx'
import * as styles from '../listing/detail/detail-page.css.ts'
import { firstDateText, overlapNote, weeksText } from './regular-card-words.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'

export function RegularDetailSummary({ listing }: { listing: RegularDetail }) {
  const { start, end } = minutesOfDay(listing)
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency))
  return (
    <DetailSummary
      listing={listing}
      label="曜日・時間と金額"
      when={
        <>
          <span className={styles.nowrap}>{patternText(listing)}</span>{' '}
          <span className={styles.nowrap}>{clockHoursText(listing)}</span>
        </>
      }
      track={trackSegments(listing)}
      permitHours={permitHours(listing)}
      minutes={end - start}
      term={
        <>
          <span className={styles.nowrap}>開始希望 {startMonthText(listing.contractStart)}</span>
          {firstDate && <span className={styles.nowrap}>{firstDate}</span>}
          <span className={styles.nowrap}>{weeksText(listing)}</span>
        </>
      }
      pay={
        <>
          <span className={styles.nowrap}>
            1回 <Figure value={listing.fee} unit="円" size="xl" className={styles.fee} />
          </span>
          {listing.monthlyEstimate !== null && (
            <span className={styles.nowrap}>
              月の見込み {yenText(listing.monthlyEstimate)}({timesText(listing)})
            </span>
          )}
        </>
      }
      note={overlapNote(listing.viewer)}
    />
  )
}

/** The permit's band in minutes of the track; its end lies after its start. */
function permitBand({ startTimeOfDay, detail }: RegularDetail) {
  const { permitFrom, permitTo } = detail
  if (permitFrom === null || permitTo === null) return null
  const crosses = permitTo <= permitFrom
  const { start, end } = minutesOfDay({
    startTimeOfDay: permitFrom,
    endTimeOfDay: permitTo,
    crossesMidnight: crosses,
  })
  // A band that begins after midnight belongs to the night before.
  const shift = permitFrom < startTimeOfDay ? 1_440 : 0
  return { start: start + shift, end: end + shift }
}

function trackSegments(listing: RegularDetail): TimeTrackSegment[] {
  const { start, end } = minutesOfDay(listing)
  const shift: TimeTrackSegment = {
    startMinute: start,
    endMinute: end,
    tone: isNightShift(listing.shiftPattern) ? 'night' : 'day',
  }
  const band = permitBand(listing)
  return band ? [shift, { startMinute: band.start, endMinute: band.end, tone: 'hatched' }] : [shift]
}

/** 「17:00〜翌9:00」 of the permit. */
export function permitHours({ detail: { permitFrom, permitTo } }: RegularDetail): string | null {
  if (permitFrom === null || permitTo === null) return null
  return clockHoursText({
    startTimeOfDay: permitFrom,
    endTimeOfDay: permitTo,
    crossesMidnight: permitTo <= permitFrom,
  })
}
