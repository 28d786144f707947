import { placesAsked } from '../text/city.ts'
import { criteriaFrom, CRITERIA, type Criteria } from './search-criteria.ts'
import type { SpotCriteria } from './spot-search.ts'

/** A removable chip of an active criterion; `C` is the type of the criteria of one kind of search. */
export type CriteriaChip<C extends Criteria = SpotCriteria> = {
  /** The criterion and value to remove; without a value, the whole criterion. */
  field: keyof C & keyof Criteria
  value?: string
  label: string
}

/** Up to this number, values of a criterion have a chip each; more share one. */
const SEPARATE_CHIPS = 3

/** In the order of a listing: when, where, what, pay. */
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

export function criteriaChips<C extends Criteria>(
  criteria: C,
  hospitalName?: (id: string) => string,
): CriteriaChip<C>[] {
  return ORDER.flatMap((field) => {
    const label = field === 'generalHospitalIds' && hospitalName ? hospitalName : CRITERIA[field].chip
    // A prefecture with a named city has the chip of the city instead.
    const current = field === 'prefectures' ? placesAsked(criteria).prefectures : criteria[field]
    if (!Array.isArray(current)) return current ? [{ field, label: label(String(current)) }] : []
    const values: readonly string[] = current
    if (values.length <= SEPARATE_CHIPS) return values.map((value) => ({ field, value, label: label(value) }))
    return [{ field, label: `${values.slice(0, 2).map(label).join('・')} ほか${values.length - 2}` }]
  })
}

/** Removes the chip's value, or its criterion. */
export function withoutChip<C extends Criteria>(criteria: C, { field, value }: CriteriaChip<C>): C {
  const current: unknown = criteria[field]
  const left = Array.isArray(current) && value !== undefined ? current.filter((item) => item !== value) : []
  return { ...criteria, [field]: left.length > 0 ? left : undefined }
}
