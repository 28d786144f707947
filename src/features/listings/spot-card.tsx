import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { numberText } from '../../domain/money-text.ts'
import {
  hoursText,
  minuteOfTrack,
  minutesBetween,
  monthDayText,
  weekdayText,
} from '../../domain/shift-text.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import { ListingCard } from './listing-card.tsx'
import { lengthText, viewerNote } from './spot-card-words.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './listing-card.css.ts'

type SpotCardProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  headingLevel?: 2 | 3
  /** Says 「税引前」 beside the fee: on the first card of a list, and not on every one. */
  sayBeforeTax?: boolean
  /** Beside the pay: why it is high, or how it compares. */
  payNote?: string
  /** Before the card's own badges. */
  badges?: ReactNode
  /** Stands last in the card and keeps its own taps. */
  foot?: ReactNode
}

const DAY_TONE = {
  WEEKDAY: undefined,
  SATURDAY: styles.saturday,
  SUNDAY: styles.holiday,
  HOLIDAY: styles.holiday,
}

export function SpotCard({
  listing: fragment,
  headingLevel = 2,
  sayBeforeTax,
  payNote,
  badges,
  foot,
}: SpotCardProps) {
  // By its type alone: the document itself, and the parser it needs, stay out of the browser.
  const listing = readFragment<typeof SpotCardFragment>(fragment)
  const { startTime, endTime, startDay } = listing
  return (
    <ListingCard
      listing={listing}
      kind="spot"
      headingLevel={headingLevel}
      when={
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
      }
      length={lengthText(minutesBetween(startTime, endTime), listing.breakMinutes)}
      minutes={{ start: minuteOfTrack(startTime), end: minuteOfTrack(endTime, startTime) }}
      pay={
        <>
          <Figure value={listing.fee} unit="円" size="lg" className={styles.fee} />
          <span className={styles.nowrap}>時給 {numberText(listing.hourlyFee)}円</span>
          {sayBeforeTax && <span className={styles.nowrap}>(税引前)</span>}
        </>
      }
      lines={payNote && <p className={styles.payNote}>{payNote}</p>}
      note={viewerNote(listing.viewer)}
      badges={badges}
      foot={foot}
    />
  )
}
