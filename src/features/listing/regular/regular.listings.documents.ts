import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListItemFragment, WishedOrderFragment } from '../listing-card.fragment.ts'
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
          ...ListItem
          ...RegularCard
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
  [ListItemFragment, RegularCardFragment, WishedOrderFragment],
)

export const RegularWorkDetail = graphqlListings(
  `
    query RegularWorkDetail($id: ID!) {
      regularWork(id: $id) {
        id
        hospital {
          id
        }
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

export const RegularWorksByIds = graphqlListings(
  `
    query RegularWorksByIds($ids: [ID!]!) {
      regularWorksByIds(ids: $ids) {
        ...ListItem
        ...RegularCard
      }
    }
  `,
  [ListItemFragment, RegularCardFragment],
)
