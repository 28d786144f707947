import { graphqlListings } from '../../contract/listings-client.ts'

/** How many open listings a search would find. */
export const OpenSpotCount = graphqlListings(`
  query OpenSpotCount($where: SpotWorkWhere!) {
    spotWorks(where: $where, limit: 1) {
      total
    }
  }
`)
