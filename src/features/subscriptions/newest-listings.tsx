import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { toRegularResult, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { SpotCard } from '../spot/spot-card.tsx'
import { RegularCard } from '../regular/regular-card.tsx'
import { newestRegularsQuery, newestSpotsQuery } from './subscription.queries.ts'

/** What the followed hospitals have published last, of both kinds. */
export function NewestListings({ generalHospitalIds }: { generalHospitalIds: string[] }) {
  const id = useId()
  const spotQuery = useQuery(newestSpotsQuery(generalHospitalIds))
  const regularQuery = useQuery(newestRegularsQuery(generalHospitalIds))
  if (spotQuery.isPending || regularQuery.isPending) return null
  const spots = spotQuery.data?.items ?? []
  const regulars = regularQuery.data?.items ?? []
  const search = { generalHospitalIds, sort: 'PUBLISH_TIME_DESC' } as const
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        フォロー中の病院の新着求人
      </Heading>
      {spots.length + regulars.length === 0 && (
        <Text tone="sub">いま募集中の求人はありません。新しい求人が出ると、ここに並びます。</Text>
      )}
      {spots.length > 0 && (
        <>
          <ListingList>
            {spots.map((listing) => (
              <li key={listing.id}>
                <SpotCard listing={listing} headingLevel={3} />
              </li>
            ))}
          </ListingList>
          <Link {...toSpotResult(search)} className={rowLinkClass}>
            スポットの新着をすべて見る
          </Link>
        </>
      )}
      {regulars.length > 0 && (
        <>
          <ListingList>
            {regulars.map((listing) => (
              <li key={listing.id}>
                <RegularCard listing={listing} headingLevel={3} />
              </li>
            ))}
          </ListingList>
          <Link {...toRegularResult(search)} className={rowLinkClass}>
            定期の新着をすべて見る
          </Link>
        </>
      )}
    </Stack>
  )
}
