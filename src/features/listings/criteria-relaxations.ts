import type { SpotCriteria } from '../../domain/spot-search.ts'

/** What each criterion is called, the ones a doctor gives up most easily first. */
const CRITERIA: readonly (readonly [keyof SpotCriteria, string])[] = [
  ['minimumFee', '最低給与'],
  ['dates', '日付'],
  ['weekdays', '曜日'],
  ['incentiveTypes', '加算'],
  ['adjustableWorkingStartTime', '入り時間の調整'],
  ['adjustableWorkingEndTime', '明け時間の調整'],
  ['jobDescriptionTypesForSearch', '業務内容'],
  ['facilityCategories', '施設の種類'],
  ['shiftPatterns', '勤務帯'],
  ['clinicalDepartments', '診療科'],
  ['generalHospitalIds', '病院'],
  ['prefectures', '都道府県'],
]

export type Relaxation = { label: string; criteria: SpotCriteria }

/** The same search with one criterion less. */
export const relaxations = (criteria: SpotCriteria): Relaxation[] =>
  CRITERIA.filter(([field]) => criteria[field] !== undefined).map(([field, word]) => ({
    label: `${word}の条件を外す`,
    criteria: { ...criteria, [field]: undefined },
  }))
