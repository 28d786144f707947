import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../../contract/listings-client.ts'
import {
  HospitalFactsFragment,
  ListingFactsFragment,
  MeasuredWorkloadFragment,
} from '../listing-facts.fragment.ts'

/** The fields of a listing's page that both kinds have. Unmasked: each kind passes them on to shared sections. */
export const ListingDetailFragment = graphqlListings(
  `
    fragment ListingDetail on Listing @_unmask {
      ...ListingFacts
      listingNumber
      editedAt
      publishTime
      unconfirmedDays
      applicationDeadline
      applicantCount
      hourlyFee
      highPay {
        scope
        usualHourlyFee
      }
      shift
      incentives {
        type
        unitYen
        capYen
        note
      }
      workload {
        ...MeasuredWorkload
      }
      viewer {
        liked
        subscribed
        applyMode
        missing
      }
      hospital {
        ...HospitalFacts
      }
      detail {
        description
        feeKind
        pediatrics
        trauma
        cardiacArrest
        requiredYears
        requiredSpecialties
        requiredSkills
        firstTimeOk
        onlyMet
        requirementNote
        expectedAmbulance
        expectedWalkIn
        expectedWardCall
        carfareNote
        lodging
        paymentMethod
        payday {
          kind
          closing
          month
          day
          onHoliday
          days
        }
        paydayNote
        closingDay
        payDay
        withholdingTable
        nightPremiumIncluded
        socialInsurance
        malpracticeCoverage
        workplaceScope
        dutyScope
        smokingPolicy
        dressAndItems
        meetingPlace
        cancellationPolicy
      }
    }
  `,
  [ListingFactsFragment, HospitalFactsFragment, MeasuredWorkloadFragment],
)

export type ListingDetail = ResultOf<typeof ListingDetailFragment>
