import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'
import { ListingFactsFragment } from './listing-facts.fragment.ts'

/** Fields of a row that both kinds have. Unmasked: each kind passes them on to the shared card. */
export const ListingCardFragment = graphqlListings(
  `
    fragment ListingCard on Listing @_unmask {
      ...ListingFacts
      editedOn
      incentives {
        type
        unitYen
      }
      hospital {
        id
        name
        prefecture
        city
        access {
          station
          walkMinutes
          busMinutes
        }
      }
      workload {
        reports
        step
        ambulance {
          median
        }
        walkIn {
          median
        }
        wardCall {
          median
        }
      }
      viewer {
        liked
      }
    }
  `,
  [ListingFactsFragment],
)

/** Fields that a list reads from its items, whatever their kind; the card's own fragment is masked. */
export const ListItemFragment = graphqlListings(`
  fragment ListItem on Listing @_unmask {
    id
    status
    slots
    filledSlots
    hospital {
      id
      name
    }
  }
`)

/** The doctor's wishes that order the list, and which of them each listing meets. */
export const WishedOrderFragment = graphqlListings(`
  fragment WishedOrder on Recommendation @_unmask {
    prefectures
    weekdays
    minimumFee
    jobTypes
    met
  }
`)

export type CardListing = ResultOf<typeof ListingCardFragment>
export type ListItem = ResultOf<typeof ListItemFragment>
