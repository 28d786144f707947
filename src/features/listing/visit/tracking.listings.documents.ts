import { graphqlListings } from '../../../contract/listings-client.ts'

export const RecordClickEvents = graphqlListings(`
  mutation RecordClickEvents($eventData: [ClickEventInput!]!, $sender: ClickSenderInput) {
    recordClickEvents(eventData: $eventData, sender: $sender) {
      recorded
    }
  }
`)
