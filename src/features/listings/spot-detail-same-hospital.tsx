import type { FragmentOf } from 'gql.tada'
import { resultAddress } from './criteria-address.ts'
import { HospitalListings } from './hospital-listings.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'

type DetailSameHospitalProps = {
  listings: readonly (FragmentOf<typeof SpotCardFragment> & { id: string })[]
  hospital: { id: string; name: string }
}

export const DetailSameHospital = ({ listings, hospital }: DetailSameHospitalProps) => (
  <HospitalListings
    title={`${hospital.name}のほかの求人`}
    listings={listings}
    allAddress={resultAddress({ generalHospitalIds: [hospital.id] })}
  >
    {(listing) => <SpotCard listing={listing} headingLevel={3} />}
  </HospitalListings>
)
