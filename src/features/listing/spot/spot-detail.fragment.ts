import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../../contract/listings-client.ts'
import { ListingDetailFragment } from '../detail/listing-detail.fragment.ts'

export const SpotDetailFragment = graphqlListings(
  `
    fragment SpotDetail on SpotWork {
      ...ListingDetail
      startTime
      endTime
      startDay
      adjustable {
        startFrom
        startTo
        endFrom
        endTo
      }
      viewer {
        applicationState
        agreed {
          heading
          text
        }
        overlaps
        ng
      }
      meter {
        date
        fit
        sentence
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
      takeHome {
        year
        otsuYen
        heiYen
        incentiveYen
        carfareYen
        isFictitious
      }
      detail {
        permitFrom
        permitTo
        contractPeriod
      }
    }
  `,
  [ListingDetailFragment],
)

export type SpotDetail = ResultOf<typeof SpotDetailFragment>
