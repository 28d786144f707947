import { graphqlListings } from '../../../contract/listings-client.ts'

export const HospitalSuggestions = graphqlListings(`
  query HospitalSuggestions($text: String!) {
    hospitalSuggestions(text: $text, limit: 20) {
      id
      name
      prefecture
      city
      spotCount
      regularCount
    }
  }
`)

export const HospitalNames = graphqlListings(`
  query HospitalNames($ids: [ID!]!) {
    hospitalsByIds(ids: $ids) {
      id
      name
      prefecture
      city
      facilityCategory
    }
  }
`)
