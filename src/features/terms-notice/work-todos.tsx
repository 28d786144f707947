import { RenewalOffers } from '../contract/renewal/renewal-offers.tsx'
import { TermsToAcknowledge } from './terms-to-acknowledge.tsx'

/** What the doctor has to answer about contracts: offers of renewals, and notices of terms. */
export const WorkTodos = () => (
  <>
    <RenewalOffers />
    <TermsToAcknowledge />
  </>
)
