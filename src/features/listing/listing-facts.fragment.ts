import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'

// Unmasked: the page of a listing and all its sections read these fields.

/** Fields that rows and pages of both kinds show. */
export const ListingFactsFragment = graphqlListings(`
  fragment ListingFacts on Listing @_unmask {
    id
    status
    breakMinutes
    applicationStatus
    slots
    filledSlots
    isNew
    shiftPattern
    clinicalDepartments
    jobDescriptionTypes
    ambulanceEasiness
    nightDutyPermit
    fee
    carfareType
    carfareYen
    highPay {
      __typename
    }
  }
`)

/** Fields of the hospital on a listing's page. */
export const HospitalFactsFragment = graphqlListings(`
  fragment HospitalFacts on Hospital @_unmask {
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
    impressions {
      busyness
      handover
      facilities
      reworkYes
      reworkCondition
      reworkNo
    }
  }
`)

/** Medians of the reports, with the interquartile range. */
export const MeasuredWorkloadFragment = graphqlListings(`
  fragment MeasuredWorkload on Workload @_unmask {
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
    permittedMinutesMedian
  }
`)

export type HospitalFacts = ResultOf<typeof HospitalFactsFragment>
export type MeasuredWorkloadFragment = ResultOf<typeof MeasuredWorkloadFragment>
