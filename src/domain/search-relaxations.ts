import type { Criteria } from './criteria-chips.ts'
import { prefectureOfCity, prefecturesAsked } from './city.ts'
import { manYenText, numberText } from './money-text.ts'
import { neighboursOf } from './neighbour-prefecture.ts'
import { PREFECTURE } from './prefecture.ts'
import { SEARCH_CONDITION } from './search-criteria.ts'
import { addDays } from './tokyo-time.ts'

export type Relaxation<C extends Criteria> = { label: string; criteria: C }

/** What each criterion is called, the ones a doctor gives up most easily first. */
const CRITERIA: readonly (readonly [keyof Criteria, string])[] = [
  ['minimumFee', '最低給与'],
  ['dates', '日付'],
  ['season', '特集の期間'],
  ['weekdays', '曜日'],
  ['startBy', '開始時期'],
  ['frequencies', '頻度'],
  ['contractTerms', '契約期間'],
  ['weeklyHours', '週の合計時間'],
  ['interviews', '面談の方法'],
  ['shiftLengths', '勤務時間の長さ'],
  ['incentiveTypes', '加算'],
  ['adjustableWorkingStartTime', '入り時間の調整'],
  ['adjustableWorkingEndTime', '明け時間の調整'],
  ['jobDescriptionTypesForSearch', '業務内容'],
  ['facilityCategories', '施設の種類'],
  ['shiftPatterns', '勤務帯'],
  ['clinicalDepartments', '診療科'],
  ['generalHospitalIds', '病院'],
]

/** Both criteria of place go together: a city left behind would ask for more, not for less. */
const anywhere = <C extends Criteria>(criteria: C): Relaxation<C>[] =>
  criteria.prefectures || criteria.cities
    ? [
        {
          label: criteria.cities ? '場所の条件を外す' : '都道府県の条件を外す',
          criteria: { ...criteria, prefectures: undefined, cities: undefined },
        },
      ]
    : []

/** A step down that still leaves a wish. */
const FEE_STEP = 10_000

function aDayAround<C extends Criteria>(criteria: C, today: string): Relaxation<C>[] {
  const { dates } = criteria
  if (!dates) return []
  const around = dates.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])
  const wider = [...new Set(around)].filter((day) => day >= today).toSorted()
  return wider.length > 0 ? [{ label: '前後1日も含める', criteria: { ...criteria, dates: wider } }] : []
}

function nextDoor<C extends Criteria>(criteria: C): Relaxation<C>[] {
  const { prefectures } = criteria
  const [first, ...others] = prefectures ? neighboursOf(prefectures) : []
  if (!prefectures || !first) return []
  const more = others.length > 0 ? `など${others.length + 1}都道府県` : ''
  return [
    {
      label: `隣の県も含める(${PREFECTURE[first]}${more})`,
      criteria: { ...criteria, prefectures: [...prefectures, first, ...others] },
    },
  ]
}

/** From the cities to all of their prefectures; what stands beside them stays. */
function allOfPrefecture<C extends Criteria>(criteria: C): Relaxation<C>[] {
  const { cities } = criteria
  if (!cities) return []
  const prefectures = prefecturesAsked(criteria)
  const narrowed = [...new Set(cities.flatMap((key) => prefectureOfCity(key) ?? []))]
  const [first, ...others] = narrowed.map((prefecture) => PREFECTURE[prefecture])
  const label = others.length > 0 ? '市区町村を選ばず都道府県全体にする' : `${first}全体に広げる`
  return [{ label, criteria: { ...criteria, prefectures, cities: undefined } }]
}

function aStepLess<C extends Criteria>(criteria: C): Relaxation<C>[] {
  const { minimumFee } = criteria
  if (!minimumFee || minimumFee <= FEE_STEP) return []
  const less = minimumFee - FEE_STEP
  return [{ label: `最低給与を${manYenText(less)}にする`, criteria: { ...criteria, minimumFee: less } }]
}

const withoutOneCondition = <C extends Criteria>(criteria: C): Relaxation<C>[] =>
  (criteria.conditions ?? []).map((condition, _, all) => ({
    label: `「${SEARCH_CONDITION[condition]}」を外す`,
    criteria: {
      ...criteria,
      conditions: all.length > 1 ? all.filter((other) => other !== condition) : undefined,
    },
  }))

/** One question counts thirty searches; one is left for a way that only a regular search has. */
const MOST = 29

/** Searches that ask for a little less, the smallest steps first; at most as many as one question may count. */
export const relaxations = <C extends Criteria>(criteria: C, today: string): Relaxation<C>[] =>
  [
    ...aDayAround(criteria, today),
    ...allOfPrefecture(criteria),
    ...nextDoor(criteria),
    ...aStepLess(criteria),
    ...withoutOneCondition(criteria),
    ...CRITERIA.filter(([field]) => criteria[field] !== undefined).map(([field, word]) => ({
      label: `${word}の条件を外す`,
      criteria: { ...criteria, [field]: undefined },
    })),
    ...anywhere(criteria),
  ].slice(0, MOST)

/** The ways that lead somewhere, each with what it would find; what could not be counted is offered all the same. */
export function offeredRelaxations<C extends Criteria>(
  ways: readonly Relaxation<C>[],
  counts: readonly number[] | undefined,
): Relaxation<C>[] {
  return ways.flatMap(({ label, criteria }, index) => {
    const count = counts?.[index]
    if (count === undefined) return [{ label, criteria }]
    return count > 0 ? [{ label: `${label}(${numberText(count)}件)`, criteria }] : []
  })
}
