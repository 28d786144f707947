import { isNightShift } from '../../domain/listing/listing-words.ts'
import { bandText } from '../../domain/listing/listing-facts.ts'
import {
  hoursText,
  minuteOfTrack,
  minutesBetween,
  monthDayText,
  weekdayText,
} from '../../domain/text/shift-text.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import type { TimeTrackSegment } from '../../ui/time-track/time-track.tsx'
import { DetailSummary } from '../listing/detail/detail-summary.tsx'
import * as styles from '../listing/detail/detail-page.css.ts'
import { viewerNote } from './spot-card-words.ts'
import type { SpotDetail } from './spot-detail.fragment.ts'
import { TakeHomeLine } from './take-home-line.tsx'

const DAY_TONE = {
  WEEKDAY: undefined,
  SATURDAY: styles.saturday,
  SUNDAY: styles.holiday,
  HOLIDAY: styles.holiday,
}

export const SpotDetailSummary = ({ listing }: { listing: SpotDetail }) => (
  <DetailSummary
    listing={listing}
    label="日時と金額"
    when={<When {...listing} />}
    track={trackSegments(listing)}
    permitHours={bandText(listing.detail.permitFrom, listing.detail.permitTo)}
    minutes={minutesBetween(listing.startTime, listing.endTime)}
    pay={
      <Figure
        value={listing.fee}
        unit={listing.detail.feeKind === 'HOURLY' ? '円(1勤務の合計)' : '円'}
        size="xl"
        className={styles.fee}
      />
    }
    takeHome={<TakeHomeLine takeHome={listing.takeHome} />}
    note={viewerNote(listing.viewer)}
  />
)

const When = ({ startTime, endTime, startDay }: Pick<SpotDetail, 'startTime' | 'endTime' | 'startDay'>) => (
  <time dateTime={startTime}>
    <span className={styles.nowrap}>
      {monthDayText(startTime)}
      <span className={DAY_TONE[startDay]}>
        ({weekdayText(startTime)}
        {startDay === 'HOLIDAY' && '・祝'})
      </span>
    </span>{' '}
    <span className={styles.nowrap}>{hoursText(startTime, endTime)}</span>
  </time>
)

function trackSegments({ startTime, endTime, shiftPattern, detail }: SpotDetail): TimeTrackSegment[] {
  const shift: TimeTrackSegment = {
    startMinute: minuteOfTrack(startTime),
    endMinute: minuteOfTrack(endTime, startTime),
    tone: isNightShift(shiftPattern) ? 'night' : 'day',
  }
  if (!detail.permitFrom || !detail.permitTo) return [shift]
  const permit: TimeTrackSegment = {
    startMinute: minuteOfTrack(detail.permitFrom, startTime),
    endMinute: minuteOfTrack(detail.permitTo, startTime),
    tone: 'hatched',
  }
  return [shift, permit]
}
