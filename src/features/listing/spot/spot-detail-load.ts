import type { QueryClient } from '@tanstack/react-query'
import { readFragment } from '../../../contract/read-fragment.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { minutesBetween, shiftText } from '../../../domain/text/shift-text.ts'
import { listingHead, type ListingHead } from '../detail/listing-head.ts'
import type { SpotDetailFragment } from './spot-detail.fragment.ts'
import { spotQueries } from './spot.queries.ts'

/** The head 「7/18(土) 17:00〜翌9:00 〇〇病院 85,000円」; null when there is no such listing. */
export async function loadSpotDetail(queryClient: QueryClient, id: string): Promise<ListingHead | null> {
  const data = isId(id) ? await queryClient.ensureQueryData(spotQueries.one(id)) : null
  if (!data) return null
  const listing = readFragment<typeof SpotDetailFragment>(data)
  const { startTime, endTime } = listing
  return listingHead({
    kind: 'spot',
    when: shiftText(startTime, endTime),
    minutes: minutesBetween(startTime, endTime),
    listing,
  })
}
