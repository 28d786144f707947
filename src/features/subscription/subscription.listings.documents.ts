import { graphqlListings } from '../../contract/listings-client.ts'

export const HospitalSubscriptions = graphqlListings(`
  query HospitalSubscriptions($limit: Int!, $after: String) {
    hospitalSubscriptions(limit: $limit, after: $after) {
      items {
        hospital {
          id
          name
          prefecture
          city
        }
        channels
        spotCount
        regularCount
        newCount
        nextStartTime
      }
      nextCursor
    }
  }
`)
