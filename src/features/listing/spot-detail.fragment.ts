import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'
import { HospitalFactsFragment, MeasuredWorkloadFragment } from './listing-facts.fragment.ts'

export const SpotDetailFragment = graphqlListings(
  `
  fragment SpotDetail on SpotWork {
    id
    listingNumber
    title
    status
    editedAt
    applicationDeadline
    applicationStatus
    slots
    filledSlots
    applicantCount
    startTime
    endTime
    startDay
    breakMinutes
    adjustable {
      startFrom
      startTo
      endFrom
      endTo
    }
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
      applicationState
      overlaps
      restBeforeMinutes
      restAfterMinutes
      restGuidelineMinutes
    }
    hospital {
      ...HospitalFacts
    }
    takeHome {
      year
      otsuYen
      heiYen
    }
    detail {
      description
      feeKind
      emergencyLevelOnDate
      permitFrom
      permitTo
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
      contractPeriod
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

export type SpotDetail = ResultOf<typeof SpotDetailFragment>
