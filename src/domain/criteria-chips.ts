import { CLINICAL_DEPARTMENT } from './clinical-department.ts'
import { dayText } from './shift-text.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  WEEKDAY,
} from './listing-words.ts'
import { yenText } from './money-text.ts'
import { PREFECTURE } from './prefecture.ts'
import type { SpotCriteria } from './spot-search.ts'

export type CriteriaChip = {
  /** Which criterion, and which of its values; no value removes the whole criterion. */
  field: keyof SpotCriteria
  value?: string
  label: string
}

/** How many values of one criterion get a chip each before they share one. */
const SEPARATE_CHIPS = 3

type ListField = {
  [K in keyof SpotCriteria]-?: NonNullable<SpotCriteria[K]> extends string[] ? K : never
}[keyof SpotCriteria]

/** The active conditions as removable chips, in the order a doctor reads a listing: when, where, what, pay. */
export function criteriaChips(
  criteria: SpotCriteria,
  hospitalName: (id: string) => string = (id) => `病院 ${id}`,
): CriteriaChip[] {
  const list = (field: ListField, label: (value: string) => string): CriteriaChip[] => {
    const values: readonly string[] = criteria[field] ?? []
    if (values.length <= SEPARATE_CHIPS) return values.map((value) => ({ field, value, label: label(value) }))
    return [{ field, label: `${values.slice(0, 2).map(label).join('・')} ほか${values.length - 2}` }]
  }
  const word = (words: Record<string, string>) => (value: string) => words[value] ?? value
  const flag = (
    field: 'adjustableWorkingStartTime' | 'adjustableWorkingEndTime',
    label: string,
  ): CriteriaChip[] => (criteria[field] ? [{ field, label }] : [])
  return [
    ...list('dates', dayText),
    ...list('weekdays', (value) => `${word(WEEKDAY)(value)}曜`),
    ...list('shiftPatterns', word(SHIFT_PATTERN)),
    ...flag('adjustableWorkingStartTime', '入り時間の調整可'),
    ...flag('adjustableWorkingEndTime', '明け時間の調整可'),
    ...list('prefectures', word(PREFECTURE)),
    ...list('generalHospitalIds', hospitalName),
    ...list('facilityCategories', word(FACILITY_CATEGORY)),
    ...list('clinicalDepartments', word(CLINICAL_DEPARTMENT)),
    ...list('jobDescriptionTypesForSearch', word(JOB_DESCRIPTION_TYPE)),
    ...(criteria.minimumFee
      ? [{ field: 'minimumFee' as const, label: `${yenText(criteria.minimumFee)}以上` }]
      : []),
    ...list('incentiveTypes', (value) => `加算: ${word(INCENTIVE_TYPE)(value)}`),
  ]
}

/** The criteria without what the chip stands for. */
export function withoutChip(criteria: SpotCriteria, { field, value }: CriteriaChip): SpotCriteria {
  const current = criteria[field]
  const left = Array.isArray(current) && value !== undefined ? current.filter((item) => item !== value) : []
  return { ...criteria, [field]: left.length > 0 ? left : undefined }
}
