import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { KIND_WORD } from '../../domain/listing/listing-kind.ts'
import { toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { CardList } from '../listing/card-list.tsx'
import type { FirstListings, ListingKindParts } from '../listing/listing-kind.ts'
import { NgHidden } from '../listing/ng-hidden.tsx'
import { REGULAR } from '../listing/regular/regular-kind.ts'
import { SPOT } from '../listing/spot/spot-kind.ts'
import { newestRegularsQuery, newestSpotsQuery } from './subscription.queries.ts'

/** The newest listings of the followed hospitals, of both kinds. */
export function NewestListings({ generalHospitalIds }: { generalHospitalIds: string[] }) {
  const id = useId()
  const spotQuery = useQuery(newestSpotsQuery(generalHospitalIds))
  const regularQuery = useQuery(newestRegularsQuery(generalHospitalIds))
  if (spotQuery.isPending || regularQuery.isPending) return null
  const isEmpty = [spotQuery.data, regularQuery.data].every((one) => !one?.items.length && !one?.ngHidden)
  // After an error it is unknown whether there are listings, so "none" would be untrue.
  if (isEmpty && (spotQuery.isError || regularQuery.isError)) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        フォロー中の病院の新着求人
      </Heading>
      {isEmpty && <Text tone="sub">いま募集中の求人はありません。新しい求人が出ると、ここに並びます。</Text>}
      <Newest of={SPOT} first={spotQuery.data} generalHospitalIds={generalHospitalIds} />
      <Newest of={REGULAR} first={regularQuery.data} generalHospitalIds={generalHospitalIds} />
    </Stack>
  )
}

type NewestProps<Item> = {
  of: ListingKindParts<Item>
  first: FirstListings<Item> | undefined
  generalHospitalIds: string[]
}

function Newest<Item>({ of, first, generalHospitalIds }: NewestProps<Item>) {
  if (!first) return null
  const search = { generalHospitalIds, sort: 'PUBLISH_TIME_DESC' } as const
  return (
    <>
      {first.items.length > 0 && (
        <>
          <CardList of={of} items={first.items} />
          <Link {...toResult(of.kind, search)} className={rowLinkClass}>
            {`${KIND_WORD[of.kind]}の新着をすべて見る`}
          </Link>
        </>
      )}
      <NgHidden count={first.ngHidden} all={toResult(of.kind, { ...search, withNg: true })} />
    </>
  )
}
