import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Applicant } from '../../../domain/application/apply-action.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLike } from '../../../platform/addresses.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { ClosedList } from './closed-likes.tsx'
import type { LikeTab } from './like-search.ts'
import { LikesLoading, LikesProblem, NoLikes } from './like-states.tsx'
import { closedLikesQuery, likedRegularsQuery, likedSpotsQuery } from './liked-listing.queries.ts'
import { LikedRegulars } from './liked-regulars.tsx'
import { LikedSpots } from './liked-spots.tsx'

type Listed<Item> = { items: Item[]; nextCursor: string | null }

type OwnListProps<Item> = {
  tab: LikeTab
  query: UseInfiniteQueryResult<InfiniteData<Listed<Item>>>
  /** `now` is the time of the fetch, so that server and browser render the same. */
  children: (items: Item[], now: number) => ReactNode
}

/** Error, loading, empty and default state of one list. */
function OwnList<Item>({ tab, query, children }: OwnListProps<Item>) {
  const { data, isError, error, refetch, dataUpdatedAt } = query
  if (!data) {
    return isError ? <LikesProblem error={error} retry={() => void refetch()} /> : <LikesLoading />
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NoLikes tab={tab} />
  const after = data.pages.at(-1)?.nextCursor
  const more = after ? toLike({ tab: tab === 'spot' ? undefined : tab, after }) : null
  return (
    <Stack gap={4}>
      {children(items, dataUpdatedAt)}
      <MoreLink href={more && hrefOf(more)} query={query} />
    </Stack>
  )
}

type TabProps = { after: string | undefined }

const withFee = <Listing extends { viewer: { feeAtLike: number | null } | null }>(listing: Listing) => ({
  listing,
  feeAtLike: listing.viewer?.feeAtLike ?? null,
})

export const OwnSpots = ({ after, viewer }: TabProps & { viewer: Applicant }) => (
  <OwnList tab="spot" query={useInfiniteQuery(likedSpotsQuery(after ?? null))}>
    {(items, now) => <LikedSpots items={items.map(withFee)} now={now} viewer={viewer} />}
  </OwnList>
)

export const OwnRegulars = ({ after }: TabProps) => (
  <OwnList tab="regular" query={useInfiniteQuery(likedRegularsQuery(after ?? null))}>
    {(items, now) => <LikedRegulars items={items.map(withFee)} now={now} />}
  </OwnList>
)

export const OwnClosed = ({ after }: TabProps) => (
  <OwnList tab="closed" query={useInfiniteQuery(closedLikesQuery(after ?? null))}>
    {(items) => <ClosedList items={items} />}
  </OwnList>
)
