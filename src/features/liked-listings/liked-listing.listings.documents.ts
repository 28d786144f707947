import { graphqlListings } from '../../contract/listings-client.ts'
import { SpotCardFragment } from '../listings/spot-card.fragment.ts'
import { RegularCardFragment } from '../regular/regular-card.fragment.ts'

export const LikedSpotWorks = graphqlListings(
  `
    query LikedSpotWorks($limit: Int!, $after: String) {
      likedSpotWorks(limit: $limit, after: $after) {
        items {
          id
          applicationDeadline
          viewer {
            feeAtLike
          }
          ...SpotCard
        }
        nextCursor
      }
    }
  `,
  [SpotCardFragment],
)

export const LikedRegularWorks = graphqlListings(
  `
    query LikedRegularWorks($limit: Int!, $after: String) {
      likedRegularWorks(limit: $limit, after: $after) {
        items {
          id
          applicationDeadline
          viewer {
            feeAtLike
          }
          ...RegularCard
        }
        nextCursor
      }
    }
  `,
  [RegularCardFragment],
)

/** Rows, and no cards: nothing of a closed listing is to be compared any more. */
export const ClosedLikes = graphqlListings(`
  query ClosedLikes($limit: Int!, $after: String) {
    closedLikes(limit: $limit, after: $after) {
      items {
        spotWork {
          id
          startTime
          endTime
          fee
          hospital {
            id
            name
          }
          viewer {
            liked
            applicationState
          }
        }
        regularWork {
          id
          weekdays
          frequency
          weeksOfMonth
          startTimeOfDay
          endTimeOfDay
          crossesMidnight
          fee
          hospital {
            id
            name
          }
          viewer {
            liked
          }
        }
      }
      nextCursor
    }
  }
`)

export const LikeCounts = graphqlListings(`
  query LikeCounts {
    likeCounts {
      spot
      regular
      closed
    }
  }
`)
