import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import { HOLIDAY_POLICY } from '../../../domain/listing/listing-words.ts'
import { manYenText } from '../../../domain/text/money-text.ts'
import { hasFixedDates, minutesOfDay, monthlyEstimate } from '../../../domain/listing/regular-dates.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { dayText, shortDurationText } from '../../../domain/text/shift-text.ts'
import { ListingCard, type CardSlots } from '../listing-card.tsx'
import { firstDateText, regularViewerNote, weeksText } from './regular-card-words.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'

type RegularCardProps = CardSlots & { listing: FragmentOf<typeof RegularCardFragment> }

export function RegularCard({ listing: fragment, ...slots }: RegularCardProps) {
  const listing = readFragment<typeof RegularCardFragment>(fragment)
  const minutes = minutesOfDay(listing)
  const monthly = monthlyEstimate(listing.fee, listing)
  const firstDate = firstDateText(listing.firstDates, hasFixedDates(listing.frequency), dayText)
  return (
    <ListingCard
      {...slots}
      listing={listing}
      kind="regular"
      when={regularText(listing)}
      length={[
        `実働${shortDurationText(minutes.end - minutes.start - listing.breakMinutes)}`,
        firstDate ?? [],
        weeksText(listing),
      ]
        .flat()
        .join('・')}
      minutes={minutes}
      feePrefix="1回"
      monthly={monthly === null ? undefined : `月${manYenText(monthly)}`}
      terms={HOLIDAY_POLICY[listing.holidayPolicy]}
      mode={listing.viewer}
      note={regularViewerNote(listing.viewer, listing.meter)}
    />
  )
}
