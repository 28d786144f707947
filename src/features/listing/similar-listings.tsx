import { useId, type ReactNode } from 'react'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { ListingList } from './listing-list.tsx'

const SHOWN = 3

type SimilarListingsProps<Item extends { id: string }> = {
  exceptId: string
  items: readonly Item[]
  card: (item: Item) => ReactNode
  /** Searches that find more, for those without script too. */
  ways: readonly { address: Address; words: string }[]
}

/** Where a listing of either kind has closed: what is like it. */
export function SimilarListings<Item extends { id: string }>({
  exceptId,
  items,
  card,
  ways,
}: SimilarListingsProps<Item>) {
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
