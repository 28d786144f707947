import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'
import { HospitalFactsFragment, MeasuredWorkloadFragment } from './listing-facts.fragment.ts'

/** What the page of a listing of either kind says. Unmasked: the page of each kind hands it on to the sections. */
export const ListingDetailFragment = graphqlListings(
  `
    fragment ListingDetail on Listing @_unmask {
      id
      listingNumber
      status
      editedAt
      applicationDeadline
      applicationStatus
      slots
      filledSlots
      applicantCount
      breakMinutes
      shift
      shiftPattern
      clinicalDepartments
      jobDescriptionTypes
      ambulanceEasiness
      nightDutyPermit
      fee
      hourlyFee
      incentives {
        type
        unitYen
        capYen
        note
      }
      carfareType
      carfareYen
      highPay {
        scope
        usualHourlyFee
      }
      isNew
      workload {
        ...MeasuredWorkload
      }
      viewer {
        liked
        subscribed
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
        expectedAmbulance
        expectedWalkIn
        expectedWardCall
        carfareNote
        lodging
        paymentMethod
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
  [HospitalFactsFragment, MeasuredWorkloadFragment],
)

export type ListingDetail = ResultOf<typeof ListingDetailFragment>
