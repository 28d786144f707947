import type { FragmentOf } from 'gql.tada'
import { toRegularResult } from '../../platform/addresses.ts'
import { HospitalListings } from '../listing/hospital-listings.tsx'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { RegularCard } from './regular-card.tsx'

type RegularSameHospitalProps = {
  listings: readonly (FragmentOf<typeof RegularCardFragment> & { id: string })[]
  hospital: { id: string; name: string }
}

export const RegularSameHospital = ({ listings, hospital }: RegularSameHospitalProps) => (
  <HospitalListings
    title={`${hospital.name}のほかの定期`}
    listings={listings}
    allAddress={toRegularResult({ generalHospitalIds: [hospital.id] })}
  >
    {(listing) => <RegularCard listing={listing} headingLevel={3} />}
  </HospitalListings>
)
