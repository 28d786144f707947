import { graphqlListings } from '../../contract/listings-client.ts'
import { FacetsFragment } from '../criteria/facets.fragment.ts'

export const SpotWorkCounts = graphqlListings(`
  query SpotWorkCounts($wheres: [SpotWorkWhere!]!) {
    spotWorkCounts(wheres: $wheres)
  }
`)

export const SpotWorkFacets = graphqlListings(
  `
    query SpotWorkFacets($where: SpotWorkWhere!) {
      spotWorkFacets(where: $where) {
        ...Facets
      }
    }
  `,
  [FacetsFragment],
)

export const SpotWorkCalendar = graphqlListings(`
  query SpotWorkCalendar($where: SpotWorkWhere!, $from: Day!, $days: Int!) {
    spotWorkCalendar(where: $where, from: $from, days: $days) {
      day
      count
      bestFee
    }
  }
`)
