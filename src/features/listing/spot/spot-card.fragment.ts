import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListingCardFragment } from '../listing-card.fragment.ts'

export const SpotCardFragment = graphqlListings(
  `
    fragment SpotCard on SpotWork {
      ...ListingCard
      startTime
      endTime
      startDay
      takeHome {
        otsuYen
      }
      viewer {
        applicationState
        applyMode
        overlaps
        ng
      }
      meter {
        fit
        sentence
        neutralSentence
        totalsSentence
      }
    }
  `,
  [ListingCardFragment],
)
