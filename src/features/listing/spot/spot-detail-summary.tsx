import { hoursText, minuteOfTrack, monthDayText, weekdayText } from '../../../domain/text/shift-text.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import { whole, tone } from '../../../ui/theme/text.css.ts'
import { DAY_TONE } from '../../page-parts/day-tone.ts'
import { DetailSummary, type Permit } from '../detail/detail-summary.tsx'
import { spotViewerNote } from './spot-card-words.ts'
import type { SpotDetail } from './spot-detail.fragment.ts'
import { TakeHomeLine } from './take-home-line.tsx'

/** In minutes of the track, which begins at midnight before the shift. */
const bandOf = (shift: SpotDetail, from: string, to: string) => ({
  start: minuteOfTrack(from, shift.startTime),
  end: minuteOfTrack(to, shift.startTime),
})

function permitOf(listing: SpotDetail): Permit | null {
  const { permitFrom: from, permitTo: to } = listing.detail
  return from && to ? { ...bandOf(listing, from, to), text: hoursText(from, to) } : null
}

export const SpotDetailSummary = ({ listing }: { listing: SpotDetail }) => (
  <DetailSummary
    listing={listing}
    label="日時と金額"
    when={<When {...listing} />}
    minutes={bandOf(listing, listing.startTime, listing.endTime)}
    permit={permitOf(listing)}
    pay={
      <Figure
        value={listing.fee}
        unit={listing.detail.feeKind === 'HOURLY' ? '円(1勤務の合計)' : '円'}
        size="xl"
        className={tone.main}
      />
    }
    takeHome={<TakeHomeLine takeHome={listing.takeHome} />}
    note={spotViewerNote(listing.viewer, listing.meter)}
  />
)

const When = ({ startTime, endTime, startDay }: Pick<SpotDetail, 'startTime' | 'endTime' | 'startDay'>) => (
  <time dateTime={startTime}>
    <span className={whole}>
      {monthDayText(startTime)}
      <span className={DAY_TONE[startDay]}>
        ({weekdayText(startTime)}
        {startDay === 'HOLIDAY' && '・祝'})
      </span>
    </span>{' '}
    <span className={whole}>{hoursText(startTime, endTime)}</span>
  </time>
)
