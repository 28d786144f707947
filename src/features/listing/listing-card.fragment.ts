import type { ResultOf } from 'gql.tada'
import { graphqlListings } from '../../contract/listings-client.ts'

/** What a row says of a listing of either kind. Unmasked: the card of each kind hands it on. */
export const ListingCardFragment = graphqlListings(`
  fragment ListingCard on Listing @_unmask {
    id
    status
    editedAt
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
    }
  }
`)

export type CardListing = ResultOf<typeof ListingCardFragment>
