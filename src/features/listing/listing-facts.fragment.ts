import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'

// Unmasked: the page of a listing reads all of it, and so do the sections made of it.

/** What rows and pages say of a listing of either kind. */
export const ListingFactsFragment = graphqlListings(`
  fragment ListingFacts on Listing @_unmask {
    id
    status
    editedAt
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
    hourlyFee
    carfareType
    carfareYen
    highPay {
      scope
      usualHourlyFee
    }
  }
`)

/** What the page of a listing says of its hospital. */
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
  }
`)

/** What doctors reported, with the middle half of the reports. */
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
  }
`)

export type HospitalFacts = ResultOf<typeof HospitalFactsFragment>
export type MeasuredWorkload = ResultOf<typeof MeasuredWorkloadFragment>
