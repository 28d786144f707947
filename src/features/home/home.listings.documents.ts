import { graphqlListings } from '../../contract/listings-client.ts'

/** How many open listings each of several searches would find. */
export const OpenSpotCounts = graphqlListings(`
  query OpenSpotCounts($wheres: [SpotWorkWhere!]!) {
    spotWorkCounts(wheres: $wheres)
  }
`)
