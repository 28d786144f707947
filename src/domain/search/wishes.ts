import { feeWord } from '../text/money-text.ts'
import { placesWord } from './criteria-summary.ts'
import type { ShiftPattern } from '../listing/listing-words.ts'
import { type Weekday, WEEKDAY } from '../text/week-days.ts'
import type { Prefecture } from '../text/prefecture.ts'
import { PREFERRED_JOB_TYPE, type PreferredJobType } from '../doctor/registration-words.ts'
import type { SpotCriteria } from './spot-search.ts'

/** A doctor's 希望条件; empty fields are no wish. */
export type Wishes = {
  prefectures: Prefecture[]
  weekdays: Weekday[]
  minimumFee: number | null
  /** UNSPECIFIED is a constant of the contract, and no wish. */
  jobTypes: (PreferredJobType | 'UNSPECIFIED')[]
}

/** Kinds of wishes, with their labels. */
const WISH = { PLACE: '場所', WEEKDAY: '曜日', PAY: '給与', WORK: '働き方' } as const
export type Wish = keyof typeof WISH

/** 「希望どおり: 場所・給与」, or 「希望どおり」 for a listing that meets every kind of wish. */
export const wishesMetText = (met: readonly Wish[]): string =>
  met.length === Object.keys(WISH).length
    ? '希望どおり'
    : `希望どおり: ${met.map((wish) => WISH[wish]).join('・')}`

type Criteria = Pick<
  SpotCriteria,
  'prefectures' | 'weekdays' | 'minimumFee' | 'shiftPatterns' | 'conditions' | 'jobDescriptionTypesForSearch'
>

/** A listing meets a wish when it meets any of its criteria. */
export type WishCriteria = { wish: Wish; anyOf: Criteria[] }

const NIGHT: ShiftPattern[] = ['NIGHT', 'DAY_NIGHT']
const DAY: ShiftPattern[] = ['DAY_AM_PM', 'DAY_AM', 'DAY_PM']

const stated = (types: Wishes['jobTypes']): PreferredJobType[] =>
  types.flatMap((type) => (type === 'UNSPECIFIED' ? [] : type))

/** The criteria of each preferred way of working. */
const OF_JOB_TYPE: Record<PreferredJobType, Criteria> = {
  SHIFT_NIGHT_TOUGH: { shiftPatterns: NIGHT, conditions: ['TOUGH'] },
  SHIFT_DAY_TOUGH: { shiftPatterns: DAY, conditions: ['TOUGH'] },
  SHIFT_NIGHT_EASY: { shiftPatterns: NIGHT, conditions: ['EASY'] },
  SHIFT_NIGHT_NO_AMBULANCE_EASY: { shiftPatterns: NIGHT, conditions: ['EASY', 'WITHOUT_AMBULANCE'] },
  SHIFT_DAY_EASY: { shiftPatterns: DAY, conditions: ['EASY'] },
  HOME_VISIT_STANDBY_EASY: { jobDescriptionTypesForSearch: ['HOME_VISIT_STANDBY'], conditions: ['EASY'] },
}

/** Wishes as search criteria; おすすめ順 ranks listings by the number of wishes they meet. */
export function criteriaOfWishes({ prefectures, weekdays, minimumFee, jobTypes }: Wishes): WishCriteria[] {
  const days = weekdays.filter((day) => day !== 'UNSPECIFIED')
  const wishes: WishCriteria[] = [
    { wish: 'PLACE', anyOf: prefectures.length > 0 ? [{ prefectures }] : [] },
    { wish: 'WEEKDAY', anyOf: days.length > 0 ? [{ weekdays: days }] : [] },
    { wish: 'PAY', anyOf: minimumFee === null ? [] : [{ minimumFee }] },
    { wish: 'WORK', anyOf: stated(jobTypes).map((type) => OF_JOB_TYPE[type]) },
  ]
  return wishes.filter(({ anyOf }) => anyOf.length > 0)
}

const WORKS: Partial<Record<PreferredJobType, string>> = {
  SHIFT_NIGHT_NO_AMBULANCE_EASY: 'ゆったり当直・救急車なし',
}
const workWord = (type: PreferredJobType) =>
  WORKS[type] ?? PREFERRED_JOB_TYPE[type].replace(/\(.*/, '').replace('・日直', '')

/** 「神奈川・土日・8万円以上・ゆったり当直」. */
export function wishesText({ prefectures, weekdays, minimumFee, jobTypes }: Wishes): string {
  const days = Object.entries(WEEKDAY).flatMap(([day, word]) =>
    weekdays.some((wished) => wished === day) ? word : [],
  )
  const works = stated(jobTypes).map(workWord)
  return [
    placesWord(prefectures),
    days.length === 1 ? `${days.join('')}曜` : days.join(''),
    minimumFee === null ? '' : feeWord(minimumFee),
    works.length > 1 ? `${works[0]}など` : works.join(''),
  ]
    .filter(Boolean)
    .join('・')
}
