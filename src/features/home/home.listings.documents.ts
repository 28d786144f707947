import { graphqlListings } from '../../contract/listings-client.ts'

/** How many open listings each of several searches would find, and how many regular ones there are. */
export const OpenCounts = graphqlListings(`
  query OpenCounts($wheres: [SpotWorkWhere!]!) {
    spotWorkCounts(wheres: $wheres)
    regularWorkCounts(wheres: [{}])
  }
`)
