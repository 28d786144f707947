import { hasFixedDates, minutesOfDay } from '../../../domain/listing/regular-dates.ts'
import {
  clockHoursText,
  patternText,
  startMonthText,
  timesText,
} from '../../../domain/listing/regular-text.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import { whole, tone } from '../../../ui/theme/text.css.ts'
import { DetailSummary, type Permit } from '../detail/detail-summary.tsx'
import { firstDateText, regularViewerNote, weeksText } from './regular-card-words.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'

export function RegularDetailSummary({ listing }: { listing: RegularDetail }) {
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency))
  return (
    <DetailSummary
      listing={listing}
      label="曜日・時間と金額"
      when={
        <>
          {patternText(listing)} <span className={whole}>{clockHoursText(listing)}</span>
        </>
      }
      minutes={minutesOfDay(listing)}
      permit={permitOf(listing)}
      term={
        <>
          <span className={whole}>開始希望 {startMonthText(listing.contractStart)}</span>
          {firstDate && <span className={whole}>{firstDate}</span>}
          <span className={whole}>{weeksText(listing)}</span>
        </>
      }
      pay={
        <>
          <span className={whole}>
            1回 <Figure value={listing.fee} unit="円" size="xl" className={tone.main} />
          </span>
          {listing.monthlyEstimate !== null && (
            <span className={whole}>
              月の見込み {yenText(listing.monthlyEstimate)}({timesText(listing)})
            </span>
          )}
        </>
      }
      note={regularViewerNote(listing.viewer, listing.meter)}
    />
  )
}

/** A band that begins earlier in the day than the shift belongs to the next morning. */
function permitOf(listing: RegularDetail): Permit | null {
  const { permitFrom, permitTo } = listing.detail
  const text = permitHours(listing)
  if (permitFrom === null || permitTo === null || text === null) return null
  const { start, end } = minutesOfDay(permitTimes(permitFrom, permitTo))
  const shift = permitFrom < listing.startTimeOfDay ? 1_440 : 0
  return { start: start + shift, end: end + shift, text }
}

const permitTimes = (from: string, to: string) => ({
  startTimeOfDay: from,
  endTimeOfDay: to,
  crossesMidnight: to <= from,
})

/** 「17:00〜翌9:00」 of the permit. */
export const permitHours = ({ detail: { permitFrom, permitTo } }: RegularDetail): string | null =>
  permitFrom === null || permitTo === null ? null : clockHoursText(permitTimes(permitFrom, permitTo))
