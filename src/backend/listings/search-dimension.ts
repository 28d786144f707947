import { CLINICAL_DEPARTMENT } from '../../domain/listing/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  type ShiftPattern,
  type Weekday,
} from '../../domain/listing/listing-words.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { wordOf } from '../../domain/search/criterion-readers.ts'
import { SEARCH_CONDITION } from '../../domain/search/search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from '../../domain/search/search-spans.ts'

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

export const PREFECTURES = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

/** The criteria that are lists of words, with every word each may hold. */
export const DIMENSIONS = {
  prefectures: PREFECTURES,
  shiftPatterns: SHIFT_PATTERNS,
  weekdays: WEEKDAYS,
  facilityCategories: Object.keys(FACILITY_CATEGORY),
  clinicalDepartments: Object.keys(CLINICAL_DEPARTMENT),
  jobDescriptionTypesForSearch: Object.keys(JOB_DESCRIPTION_TYPE),
  incentiveTypes: Object.keys(INCENTIVE_TYPE),
  conditions: Object.keys(SEARCH_CONDITION),
  shiftLengths: Object.keys(SHIFT_LENGTH),
  frequencies: Object.keys(REGULAR_FREQUENCY),
  contractTerms: Object.keys(CONTRACT_TERM),
  interviews: Object.keys(INTERVIEW),
  weeklyHours: Object.keys(WEEKLY_HOURS),
} satisfies Record<string, readonly string[]>

export type Dimension = keyof typeof DIMENSIONS

/** Those that listings of both kinds have. */
export const COMMON_DIMENSIONS = [
  'prefectures',
  'shiftPatterns',
  'weekdays',
  'facilityCategories',
  'clinicalDepartments',
  'jobDescriptionTypesForSearch',
  'incentiveTypes',
  'conditions',
  'shiftLengths',
] as const satisfies Dimension[]

export const DIMENSION_NAMES = [
  ...COMMON_DIMENSIONS,
  'frequencies',
  'contractTerms',
  'interviews',
  'weeklyHours',
] as const satisfies Dimension[]
