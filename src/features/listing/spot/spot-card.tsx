import type { FragmentOf, ResultOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import {
  hoursText,
  minuteOfTrack,
  minutesBetween,
  monthDayText,
  weekdayText,
} from '../../../domain/text/shift-text.ts'
import { DAY_TONE } from '../../page-parts/day-tone.ts'
import { ListingCard, type CardSlots } from '../listing-card.tsx'
import { lengthText, shortTakeHome, spotViewerNote } from './spot-card-words.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

type SpotCardProps = CardSlots & { listing: FragmentOf<typeof SpotCardFragment> }

export function SpotCard({ listing: fragment, ...slots }: SpotCardProps) {
  // The fragment is named by its type alone: the document and the GraphQL parser stay out of the browser.
  const listing = readFragment<typeof SpotCardFragment>(fragment)
  const { startTime, endTime } = listing
  return (
    <ListingCard
      {...slots}
      listing={listing}
      kind="spot"
      when={whenText(listing)}
      shownWhen={colouredWhen(listing)}
      length={lengthText(minutesBetween(startTime, endTime), listing.breakMinutes)}
      minutes={{ start: minuteOfTrack(startTime), end: minuteOfTrack(endTime, startTime) }}
      takeHome={shortTakeHome(listing.takeHome)}
      mode={listing.viewer}
      note={spotViewerNote(listing.viewer, listing.meter)}
    />
  )
}

type WhenProps = Pick<ResultOf<typeof SpotCardFragment>, 'startTime' | 'endTime' | 'startDay'>

/** 「7/18」「(土)」「17:00〜翌9:00」. */
const partsOf = ({ startTime, endTime, startDay }: WhenProps) => ({
  day: monthDayText(startTime),
  weekday: `(${weekdayText(startTime)}${startDay === 'HOLIDAY' ? '・祝' : ''})`,
  hours: hoursText(startTime, endTime),
})

function whenText(listing: WhenProps): string {
  const { day, weekday, hours } = partsOf(listing)
  return `${day}${weekday} ${hours}`
}

/** Undefined when nothing is coloured: React separates adjacent text nodes by comments. */
function colouredWhen(listing: WhenProps) {
  if (listing.startDay === 'WEEKDAY') return undefined
  const { day, weekday, hours } = partsOf(listing)
  return (
    <>
      {day}
      <span className={DAY_TONE[listing.startDay]}>{weekday}</span>
      {` ${hours}`}
    </>
  )
}
