import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListingDetailFragment } from '../detail/listing-detail.fragment.ts'

export const RegularDetailFragment = graphqlListings(
  `
    fragment RegularDetail on RegularWork {
      ...ListingDetail
      weekdays
      frequency
      weeksOfMonth
      startTimeOfDay
      endTimeOfDay
      crossesMidnight
      contractStart
      contractEnd
      firstDates(count: 4) {
        day
        dayKind
        holiday
        kind
        startTime
        endTime
        fee
      }
      holidayPolicy
      holidayStartTimeOfDay
      holidayFee
      yearEndPolicy
      monthlyEstimate
      interview
      viewer {
        overlapDays
        ng
        applicationState
        agreed {
          heading
          text
        }
      }
      meter {
        date
        fit
        sentence
        totalsSentence
        neutralSentence
        restBreaches
        restBefore {
          minutes
          guideline
        }
        restAfter {
          minutes
          guideline
        }
        countedMinutes
        permittedMinutes
        month {
          period
          sideMinutes
          mainMinutes
          limitMinutes
        }
        year {
          period
          sideMinutes
          mainMinutes
          limitMinutes
        }
      }
      detail {
        adjustableNote
        permitFrom
        permitTo
        trialMonths
        renewalExists
        renewalCriteria
        renewalMaxCount
        renewalMaxYears
        substitutePolicy
        paidLeave
      }
    }
  `,
  [ListingDetailFragment],
)

export type RegularDetail = ResultOf<typeof RegularDetailFragment>
