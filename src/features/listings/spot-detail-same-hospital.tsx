import type { FragmentOf } from 'gql.tada'
import { useId } from 'react'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { resultAddress } from './criteria-address.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'

type DetailSameHospitalProps = {
  listings: readonly (FragmentOf<typeof SpotCardFragment> & { id: string })[]
  hospital: { id: string; name: string }
}

export function DetailSameHospital({ listings, hospital }: DetailSameHospitalProps) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {hospital.name}のほかの求人
      </Heading>
      <Stack as="ul" gap={3}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <SpotCard listing={listing} headingLevel={3} />
          </li>
        ))}
      </Stack>
      <a href={resultAddress({ generalHospitalIds: [hospital.id] })} className={rowLinkClass}>
        この病院の求人をすべて見る
      </a>
    </Stack>
  )
}
