import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'
import { ListingFactsFragment } from './listing-facts.fragment.ts'

/** What a row says of a listing of either kind. Unmasked: the card of each kind hands it on. */
export const ListingCardFragment = graphqlListings(
  `
    fragment ListingCard on Listing @_unmask {
      ...ListingFacts
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

/** What a list knows of its items, whatever their kind; the card's own fragment is masked. */
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

/** By whose wishes a list is ordered, and which of them each listing of the page meets. */
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
