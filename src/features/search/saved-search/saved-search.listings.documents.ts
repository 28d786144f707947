import { graphqlListings } from '../../../contract/listings-client.ts'

export const SavedSearches = graphqlListings(`
  query SavedSearches($kind: SearchKind) {
    savedSearches(kind: $kind) {
      id
      label
      notify
      criteria {
        adjustableWorkingEndTime
        adjustableWorkingStartTime
        clinicalDepartments
        dates
        facilityCategories
        generalHospitalIds
        incentiveTypes
        jobDescriptionTypesForSearch
        minimumFee
        shiftPatterns
        weekdays
        prefectures
      }
      beyond {
        criterion
        values
      }
    }
  }
`)

export const SaveSearch = graphqlListings(`
  mutation SaveSearch(
    $kind: SearchKind!
    $criteria: SavedCriteriaInput!
    $beyond: BeyondCriteriaInput
    $label: String
    $notify: Boolean!
  ) {
    saveSearch(kind: $kind, criteria: $criteria, beyond: $beyond, label: $label, notify: $notify) {
      search {
        id
        label
        notify
      }
      refusal
    }
  }
`)

export const RenameSavedSearch = graphqlListings(`
  mutation RenameSavedSearch($id: ID!, $label: String!) {
    renameSavedSearch(id: $id, label: $label) {
      search {
        label
      }
      refusal
    }
  }
`)

export const SetSavedSearchNotice = graphqlListings(`
  mutation SetSavedSearchNotice($id: ID!, $notify: Boolean!) {
    setSavedSearchNotice(id: $id, notify: $notify) {
      search {
        notify
      }
      refusal
    }
  }
`)

export const DeleteSavedSearch = graphqlListings(`
  mutation DeleteSavedSearch($id: ID!) {
    deleteSavedSearch(id: $id) {
      refusal
    }
  }
`)
