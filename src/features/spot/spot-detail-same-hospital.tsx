import type { FragmentOf } from 'gql.tada'
import { toSpotResult } from '../../platform/addresses.ts'
import { HospitalListings } from '../listing/hospital-listings.tsx'
import type { SpotCardFragment } from '../listing/spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'

type DetailSameHospitalProps = {
  listings: readonly (FragmentOf<typeof SpotCardFragment> & { id: string })[]
  hospital: { id: string; name: string }
}

export const DetailSameHospital = ({ listings, hospital }: DetailSameHospitalProps) => (
  <HospitalListings
    title={`${hospital.name}のほかの求人`}
    listings={listings}
    allAddress={toSpotResult({ generalHospitalIds: [hospital.id] })}
  >
    {(listing) => <SpotCard listing={listing} headingLevel={3} />}
  </HospitalListings>
)
