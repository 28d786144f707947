import { graphqlListings } from '../../contract/listings-client.ts'

export const SpotCardFragment = graphqlListings(`
  fragment SpotCard on SpotWork {
    id
    status
    editedAt
    startTime
    endTime
    startDay
    breakMinutes
    applicationStatus
    slots
    filledSlots
    highPay {
      scope
      usualHourlyFee
    }
    isNew
    shiftPattern
    clinicalDepartments
    jobDescriptionTypes
    ambulanceEasiness
    nightDutyPermit
    fee
    hourlyFee
    takeHome {
      otsuYen
    }
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
      applicationState
      overlaps
      restBeforeMinutes
      restAfterMinutes
      restGuidelineMinutes
    }
  }
`)
