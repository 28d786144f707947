import { useId, type ReactNode } from 'react'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { ListingList } from './listing-list.tsx'

type HospitalListingsProps<Listing> = {
  title: string
  listings: readonly Listing[]
  /** All listings of the hospital. */
  allAddress: Address
  children: (listing: Listing) => ReactNode
}

/** On a listing's page, what else its hospital offers; nothing when there is nothing. */
export function HospitalListings<Listing extends { id: string }>({
  title,
  listings,
  allAddress,
  children,
}: HospitalListingsProps<Listing>) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ListingList>
        {listings.map((listing) => (
          <li key={listing.id}>{children(listing)}</li>
        ))}
      </ListingList>
      <Link {...allAddress} className={rowLinkClass}>
        この病院の求人をすべて見る
      </Link>
    </Stack>
  )
}
