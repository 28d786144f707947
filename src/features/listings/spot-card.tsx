import type { FragmentOf, ResultOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import {
  hoursText,
  minuteOfTrack,
  minutesBetween,
  monthDayText,
  weekdayText,
} from '../../domain/shift-text.ts'
import { ListingCard } from './listing-card.tsx'
import { lengthText, viewerNote } from './spot-card-words.ts'
import type { Wish } from '../../domain/wishes.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './listing-card.css.ts'

type SpotCardProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  headingLevel?: 2 | 3
  /** Beside the pay: why it is high, or how it compares. */
  payNote?: string
  wishes?: readonly Wish[]
  /** Before the card's own badges. */
  badges?: ReactNode
  others?: ReactNode
  foot?: ReactNode
}

const DAY_TONE = {
  SATURDAY: styles.saturday,
  SUNDAY: styles.holiday,
  HOLIDAY: styles.holiday,
}

export function SpotCard({
  listing: fragment,
  headingLevel = 2,
  payNote,
  wishes,
  badges,
  others,
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
        <>
          {monthDayText(startTime)}
          <Weekday startTime={startTime} startDay={startDay} />
          {` ${hoursText(startTime, endTime)}`}
        </>
      }
      length={lengthText(minutesBetween(startTime, endTime), listing.breakMinutes)}
      minutes={{ start: minuteOfTrack(startTime), end: minuteOfTrack(endTime, startTime) }}
      lines={payNote && <span className={styles.payNote}>{payNote}</span>}
      note={viewerNote(listing.viewer)}
      wishes={wishes}
      badges={badges}
      others={others}
      foot={foot}
    />
  )
}

type WeekdayProps = Pick<ResultOf<typeof SpotCardFragment>, 'startTime' | 'startDay'>

function Weekday({ startTime, startDay }: WeekdayProps) {
  const text = `(${weekdayText(startTime)}${startDay === 'HOLIDAY' ? '・祝' : ''})`
  return startDay === 'WEEKDAY' ? text : <span className={DAY_TONE[startDay]}>{text}</span>
}
