import { useId } from 'react'
import { toResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { CardList } from '../card-list.tsx'
import { NgHidden } from '../ng-hidden.tsx'
import type { DetailKind } from './detail-kind.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'

const SHOWN = 3

type SimilarListingsProps<Item, Detail extends ListingDetail> = {
  of: DetailKind<Item, Detail>
  listing: Detail
}

/** Similar listings, shown on the page of a closed listing. */
export function SimilarListings<Item, Detail extends ListingDetail>({
  of,
  listing,
}: SimilarListingsProps<Item, Detail>) {
  const id = useId()
  const { where, ways } = of.similarTo(listing)
  const { data } = of.useFirst(where)
  const others = (data?.items ?? []).filter((one) => one.id !== listing.id).slice(0, SHOWN)
  return (
    <Stack as="section" gap={3} aria-labelledby={id} className={screenOnly}>
      <Heading level={2} id={id}>
        似た条件の求人
      </Heading>
      {others.length > 0 && <CardList of={of} items={others} />}
      <NgHidden count={data?.ngHidden} all={toResult(of.kind, { ...where, withNg: true })} />
      {/* Links to wider searches; they work without JavaScript. */}
      {ways.map(({ address, words }) => (
        <Link key={words} {...address} className={rowLinkClass}>
          {words}
        </Link>
      ))}
    </Stack>
  )
}
