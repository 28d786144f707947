import { cityText, placesAsked } from '../text/city.ts'
import { CLINICAL_DEPARTMENT } from '../listing/clinical-department.ts'
import { dayText } from '../text/shift-text.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
  WEEKDAY,
} from '../listing/listing-words.ts'
import { yenText } from '../text/money-text.ts'
import { PREFECTURE } from '../text/prefecture.ts'
import type { RegularCriteria } from './regular-search.ts'
import { SEARCH_CONDITION } from './search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from './search-spans.ts'
import { SEASON } from './season.ts'
import type { SpotCriteria } from './spot-search.ts'

/** What either search may ask for. */
export type Criteria = Partial<SpotCriteria & RegularCriteria>

/** `C` is the criteria of one kind of search; a chip names a criterion of it. */
export type CriteriaChip<C extends Criteria = SpotCriteria> = {
  /** Which criterion, and which of its values; no value removes the whole criterion. */
  field: keyof C & keyof Criteria
  value?: string
  label: string
}

/** How many values of one criterion get a chip each before they share one. */
const SEPARATE_CHIPS = 3

const word = (words: Record<string, string>) => (value: string) => words[value] ?? value

/** In the order a doctor reads a listing: when, where, what, pay. */
const LABEL: readonly (readonly [keyof Criteria, (value: string) => string])[] = [
  ['season', word(SEASON)],
  ['dates', dayText],
  ['weekdays', (value) => `${word(WEEKDAY)(value)}曜`],
  ['frequencies', word(REGULAR_FREQUENCY)],
  ['startBy', (value) => `${dayText(value)}までに開始`],
  ['contractTerms', word(CONTRACT_TERM)],
  ['weeklyHours', word(WEEKLY_HOURS)],
  ['shiftPatterns', word(SHIFT_PATTERN)],
  ['shiftLengths', word(SHIFT_LENGTH)],
  ['adjustableWorkingStartTime', () => '入り時間の調整可'],
  ['adjustableWorkingEndTime', () => '明け時間の調整可'],
  ['prefectures', word(PREFECTURE)],
  ['cities', cityText],
  ['generalHospitalIds', (value) => `病院 ${value}`],
  ['facilityCategories', word(FACILITY_CATEGORY)],
  ['clinicalDepartments', word(CLINICAL_DEPARTMENT)],
  ['jobDescriptionTypesForSearch', word(JOB_DESCRIPTION_TYPE)],
  ['conditions', word(SEARCH_CONDITION)],
  ['interviews', word(INTERVIEW)],
  ['minimumFee', (value) => `${yenText(Number(value))}以上`],
  ['incentiveTypes', (value) => `加算: ${word(INCENTIVE_TYPE)(value)}`],
]

/** The active conditions as removable chips. */
export function criteriaChips<C extends Criteria>(
  criteria: C,
  hospitalName?: (id: string) => string,
): CriteriaChip<C>[] {
  return LABEL.flatMap(([field, labelOf]) => {
    const label = field === 'generalHospitalIds' && hospitalName ? hospitalName : labelOf
    // A prefecture of which a city is named is asked for by its city.
    const current = field === 'prefectures' ? placesAsked(criteria).prefectures : criteria[field]
    if (!Array.isArray(current)) return current ? [{ field, label: label(String(current)) }] : []
    const values: readonly string[] = current
    if (values.length <= SEPARATE_CHIPS) return values.map((value) => ({ field, value, label: label(value) }))
    return [{ field, label: `${values.slice(0, 2).map(label).join('・')} ほか${values.length - 2}` }]
  })
}

/** The criteria without what the chip stands for. */
export function withoutChip<C extends Criteria>(criteria: C, { field, value }: CriteriaChip<C>): C {
  const current: unknown = criteria[field]
  const left = Array.isArray(current) && value !== undefined ? current.filter((item) => item !== value) : []
  return { ...criteria, [field]: left.length > 0 ? left : undefined }
}
