import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListItemFragment, WishedOrderFragment } from '../listing-card.fragment.ts'
import { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotDetailFragment } from './spot-detail.fragment.ts'

/**
 * One page of a search. The total costs a statement, so only the first page asks for it; what is usually paid is shown
 * where only 高額 is searched for, and would weigh on every other page.
 */
export const SpotWorks = graphqlListings(
  `
    query SpotWorks(
      $where: SpotWorkWhere!
      $orderBy: SpotSortOrder!
      $limit: Int!
      $after: String
      $withTotal: Boolean!
      $withUsual: Boolean! = false
    ) {
      spotWorks(where: $where, orderBy: $orderBy, limit: $limit, after: $after) {
        items {
          ...ListItem
          ...SpotCard
          highPay @include(if: $withUsual) {
            scope
            usualHourlyFee
          }
        }
        total @include(if: $withTotal)
        ngHidden @include(if: $withTotal)
        offset
        nextCursor
        recommendation {
          ...WishedOrder
        }
      }
    }
  `,
  [ListItemFragment, SpotCardFragment, WishedOrderFragment],
)

export const SpotWorkDetail = graphqlListings(
  `
    query SpotWorkDetail($id: ID!) {
      spotWork(id: $id) {
        id
        ...SpotDetail
        hospital {
          id
        }
        sameHospital(limit: 5) {
          id
          ...SpotCard
        }
      }
    }
  `,
  [SpotDetailFragment, SpotCardFragment],
)

export const SpotWorksByIds = graphqlListings(
  `
    query SpotWorksByIds($ids: [ID!]!) {
      spotWorksByIds(ids: $ids) {
        takeHome {
          year
          otsuYen
          heiYen
          incentiveYen
          carfareYen
          isFictitious
        }
        adjustable {
          startFrom
          startTo
          endFrom
          endTo
        }
        ...ListItem
        ...SpotCard
      }
    }
  `,
  [ListItemFragment, SpotCardFragment],
)
