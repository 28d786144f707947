import { graphqlListings } from '../../../contract/listings-client.ts'
import { FacetsFragment } from './facets.fragment.ts'

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

export const RegularWorkFacets = graphqlListings(
  `
    query RegularWorkFacets($where: RegularWorkWhere!) {
      regularWorkFacets(where: $where) {
        ...Facets
      }
    }
  `,
  [FacetsFragment],
)

export const SpotWorkCities = graphqlListings(`
  query SpotWorkCities($where: SpotWorkWhere!) {
    spotWorkFacets(where: $where) {
      counts(of: [cities]) {
        criterion
        values {
          value
          count
        }
      }
    }
  }
`)

export const SpotWorkCalendar = graphqlListings(`
  query SpotWorkCalendar($where: SpotWorkWhere!, $from: Day!, $days: Int!) {
    spotWorkCalendar(where: $where, from: $from, days: $days) {
      day
      count
      bestFee
    }
  }
`)

/** What the hospitals of a page pay otherwise; the next hundred of their shifts are sample enough. */
export const SpotFeesOfHospitals = graphqlListings(`
  query SpotFeesOfHospitals($ids: [ID!]!) {
    spotWorks(where: { generalHospitalIds: $ids }, orderBy: START_TIME_ASC, limit: 100) {
      items {
        shiftPattern
        fee
        startTime
        endTime
        hospital {
          id
        }
      }
    }
  }
`)
