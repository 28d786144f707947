import { graphqlListings } from '../../contract/listings-client.ts'

/** The numbers of open listings of several spot searches, and of all regular listings. */
export const OpenCounts = graphqlListings(`
  query OpenCounts($wheres: [SpotWorkWhere!]!) {
    spotWorkCounts(wheres: $wheres)
    regularWorkCounts(wheres: [{}])
  }
`)
