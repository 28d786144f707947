import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'
import { HospitalFactsFragment, MeasuredWorkloadFragment } from '../listing/listing-facts.fragment.ts'

export const RegularDetailFragment = graphqlListings(
  `
  fragment RegularDetail on RegularWork {
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
    weekdays
    frequency
    weeksOfMonth
    startTimeOfDay
    endTimeOfDay
    crossesMidnight
    breakMinutes
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
    yearEndPolicy
    shift
    shiftPattern
    clinicalDepartments
    jobDescriptionTypes
    ambulanceEasiness
    nightDutyPermit
    fee
    hourlyFee
    holidayFee
    monthlyEstimate
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
    interview
    viewer {
      liked
      subscribed
      overlapDays
    }
    hospital {
      ...HospitalFacts
    }
    detail {
      description
      feeKind
      adjustableNote
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
      workplaceScope
      dutyScope
      smokingPolicy
      dressAndItems
      meetingPlace
      cancellationPolicy
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
  [HospitalFactsFragment, MeasuredWorkloadFragment],
)

export type RegularDetail = ResultOf<typeof RegularDetailFragment>
