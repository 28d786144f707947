import { graphqlListings } from '../../contract/listings-client.ts'

export const RegularCardFragment = graphqlListings(`
  fragment RegularCard on RegularWork {
    id
    status
    editedAt
    weekdays
    frequency
    weeksOfMonth
    startTimeOfDay
    endTimeOfDay
    crossesMidnight
    breakMinutes
    contractStart
    contractEnd
    firstDates(count: 1) {
      day
      kind
    }
    holidayPolicy
    applicationStatus
    slots
    filledSlots
    attractive
    isNew
    shiftPattern
    clinicalDepartments
    jobDescriptionTypes
    ambulanceEasiness
    nightDutyPermit
    fee
    hourlyFee
    monthlyEstimate
    incentives {
      type
      unitYen
    }
    carfareType
    carfareYen
    hospital {
      id
      name
      prefecture
      city
      access {
        station
        walkMinutes
        busMinutes
      }
    }
    workload {
      reports
      step
      ambulance {
        median
      }
      walkIn {
        median
      }
      wardCall {
        median
      }
    }
    viewer {
      liked
      overlapDays
    }
  }
`)
