import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Prefecture } from '../../domain/prefecture.ts'
import { civilDay } from '../../domain/shift-text.ts'
import type { SpotCriteria } from '../../domain/spot-search.ts'
import { addDays } from '../../domain/tokyo-time.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { resultAddress } from './criteria-address.ts'
import { ListingList } from './listing-list.tsx'
import { soonestListingsQuery } from './soonest-listings.queries.ts'
import { SpotCard } from './spot-card.tsx'
import type { SpotDetail } from './spot-detail.fragment.ts'

type SimilarListingsProps = {
  listing: Pick<SpotDetail, 'id' | 'startTime' | 'shiftPattern'> & { hospital: { prefecture: Prefecture } }
}

const SHOWN = 3

/** The same kind of shift near by, on that day and the days around it. */
const alike = ({ startTime, shiftPattern, hospital }: SimilarListingsProps['listing']): SpotCriteria => ({
  prefectures: [hospital.prefecture],
  shiftPatterns: [shiftPattern],
  dates: [-2, -1, 0, 1, 2].map((days) => addDays(civilDay(startTime), days)),
})

/** Where a listing has closed, what is like it; the search itself for those without script. */
export function SimilarListings({ listing }: SimilarListingsProps) {
  const id = useId()
  const where = alike(listing)
  const { data } = useQuery(soonestListingsQuery(where))
  const others = (data?.items ?? []).filter((one) => one.id !== listing.id).slice(0, SHOWN)
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        似た条件の求人
      </Heading>
      {others.length > 0 && (
        <ListingList>
          {others.map((one) => (
            <li key={one.id}>
              <SpotCard listing={one} headingLevel={3} />
            </li>
          ))}
        </ListingList>
      )}
      <a href={resultAddress(where)} className={rowLinkClass}>
        同じ地域・時間帯の求人を見る
      </a>
      <a href={resultAddress({ dates: [civilDay(listing.startTime)] })} className={rowLinkClass}>
        同じ日のほかの求人を見る
      </a>
    </Stack>
  )
}
