import { graphqlListings } from '../../contract/listings-client.ts'

/** One page of the dates of the doctor's contract for a regular listing. */
export const RegularWorkSchedules = graphqlListings(`
  query RegularWorkSchedules($where: RegularWorkScheduleWhere!, $limit: Int!, $after: String) {
    regularWorkSchedules(where: $where, limit: $limit, after: $after) {
      engagement {
        id
        state
        startDate
        endDate
        plannedUntil
        hospitalName
        pattern
        fee
        breakMinutes
        applicationId
        endNotice {
          byHospital
          reason
        }
        renewal {
          id
          state
          termEnd
          dueOn
          offerNumber
          newEnd
          fee
          note
        }
        conversion {
          state
          from
          until
          startsOn
          appliedAt
          readAt
        }
      }
      items {
        id
        day
        dayKind
        holiday
        kind
        state
        startTime
        endTime
        fee
        workState
        clashes
        isSubstituteSought
        changeRequest {
          byHospital
          proposedStart
          proposedEnd
        }
      }
      nextCursor
    }
  }
`)
