import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { KIND_WORD } from '../../domain/search/search-history.ts'
import { toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { CardList } from '../listing/card-list.tsx'
import type { ListingKind } from '../listing/listing-kind.ts'
import { REGULAR } from '../regular/regular-kind.ts'
import { SPOT } from '../spot/spot-kind.ts'
import { newestRegularsQuery, newestSpotsQuery } from './subscription.queries.ts'

/** The newest listings of the followed hospitals, of both kinds. */
export function NewestListings({ generalHospitalIds }: { generalHospitalIds: string[] }) {
  const id = useId()
  const spotQuery = useQuery(newestSpotsQuery(generalHospitalIds))
  const regularQuery = useQuery(newestRegularsQuery(generalHospitalIds))
  if (spotQuery.isPending || regularQuery.isPending) return null
  const spots = spotQuery.data?.items ?? []
  const regulars = regularQuery.data?.items ?? []
  const isEmpty = spots.length + regulars.length === 0
  // After an error it is unknown whether there are listings, so "none" would be untrue.
  if (isEmpty && (spotQuery.isError || regularQuery.isError)) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        フォロー中の病院の新着求人
      </Heading>
      {isEmpty && <Text tone="sub">いま募集中の求人はありません。新しい求人が出ると、ここに並びます。</Text>}
      <Newest of={SPOT} items={spots} generalHospitalIds={generalHospitalIds} />
      <Newest of={REGULAR} items={regulars} generalHospitalIds={generalHospitalIds} />
    </Stack>
  )
}

type NewestProps<Item> = {
  of: ListingKind<Item>
  items: readonly (Item & { id: string })[]
  generalHospitalIds: string[]
}

const Newest = <Item,>({ of, items, generalHospitalIds }: NewestProps<Item>) =>
  items.length > 0 && (
    <>
      <CardList of={of} items={items} />
      <Link
        {...toResult(of.kind, { generalHospitalIds, sort: 'PUBLISH_TIME_DESC' })}
        className={rowLinkClass}
      >
        {`${KIND_WORD[of.kind]}の新着をすべて見る`}
      </Link>
    </>
  )
