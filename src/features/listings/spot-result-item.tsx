import type { FragmentOf } from 'gql.tada'
import { memo } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { resultAddress } from './criteria-address.ts'
import { OtherListings } from './other-listings.tsx'
import { SameHospital } from './same-hospital.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'

type SpotResultItemProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  first: boolean
  payNote?: string
}

export const SpotResultItem = memo(function SpotResultItem({ listing, first, payNote }: SpotResultItemProps) {
  const { id, hospital } = readFragment<typeof SpotCardFragment>(listing)
  return (
    <li>
      <SpotCard
        listing={listing}
        sayBeforeTax={first}
        payNote={payNote}
        foot={
          <OtherListings address={resultAddress({ generalHospitalIds: [hospital.id] })} hospitalId={`h${id}`}>
            <SameHospital hospitalId={hospital.id} exceptId={id} />
          </OtherListings>
        }
      />
    </li>
  )
})
