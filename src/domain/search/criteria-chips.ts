import { placesAsked } from '../text/city.ts'
import { criteriaFrom, CRITERIA, type Criteria } from './search-criteria.ts'
import type { SpotCriteria } from './spot-search.ts'

/** `C` is the criteria of one kind of search; a chip names a criterion of it. */
export type CriteriaChip<C extends Criteria = SpotCriteria> = {
  /** Which criterion, and which of its values; no value removes the whole criterion. */
  field: keyof C & keyof Criteria
  value?: string
  label: string
}

/** How many values of one criterion get a chip each before they share one. */
const SEPARATE_CHIPS = 3

/** In the order a doctor reads a listing: when, where, what, pay. */
const ORDER = criteriaFrom([
  'season',
  'dates',
  'weekdays',
  'frequencies',
  'startBy',
  'contractTerms',
  'weeklyHours',
  'shiftPatterns',
  'shiftLengths',
  'adjustableWorkingStartTime',
  'adjustableWorkingEndTime',
  'prefectures',
  'cities',
  'generalHospitalIds',
  'facilityCategories',
  'clinicalDepartments',
  'jobDescriptionTypesForSearch',
  'conditions',
  'interviews',
  'minimumFee',
  'incentiveTypes',
])

/** The active conditions as removable chips. */
export function criteriaChips<C extends Criteria>(
  criteria: C,
  hospitalName?: (id: string) => string,
): CriteriaChip<C>[] {
  return ORDER.flatMap((field) => {
    const label = field === 'generalHospitalIds' && hospitalName ? hospitalName : CRITERIA[field].chip
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
