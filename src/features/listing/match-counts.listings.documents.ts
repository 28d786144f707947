import { graphqlListings } from '../../contract/listings-client.ts'

export const SpotMatches = graphqlListings(`
  query SpotMatches($wheres: [SpotWorkWhere!]!) {
    spotWorkCounts(wheres: $wheres)
  }
`)

export const RegularMatches = graphqlListings(`
  query RegularMatches($wheres: [RegularWorkWhere!]!) {
    regularWorkCounts(wheres: $wheres)
  }
`)

export const SpotWorkLastDay = graphqlListings(`
  query SpotWorkLastDay {
    spotWorkLastDay
  }
`)
