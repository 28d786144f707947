import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import type { Prefecture } from '../../domain/text/prefecture.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import type { SpotCriteria } from '../../domain/search/spot-search.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import type { Address } from '../../platform/address.ts'
import { toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { soonestListingsQuery } from './soonest-listings.queries.ts'
import { SpotCard } from './spot-card.tsx'
import type { SpotDetail } from '../listing/spot-detail.fragment.ts'

const SHOWN = 3

type SimilarProps<Item extends { id: string }> = {
  exceptId: string
  items: readonly Item[]
  card: (item: Item) => ReactNode
  /** Searches that find more, for those without script too. */
  ways: readonly { address: Address; words: string }[]
}

/** Where a listing of either kind has closed: what is like it. */
export function Similar<Item extends { id: string }>({ exceptId, items, card, ways }: SimilarProps<Item>) {
  const id = useId()
  const others = items.filter((one) => one.id !== exceptId).slice(0, SHOWN)
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        似た条件の求人
      </Heading>
      {others.length > 0 && (
        <ListingList>
          {others.map((one) => (
            <li key={one.id}>{card(one)}</li>
          ))}
        </ListingList>
      )}
      {ways.map(({ address, words }) => (
        <Link key={words} {...address} className={rowLinkClass}>
          {words}
        </Link>
      ))}
    </Stack>
  )
}

type SimilarListingsProps = {
  listing: Pick<SpotDetail, 'id' | 'startTime' | 'shiftPattern'> & { hospital: { prefecture: Prefecture } }
}

/** The same kind of shift near by, on that day and the days around it. */
const alike = ({ startTime, shiftPattern, hospital }: SimilarListingsProps['listing']): SpotCriteria => ({
  prefectures: [hospital.prefecture],
  shiftPatterns: [shiftPattern],
  dates: [-2, -1, 0, 1, 2].map((days) => addDays(civilDay(startTime), days)),
})

export function SimilarListings({ listing }: SimilarListingsProps) {
  const where = alike(listing)
  const { data } = useQuery(soonestListingsQuery(where))
  return (
    <Similar
      exceptId={listing.id}
      items={data?.items ?? []}
      card={(one) => <SpotCard listing={one} headingLevel={3} />}
      ways={[
        { address: toSpotResult(where), words: '同じ地域・時間帯の求人を見る' },
        {
          address: toSpotResult({ dates: [civilDay(listing.startTime)] }),
          words: '同じ日のほかの求人を見る',
        },
      ]}
    />
  )
}
