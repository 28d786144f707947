import { prefectureOfCity, prefecturesAsked } from '../text/city.ts'
import type { RegularFrequency } from '../listing/listing-words.ts'
import { manYenText, numberText } from '../text/money-text.ts'
import { neighboursOf } from './neighbour-prefecture.ts'
import { PREFECTURE } from '../text/prefecture.ts'
import { criteriaFrom, CRITERIA, SEARCH_CONDITION, type Criteria } from './search-criteria.ts'
import { addDays } from '../text/tokyo-time.ts'

export type Relaxation<C extends Criteria> = { label: string; criteria: C }

/** Criteria with relaxations of their own, below. */
const OWN_WAY: readonly string[] = ['prefectures', 'cities', 'conditions'] satisfies (keyof Criteria)[]

/** Criteria to remove, the most dispensable first. */
const LET_GO = criteriaFrom([
  'minimumFee',
  'dates',
  'season',
  'weekdays',
  'startBy',
  'frequencies',
  'contractTerms',
  'weeklyHours',
  'interviews',
  'shiftLengths',
  'incentiveTypes',
  'adjustableWorkingStartTime',
  'adjustableWorkingEndTime',
  'jobDescriptionTypesForSearch',
  'facilityCategories',
  'shiftPatterns',
  'clinicalDepartments',
  'generalHospitalIds',
]).filter((name) => !OWN_WAY.includes(name))

/** Removes both criteria of place: a remaining city would narrow the search. */
const anywhere = <C extends Criteria>(criteria: C): Relaxation<C>[] =>
  criteria.prefectures || criteria.cities
    ? [
        {
          label: criteria.cities ? '場所の条件を外す' : '都道府県の条件を外す',
          criteria: { ...criteria, prefectures: undefined, cities: undefined },
        },
      ]
    : []

/** Yen by which the minimum fee is lowered. */
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

/** Replaces cities by their whole prefectures; other prefectures stay. */
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

/** Frequencies to add when no weekly listing fits. */
const LESS_STRICT: readonly RegularFrequency[] = ['BIWEEKLY', 'FLEXIBLE']

function alsoLessOften<C extends Criteria>(criteria: C): Relaxation<C>[] {
  const { frequencies } = criteria
  if (!frequencies || LESS_STRICT.every((one) => frequencies.includes(one))) return []
  const wider = [...new Set([...frequencies, ...LESS_STRICT])]
  return [{ label: '隔週・日程相談も含める', criteria: { ...criteria, frequencies: wider } }]
}

const withoutCriteria = <C extends Criteria>(criteria: C): Relaxation<C>[] =>
  LET_GO.filter((name) => criteria[name] !== undefined).map((name) => ({
    label: `${CRITERIA[name].name}の条件を外す`,
    criteria: { ...criteria, [name]: undefined },
  }))

/** Slightly wider searches, the smallest steps first. `today` is the Tokyo day. */
export const relaxations = <C extends Criteria>(criteria: C, today: string): Relaxation<C>[] => [
  ...alsoLessOften(criteria),
  ...aDayAround(criteria, today),
  ...allOfPrefecture(criteria),
  ...nextDoor(criteria),
  ...aStepLess(criteria),
  ...withoutOneCondition(criteria),
  ...withoutCriteria(criteria),
  ...anywhere(criteria),
]

/** Relaxations that remove one whole criterion. */
const removals = <C extends Criteria>(criteria: C): Relaxation<C>[] => [
  ...withoutOneCondition(criteria),
  ...withoutCriteria(criteria),
  ...anywhere(criteria),
]

const short = ({ label }: { label: string }) => label.replace(/(?:の条件)?を外す$/, '')

/** Relaxations that remove two criteria, the most dispensable first. */
const inTwoSteps = <C extends Criteria>(criteria: C): Relaxation<C>[] =>
  removals(criteria)
    .flatMap((first, at) =>
      removals(first.criteria)
        // Each pair once.
        .flatMap((second) => {
          const place = removals(criteria).findIndex(({ label }) => label === second.label)
          return place > at
            ? [
                {
                  rank: at + place,
                  label: `${short(first)}と${short(second)}を外す`,
                  criteria: second.criteria,
                },
              ]
            : []
        }),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ label, criteria: wider }) => ({ label, criteria: wider }))

/** Limit of searches counted by one request. */
const MOST = 30
/** Limit of single-step relaxations, to leave room for pairs. */
const MOST_SINGLE = 17

export type Widenings<C extends Criteria> = {
  /** All relaxations in the order of counting, at most `MOST`. */
  ways: Relaxation<C>[]
  /**
   * Number of single-step relaxations at the start; then come two-step ones, and last the removal of all
   * criteria.
   */
  singles: number
}

/** Relaxations of a search: by one step, by two, and finally without any criterion (`none`). */
export function widenings<C extends Criteria>(criteria: C, none: C, today: string): Widenings<C> {
  const singles = relaxations(criteria, today).slice(0, MOST_SINGLE)
  if (singles.length === 0) return { ways: [], singles: 0 }
  const all = { label: 'すべての条件を外す', criteria: none }
  const pairs = inTwoSteps(criteria).slice(0, MOST - 1 - singles.length)
  return { ways: [...singles, ...pairs, all], singles: singles.length }
}

/** Maximum number of relaxations shown. */
const OFFERED = 6

/**
 * Relaxations that find more than `found` listings, with their counts: single-step ones; when none does,
 * two-step ones; else the whole list. Uncounted ones are offered too.
 */
export function offeredWidenings<C extends Criteria>(
  { ways, singles }: Widenings<C>,
  counts: readonly number[] | undefined,
  found = 0,
): Relaxation<C>[] {
  if (!counts) return ways.slice(0, Math.min(singles, OFFERED))
  const wider = ways.map(({ label, criteria }, at) => {
    const count = counts[at]
    if (count === undefined) return [{ label, criteria }]
    return count > found ? [{ label: `${label}(${numberText(count)}件)`, criteria }] : []
  })
  const [one, two, last] = [wider.slice(0, singles), wider.slice(singles, -1), wider.slice(-1)].map((list) =>
    list.flat().slice(0, OFFERED),
  )
  return [one, two, last].find((list) => list && list.length > 0) ?? []
}
