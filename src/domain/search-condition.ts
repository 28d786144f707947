import type {
  AmbulanceEasiness,
  ApplicationStatus,
  AttractiveCategory,
  NightDutyPermit,
} from './listing-words.ts'
import type { SearchCondition } from './search-criteria.ts'

type Conditional = {
  attractiveCategory: AttractiveCategory
  jobDescriptionTypes: readonly string[]
  applicationStatus: ApplicationStatus
  ambulanceEasiness: AmbulanceEasiness
  nightDutyPermit: NightDutyPermit
}

/** Which conditions a listing, spot or regular, meets. */
export const conditionsOf = (listing: Conditional): SearchCondition[] => [
  ...(listing.attractiveCategory === 'ATTRACTIVE' ? ['ATTRACTIVE' as const] : []),
  ...(listing.jobDescriptionTypes.includes('AMBULANCE') ? [] : ['WITHOUT_AMBULANCE' as const]),
  ...(listing.applicationStatus === 'FREE' ? ['FREE_APPLICATION' as const] : []),
  ...(listing.ambulanceEasiness === 'EASY' ? ['EASY' as const] : []),
  ...(listing.nightDutyPermit === 'GRANTED_ALL' || listing.nightDutyPermit === 'GRANTED_PARTIAL'
    ? ['NIGHT_DUTY_PERMIT' as const]
    : []),
]
