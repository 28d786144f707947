import { useId } from 'react'
import { toResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { CardList } from '../card-list.tsx'
import type { DetailKind } from './detail-kind.ts'

type HospitalListingsProps<Item> = {
  of: Pick<DetailKind<Item, never>, 'kind' | 'Card' | 'others'>
  hospital: { id: string; name: string }
  listings: readonly (Item & { id: string })[]
}

/** Other listings of the hospital on a listing's page; renders nothing when there are none. */
export function HospitalListings<Item>({ of, hospital, listings }: HospitalListingsProps<Item>) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id} className={screenOnly}>
      <Heading level={2} id={id}>
        {`${hospital.name}のほかの${of.others}`}
      </Heading>
      <CardList of={of} items={listings} />
      <Link {...toResult(of.kind, { generalHospitalIds: [hospital.id] })} className={rowLinkClass}>
        この病院の求人をすべて見る
      </Link>
    </Stack>
  )
}
