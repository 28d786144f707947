import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'

export const SpotDetailFragment = graphqlListings(`
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
    attractive
    isNew
    workload {
      reports
      step
      ambulance {
        median
        low
        high
      }
      walkIn {
        median
        low
        high
      }
      wardCall {
        median
        low
        high
      }
      sleepMinutesMedian
    }
    viewer {
      applicationState
      overlaps
      restBeforeMinutes
      restAfterMinutes
      restGuidelineMinutes
    }
    hospital {
      id
      name
      facilityCategory
      prefecture
      city
      address
      access {
        line
        station
        walkMinutes
        busMinutes
      }
      nearestStations {
        line
        station
        walkMinutes
        busMinutes
      }
      beds
      emergencyLevel
      departments
      openingYear
      summary
      electronicChart
      amenities
      dutyRoomNote
      nightStaffing {
        doctors
        nurses
        radiology
        laboratory
        backup
      }
      replyMedianMinutes
      accuracyPercent
      accuracyCount
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
`)

export type SpotDetail = ResultOf<typeof SpotDetailFragment>
