import { graphqlListings } from '../../../contract/listings-client.ts'

/** What stands beside each choice of an advanced search, spot or regular. */
export const FacetsFragment = graphqlListings(`
  fragment Facets on Facets @_unmask {
    total
    clinicalDepartments {
      value
      count
    }
    prefectures {
      value
      count
    }
    cities {
      value
      count
    }
    facilityCategories {
      value
      count
    }
    incentiveTypes {
      value
      count
    }
    jobDescriptionTypesForSearch {
      value
      count
    }
    shiftPatterns {
      value
      count
    }
    weekdays {
      value
      count
    }
    conditions {
      value
      count
    }
    shiftLengths {
      value
      count
    }
    frequencies {
      value
      count
    }
    contractTerms {
      value
      count
    }
    interviews {
      value
      count
    }
    weeklyHours {
      value
      count
    }
    adjustableWorkingStartTime
    adjustableWorkingEndTime
    weekdayPatterns {
      weekday
      shiftPattern
      count
    }
  }
`)
