import { graphqlListings } from '../../../contract/listings-client.ts'

/** What stands beside each choice of an advanced search, spot or regular. */
export const FacetsFragment = graphqlListings(`
  fragment Facets on Facets @_unmask {
    total
    counts {
      criterion
      values {
        value
        count
      }
    }
    weekdayPatterns {
      weekday
      shiftPattern
      count
    }
  }
`)
