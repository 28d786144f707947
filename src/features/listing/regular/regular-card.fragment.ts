import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListingCardFragment } from '../listing-card.fragment.ts'

export const RegularCardFragment = graphqlListings(
  `
    fragment RegularCard on RegularWork {
      ...ListingCard
      weekdays
      frequency
      weeksOfMonth
      startTimeOfDay
      endTimeOfDay
      crossesMidnight
      contractStart
      contractEnd
      firstDates(count: 1) {
        day
        kind
      }
      holidayPolicy
      viewer {
        overlapDays
        ng
        applicationState
        applyMode
      }
      meter {
        sentence
        neutralSentence
        totalsSentence
      }
    }
  `,
  [ListingCardFragment],
)
