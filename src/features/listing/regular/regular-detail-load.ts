import type { QueryClient } from '@tanstack/react-query'
import { readFragment } from '../../../contract/read-fragment.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { minutesOfDay } from '../../../domain/listing/regular-dates.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { warm } from '../../../platform/warm.ts'
import { listingHead, type ListingHead } from '../detail/listing-head.ts'
import type { RegularDetailFragment } from './regular-detail.fragment.ts'
import { regularQueries } from './regular.queries.ts'
import { spotsOfHospitalQuery } from './spots-of-hospital.queries.ts'

/** The head 「毎週 火曜 9:00〜17:00 〇〇病院 1回 90,000円」; null when there is no such listing. */
export async function loadRegularDetail(queryClient: QueryClient, id: string): Promise<ListingHead | null> {
  const data = isId(id) ? await queryClient.ensureQueryData(regularQueries.one(id)) : null
  if (!data) return null
  await warm(queryClient.prefetchQuery(spotsOfHospitalQuery(data.hospital.id)))
  const listing = readFragment<typeof RegularDetailFragment>(data)
  const { start, end } = minutesOfDay(listing)
  return listingHead({ kind: 'regular', when: regularText(listing), minutes: end - start, listing })
}
