import { graphqlListings } from '../../contract/listings-client.ts'
import { RegularCardFragment } from './regular-card.fragment.ts'
import { RegularDetailFragment } from './regular-detail.fragment.ts'

/** One page of a search. Only the first page asks for the total. */
export const RegularWorks = graphqlListings(
  `
    query RegularWorks(
      $where: RegularWorkWhere!
      $orderBy: RegularSortOrder!
      $limit: Int!
      $after: String
      $withTotal: Boolean!
    ) {
      regularWorks(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {
        items {
          id
          ...RegularCard
        }
        total @include(if: $withTotal)
        offset
        nextCursor
      }
    }
  `,
  [RegularCardFragment],
)

export const RegularWorkDetail = graphqlListings(
  `
    query RegularWorkDetail($id: ID!) {
      regularWork(id: $id) {
        id
        ...RegularDetail
        sameHospital(limit: 5) {
          id
          ...RegularCard
        }
      }
    }
  `,
  [RegularDetailFragment, RegularCardFragment],
)

export const RegularWorkCounts = graphqlListings(`
  query RegularWorkCounts($wheres: [RegularWorkWhere!]!) {
    regularWorkCounts(wheres: $wheres)
  }
`)

export const RegularWorkFacets = graphqlListings(`
  query RegularWorkFacets($where: RegularWorkWhere!) {
    regularWorkFacets(where: $where) {
      total
      clinicalDepartments {
        value
        count
      }
      prefectures {
        value
        count
      }
      facilityCategories {
        value
        count
      }
      incentiveTypes {
        value
        count
      }
      jobDescriptionTypesForSearch {
        value
        count
      }
      shiftPatterns {
        value
        count
      }
      weekdays {
        value
        count
      }
      conditions {
        value
        count
      }
      frequencies {
        value
        count
      }
      adjustableWorkingStartTime
      adjustableWorkingEndTime
      weekdayPatterns {
        weekday
        shiftPattern
        count
      }
    }
  }
`)

/** How many spot listings a hospital has open: the way to try it out. */
export const HospitalSpotCount = graphqlListings(`
  query HospitalSpotCount($hospitalId: ID!) {
    spotWorkCounts(wheres: [{ generalHospitalIds: [$hospitalId] }])
  }
`)
