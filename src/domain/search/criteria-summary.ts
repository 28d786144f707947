import { CLINICAL_DEPARTMENT } from '../listing/clinical-department.ts'
import type { Criteria } from './criteria-chips.ts'
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
import { PREFECTURE, REGIONS, type Prefecture } from '../text/prefecture.ts'
import { cityText, placesAsked } from '../text/city.ts'
import { SEARCH_CONDITION } from './search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from './search-spans.ts'
import { SEASON } from './season.ts'
import { dayText } from '../text/shift-text.ts'

/** How many values of one criterion are named before the rest is counted. */
const NAMED = 3

const listed = (words: readonly string[]): string =>
  words.length > NAMED + 1
    ? `${words.slice(0, NAMED).join('・')}ほか${words.length - NAMED}`
    : words.join('・')

/** 「東京」: in a row of them nobody says 都府県. */
export const shortPrefecture = (prefecture: Prefecture): string =>
  prefecture === 'HOKKAIDO' ? PREFECTURE[prefecture] : PREFECTURE[prefecture].slice(0, -1)

/** A region whose prefectures are all there is named in their place. */
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

/** 「関東・静岡」, the rest counted where there are many. */
export const placesWord = (prefectures: readonly Prefecture[]): string => listed(placeWords(prefectures))

/** 80000 → 「8万円以上」. */
export const feeWord = (yen: number): string =>
  `${yen % 10_000 === 0 ? `${yen / 10_000}万円` : yenText(yen)}以上`

/**
 * All that a search asks for in one line, 「東京・神奈川 / 当直 / 8万円以上」: the place first, as doctors say it. Empty without
 * conditions.
 */
export function criteriaSummary(criteria: Criteria, hospitalName: (id: string) => string): string {
  const { prefectures, cities } = placesAsked(criteria)
  const words = <T extends string>(values: readonly T[] | undefined, labels: Record<T, string>) =>
    values && listed(values.map((value) => labels[value]))
  return [
    listed([...placeWords(prefectures), ...cities.map(cityText)]),
    criteria.generalHospitalIds && listed(criteria.generalHospitalIds.map(hospitalName)),
    criteria.dates && listed(criteria.dates.toSorted().map(dayText)),
    criteria.weekdays && `${criteria.weekdays.map((weekday) => WEEKDAY[weekday]).join('・')}曜`,
    words(criteria.shiftPatterns, SHIFT_PATTERN),
    words(criteria.clinicalDepartments, CLINICAL_DEPARTMENT),
    words(criteria.jobDescriptionTypesForSearch, JOB_DESCRIPTION_TYPE),
    words(criteria.facilityCategories, FACILITY_CATEGORY),
    criteria.minimumFee && feeWord(criteria.minimumFee),
    criteria.incentiveTypes && `加算: ${words(criteria.incentiveTypes, INCENTIVE_TYPE)}`,
    criteria.adjustableWorkingStartTime && '入り時間の調整可',
    criteria.adjustableWorkingEndTime && '明け時間の調整可',
    criteria.conditions?.map((condition) => SEARCH_CONDITION[condition]),
    words(criteria.shiftLengths, SHIFT_LENGTH),
    criteria.season && SEASON[criteria.season],
    words(criteria.frequencies, REGULAR_FREQUENCY),
    criteria.startBy && `${dayText(criteria.startBy)}までに開始`,
    words(criteria.contractTerms, CONTRACT_TERM),
    words(criteria.weeklyHours, WEEKLY_HOURS),
    words(criteria.interviews, INTERVIEW),
  ]
    .flat()
    .filter(Boolean)
    .join(' / ')
}
