import { CLINICAL_DEPARTMENT } from '../../domain/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  type ShiftPattern,
  type Weekday,
} from '../../domain/listing-words.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { SEARCH_CONDITION } from '../../domain/search-criteria.ts'

/** As ISO counts them: Monday is 1. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies Weekday[]

export const SHIFT_PATTERNS = [
  'NIGHT',
  'DAY_NIGHT',
  'DAY_AM_PM',
  'DAY_AM',
  'DAY_PM',
  'DAY_EVENING',
] as const satisfies ShiftPattern[]

/** The criteria that are lists of words, with every word each may hold. */
export const DIMENSIONS = {
  prefectures: Object.keys(PREFECTURE),
  shiftPatterns: SHIFT_PATTERNS,
  weekdays: WEEKDAYS,
  facilityCategories: Object.keys(FACILITY_CATEGORY),
  clinicalDepartments: Object.keys(CLINICAL_DEPARTMENT),
  jobDescriptionTypesForSearch: Object.keys(JOB_DESCRIPTION_TYPE),
  incentiveTypes: Object.keys(INCENTIVE_TYPE),
  frequencies: Object.keys(REGULAR_FREQUENCY),
  conditions: Object.keys(SEARCH_CONDITION),
} satisfies Record<string, readonly string[]>

export type Dimension = keyof typeof DIMENSIONS

export const DIMENSION_NAMES = [
  'prefectures',
  'shiftPatterns',
  'weekdays',
  'facilityCategories',
  'clinicalDepartments',
  'jobDescriptionTypesForSearch',
  'incentiveTypes',
  'frequencies',
  'conditions',
] as const satisfies Dimension[]
