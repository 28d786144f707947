import { cityText, placesAsked } from '../text/city.ts'
import { listed } from '../text/listed.ts'
import { PREFECTURE, REGIONS, type Prefecture } from '../text/prefecture.ts'
import type { CriterionRow } from './criterion.ts'
import { criteriaFrom, CRITERIA, valuesOf, type Criteria, type CriterionName } from './search-criteria.ts'

/** 「東京」, without 都府県. */
export const shortPrefecture = (prefecture: Prefecture): string =>
  prefecture === 'HOKKAIDO' ? PREFECTURE[prefecture] : PREFECTURE[prefecture].slice(0, -1)

/** Names of prefectures; a complete region is named in their place. */
function placeWords(prefectures: readonly Prefecture[]): string[] {
  const chosen = new Set<string>(prefectures)
  const words: string[] = []
  for (const { label, prefectures: all } of Object.values(REGIONS)) {
    const members = Object.keys(all)
    if (members.length < 2 || !members.every((member) => chosen.has(member))) continue
    words.push(label)
    for (const member of members) chosen.delete(member)
  }
  return [...words, ...prefectures.filter((prefecture) => chosen.has(prefecture)).map(shortPrefecture)]
}

/** 「関東・静岡」; many places are abbreviated with a count. */
export const placesWord = (prefectures: readonly Prefecture[]): string => listed(placeWords(prefectures))

/** Places first. */
const ORDER = criteriaFrom([
  'prefectures',
  'cities',
  'generalHospitalIds',
  'dates',
  'weekdays',
  'shiftPatterns',
  'clinicalDepartments',
  'jobDescriptionTypesForSearch',
  'facilityCategories',
  'minimumFee',
  'incentiveTypes',
  'adjustableWorkingStartTime',
  'adjustableWorkingEndTime',
  'conditions',
])

/** All criteria in one line, 「東京・神奈川 / 当直 / 8万円以上」; empty without criteria. */
export function criteriaSummary(criteria: Criteria, hospitalName: (id: string) => string): string {
  const { prefectures, cities } = placesAsked(criteria)
  const inOwnWords: Partial<Record<CriterionName, string>> = {
    // Cities are listed together with the prefectures.
    prefectures: listed([...placeWords(prefectures), ...cities.map(cityText)]),
    cities: '',
    generalHospitalIds: listed((criteria.generalHospitalIds ?? []).map(hospitalName)),
  }
  return ORDER.flatMap((name) => {
    const values = valuesOf(criteria[name])
    const { chip, line }: CriterionRow = CRITERIA[name]
    return inOwnWords[name] ?? (values.length > 0 && line ? line(values) : listed(values.map(chip)))
  })
    .filter(Boolean)
    .join(' / ')
}
