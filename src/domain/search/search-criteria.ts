import * as v from 'valibot'
import { CLINICAL_DEPARTMENT } from '../doctor/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
} from '../listing/listing-words.ts'
import { INCENTIVE_TYPE } from '../money/pay-words.ts'
import { WEEKDAY } from '../text/week-days.ts'
import { isId } from '../decimal-id.ts'
import { cityText, isCityKey } from '../text/city.ts'
import { listed } from '../text/listed.ts'
import { feeWord, yenText } from '../text/money-text.ts'
import { PREFECTURE } from '../text/prefecture.ts'
import { dayText } from '../text/shift-text.ts'
import { choices, criterion, wordFrom, yes } from './criterion.ts'
import { flag, isDay, listOf, oneOf, yen } from './criterion-readers.ts'
import { wordOf } from '../text/known-word.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from './search-spans.ts'
import { SEASON } from './season.ts'

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY
const weekday = wordFrom(WEEKDAYS)
const incentive = wordFrom(INCENTIVE_TYPE)

/** The twelve saved search criteria, each absent when it sets no condition. */
export const SAVED_CRITERIA = {
  adjustableWorkingEndTime: yes('明け時間の調整', '明け時間の調整可', '明け時間を相談できる'),
  adjustableWorkingStartTime: yes('入り時間の調整', '入り時間の調整可', '入り時間を相談できる'),
  clinicalDepartments: choices('診療科', CLINICAL_DEPARTMENT, { prefix: 'CLINICAL_DEPARTMENT_' }),
  dates: criterion(listOf(isDay), {
    name: '日付',
    chip: dayText,
    line: (days) => listed(days.toSorted().map(dayText)),
  }),
  facilityCategories: choices('施設の種類', FACILITY_CATEGORY),
  generalHospitalIds: criterion(listOf(isId), { name: '病院', chip: (id) => `病院 ${id}` }),
  incentiveTypes: choices('加算', INCENTIVE_TYPE, {
    chip: (type) => `加算: ${incentive(type)}`,
    line: (types) => `加算: ${listed(types.map(incentive))}`,
  }),
  jobDescriptionTypesForSearch: choices('業務内容', JOB_DESCRIPTION_TYPE),
  minimumFee: criterion(yen, {
    name: '最低給与',
    chip: (fee) => `${yenText(Number(fee))}以上`,
    line: ([fee]) => feeWord(Number(fee)),
  }),
  shiftPatterns: choices('勤務帯', SHIFT_PATTERN),
  weekdays: choices('曜日', WEEKDAYS, {
    chip: (day) => `${weekday(day)}曜`,
    line: (days) => `${days.map(weekday).join('・')}曜`,
  }),
  prefectures: choices('都道府県', PREFECTURE, { prefix: 'PREFECTURE_' }),
}

/** こだわり: further conditions, all of which must hold. */
export const SEARCH_CONDITION = {
  FREE_APPLICATION: '選考なし',
  WITHOUT_AMBULANCE: '救急車なし',
  EASY: 'ゆったり',
  TOUGH: 'しっかり',
  NIGHT_DUTY_PERMIT: '宿日直許可あり',
  ATTRACTIVE: '好条件',
  CARFARE_PAID: '交通費あり',
  CAR_COMMUTE: '車通勤可',
  NEAR_STATION: '駅から徒歩10分以内',
  NO_MIN_YEARS: '経験年数の条件なし',
  EXPERIENCE_MET: '必要な経験を満たす',
} as const
export type SearchCondition = keyof typeof SEARCH_CONDITION

/**
 * The condition that depends on who searches: the listing's requirements are met by the doctor's profile and works. It is
 * offered to doctors alone; nobody's experience meets what asks nothing.
 */
export const EXPERIENCE_MET = 'EXPERIENCE_MET' as const satisfies SearchCondition

/** Criteria of both kinds beyond the twelve saved ones. */
export const BEYOND_CRITERIA = {
  /** Each city narrows its own prefecture (`placesAsked`). */
  cities: criterion(listOf(isCityKey), { name: '市区町村', chip: cityText }),
  conditions: choices('こだわり', SEARCH_CONDITION, {
    line: (values) => values.map(wordFrom(SEARCH_CONDITION)),
  }),
  shiftLengths: choices('勤務時間の長さ', SHIFT_LENGTH),
}

export const SPOT_CRITERIA = {
  season: criterion(oneOf(wordOf(SEASON)), { name: '特集の期間', chip: wordFrom(SEASON) }),
}

export const REGULAR_CRITERIA = {
  frequencies: choices('頻度', REGULAR_FREQUENCY),
  /** Contracts that start on this day or earlier. */
  startBy: criterion(oneOf(isDay), { name: '開始時期', chip: (day) => `${dayText(day)}までに開始` }),
  contractTerms: choices('契約期間', CONTRACT_TERM),
  interviews: choices('面談の方法', INTERVIEW),
  weeklyHours: choices('週の合計時間', WEEKLY_HOURS),
}

/**
 * No criterion: whether results include what the doctor's NG settings leave out of them. It goes with the criteria from
 * page to page, and neither chips nor histories nor saved searches know of it.
 */
export const WITH_NG = { withNg: flag }

/** The table of all criteria, from which schemas, chips, summaries and facets are derived. */
export const CRITERIA = { ...SAVED_CRITERIA, ...BEYOND_CRITERIA, ...SPOT_CRITERIA, ...REGULAR_CRITERIA }

export type CriterionName = keyof typeof CRITERIA

/** The criteria of each kind of search. */
export const CRITERIA_OF = {
  spot: { ...SAVED_CRITERIA, ...BEYOND_CRITERIA, ...SPOT_CRITERIA },
  regular: { ...SAVED_CRITERIA, ...BEYOND_CRITERIA, ...REGULAR_CRITERIA },
}

export const CRITERION_NAMES = Object.keys(CRITERIA).filter(wordOf(CRITERIA))

/** Criteria with a fixed set of values, which have facet counts. */
export type CountedName = {
  [Name in CriterionName]: (typeof CRITERIA)[Name] extends { words: object } ? Name : never
}[CriterionName]

const isCounted = (name: CriterionName): name is CountedName => 'words' in CRITERIA[name]

export const countedOf = (kind: keyof typeof CRITERIA_OF): CountedName[] =>
  CRITERION_NAMES.filter(isCounted).filter((name) => name in CRITERIA_OF[kind])

/** All criteria: `first`, then the others in the order of the table. */
export const criteriaFrom = (first: readonly CriterionName[]): readonly CriterionName[] => [
  ...first,
  ...CRITERION_NAMES.filter((name) => !first.includes(name)),
]

/** The values of one criterion as in a URL; empty when it is not set. */
export const valuesOf = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String))

export const SAVED_NAMES = Object.keys(SAVED_CRITERIA).filter(wordOf(SAVED_CRITERIA))

const savedCriteriaSchema = v.object(SAVED_CRITERIA)

export type SavedCriteria = v.InferOutput<typeof savedCriteriaSchema>

/** The twelve saved criteria of an untrusted search, validated like a URL. */
export const savedCriteriaOf = (search: unknown): SavedCriteria => v.parse(savedCriteriaSchema, search)

const criteriaSchema = v.object(CRITERIA)

/** The criteria of either kind of search. */
export type Criteria = v.InferOutput<typeof criteriaSchema>

export const criteriaIn = (search: unknown): Criteria => v.parse(criteriaSchema, search)
