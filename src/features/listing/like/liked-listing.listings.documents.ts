import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../../contract/listings-client.ts'
import { SpotCardFragment } from '../spot/spot-card.fragment.ts'
import { ListItemFragment } from '../listing-card.fragment.ts'
import { RegularCardFragment } from '../regular/regular-card.fragment.ts'

/** Fields of a liked listing of either kind. Unmasked, because pages sort and filter by them. */
const LikedFragment = graphqlListings(
  `
    fragment Liked on Listing @_unmask {
      ...ListItem
      fee
      applicationDeadline
      viewer {
        liked
        feeAtLike
      }
    }
  `,
  [ListItemFragment],
)

const LikedSpotFragment = graphqlListings(
  `
    fragment LikedSpot on SpotWork @_unmask {
      ...Liked
      ...SpotCard
      startTime
      endTime
    }
  `,
  [LikedFragment, SpotCardFragment],
)

const LikedRegularFragment = graphqlListings(
  `
    fragment LikedRegular on RegularWork @_unmask {
      ...Liked
      ...RegularCard
      contractStart
    }
  `,
  [LikedFragment, RegularCardFragment],
)

/** A listing and its fee when it was liked, null where that is unknown (likes on the device). */
export type LikedItem<Listing> = { listing: Listing; feeAtLike: number | null }

export type LikedSpot = ResultOf<typeof LikedSpotFragment>
export type LikedRegular = ResultOf<typeof LikedRegularFragment>

export const LikedSpotWorks = graphqlListings(
  `
    query LikedSpotWorks($limit: Int!, $after: String) {
      likedSpotWorks(limit: $limit, after: $after) {
        items {
          ...LikedSpot
        }
        nextCursor
      }
    }
  `,
  [LikedSpotFragment],
)

export const LikedRegularWorks = graphqlListings(
  `
    query LikedRegularWorks($limit: Int!, $after: String) {
      likedRegularWorks(limit: $limit, after: $after) {
        items {
          ...LikedRegular
        }
        nextCursor
      }
    }
  `,
  [LikedRegularFragment],
)

export const ClosedLikes = graphqlListings(
  `
    query ClosedLikes($limit: Int!, $after: String) {
      closedLikes(limit: $limit, after: $after) {
        items {
          spotWork {
            ...LikedSpot
          }
          regularWork {
            ...LikedRegular
          }
        }
        nextCursor
      }
    }
  `,
  [LikedSpotFragment, LikedRegularFragment],
)

export const DeviceListings = graphqlListings(
  `
    query DeviceListings($spotIds: [ID!]!, $regularIds: [ID!]!) {
      spotWorksByIds(ids: $spotIds) {
        ...LikedSpot
      }
      regularWorksByIds(ids: $regularIds) {
        ...LikedRegular
      }
    }
  `,
  [LikedSpotFragment, LikedRegularFragment],
)

export const LikeCounts = graphqlListings(`
  query LikeCounts {
    likeCounts {
      spot
      regular
      closed
    }
  }
`)
