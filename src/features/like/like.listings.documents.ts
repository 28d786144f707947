import { graphqlListings } from '../../contract/listings-client.ts'

export const SetLike = graphqlListings(`
  mutation SetLike($kind: SearchKind!, $id: ID!, $liked: Boolean!) {
    setLike(kind: $kind, id: $id, liked: $liked) {
      refusal
    }
  }
`)

export const SetHospitalSubscription = graphqlListings(`
  mutation SetHospitalSubscription(
    $hospitalId: ID!
    $subscribed: Boolean!
    $channels: [NotificationChannel!]
  ) {
    setHospitalSubscription(hospitalId: $hospitalId, subscribed: $subscribed, channels: $channels) {
      refusal
    }
  }
`)

export const TakeOverLikes = graphqlListings(`
  mutation TakeOverLikes($spotIds: [ID!]!, $regularIds: [ID!]!, $hospitalIds: [ID!]!) {
    takeOverLikes(spotIds: $spotIds, regularIds: $regularIds, hospitalIds: $hospitalIds) {
      added
      refusal
    }
  }
`)
