import { graphqlListings } from '../../../contract/listings-client.ts'

export const ListingCities = graphqlListings(`
  query ListingCities {
    listingCities
  }
`)
