import { CLINICAL_DEPARTMENT_GROUPS } from './clinical-department.ts'
import type { Criteria } from './criteria-chips.ts'
import { isNightShift, SHIFT_PATTERN, WEEKDAY, type ShiftPattern, type Weekday } from './listing-words.ts'
import type { ShiftLength } from './search-spans.ts'
import type { SeasonDays } from './season-days.ts'
import { dayText } from './shift-text.ts'
import { addDays, isoWeekday } from './tokyo-time.ts'

export type Contradiction = {
  /** The criterion beside which it is said. */
  field: keyof Criteria
  /** No listing can meet this, whatever is open. */
  isImpossible: boolean
  text: string
}

const WEEKDAYS = Object.keys(WEEKDAY).slice(1)

const names = (patterns: readonly ShiftPattern[]) =>
  patterns.map((pattern) => SHIFT_PATTERN[pattern]).join('・')

const note = (field: keyof Criteria, text: string): Contradiction => ({ field, isImpossible: false, text })
const impossible = (field: keyof Criteria, text: string): Contradiction => ({
  field,
  isImpossible: true,
  text: `${text}このままでは求人は見つかりません。`,
})

function ofPatterns({ shiftPatterns: patterns = [] }: Criteria): Contradiction[] {
  const nights = patterns.filter(isNightShift)
  const days = patterns.filter((pattern) => !isNightShift(pattern))
  const both = (first: string, second: string) =>
    note(
      'shiftPatterns',
      `${first} と ${second} の両方が選ばれています(いずれかに当てはまる求人を表示します)`,
    )
  if (nights.length > 0 && days.length > 0) return [both(names(days), names(nights))]
  const halves = patterns.includes('DAY_AM') && patterns.includes('DAY_PM') && !patterns.includes('DAY_AM_PM')
  return halves ? [both(SHIFT_PATTERN.DAY_AM, SHIFT_PATTERN.DAY_PM)] : []
}

function ofDays({ dates = [], weekdays = [] }: Criteria, today: string): Contradiction[] {
  if (dates.length === 0) return []
  const ahead = dates.filter((day) => day >= today)
  if (ahead.length === 0) return [impossible('dates', '選んだ日付は過ぎています。')]
  if (weekdays.length === 0) return []
  const chosen: readonly Weekday[] = weekdays
  const off = ahead.filter((day) => !chosen.some((one) => one === WEEKDAYS[isoWeekday(day) - 1]))
  const words = weekdays.map((weekday) => WEEKDAY[weekday]).join('・')
  if (off.length === ahead.length)
    return [impossible('weekdays', `選んだ日付に、選んだ曜日(${words})の日がありません。`)]
  return off.length > 0
    ? [
        note(
          'weekdays',
          `${off.map(dayText).join('・')} は選んだ曜日(${words})ではないため、検索の対象になりません。`,
        ),
      ]
    : []
}

/** A shift lasts 32 hours at most: one that begins earlier than that before the season does not reach it. */
const REACH_DAYS = 2

function ofSeason({ dates = [], season }: Criteria, days: SeasonDays | undefined): Contradiction[] {
  if (!season || !days || dates.length === 0) return []
  const within = dates.some((day) => day >= addDays(days.from, -REACH_DAYS) && day <= days.to)
  const range = `${dayText(days.from)}〜${dayText(days.to)}`
  return within ? [] : [impossible('season', `選んだ日付が特集の期間(${range})に入っていません。`)]
}

const ofWorkload = ({ conditions = [] }: Criteria): Contradiction[] =>
  conditions.includes('EASY') && conditions.includes('TOUGH')
    ? [impossible('conditions', '「ゆったり」と「しっかり」の両方が選ばれています。')]
    : []

function ofDuties(criteria: Criteria): Contradiction[] {
  const { conditions = [], jobDescriptionTypesForSearch: jobs = [] } = criteria
  if (!conditions.includes('WITHOUT_AMBULANCE') || !jobs.includes('AMBULANCE')) return []
  return jobs.length === 1
    ? [impossible('conditions', '「救急車なし」と、業務内容の「救急車対応」が選ばれています。')]
    : [
        note(
          'conditions',
          '「救急車なし」が選ばれているため、業務内容の「救急車対応」がある求人は除かれます。',
        ),
      ]
}

const SHORT: readonly ShiftLength[] = ['UP_TO_4H', 'UP_TO_8H']

function ofLength({ shiftLengths = [], shiftPatterns: patterns = [] }: Criteria): Contradiction[] {
  const isShort = shiftLengths.length > 0 && shiftLengths.every((length) => SHORT.includes(length))
  return isShort && patterns.length > 0 && patterns.every(isNightShift)
    ? [
        note(
          'shiftLengths',
          `${names(patterns)} は8時間より長いことがほとんどです。見つからないことがあります。`,
        ),
      ]
    : []
}

function ofDaytime(criteria: Criteria): Contradiction[] {
  const { shiftPatterns: patterns = [], clinicalDepartments = [], conditions = [] } = criteria
  if (patterns.length === 0 || patterns.some(isNightShift)) return []
  const onlyNightDuty =
    clinicalDepartments.length > 0 &&
    clinicalDepartments.every((one) => Object.hasOwn(CLINICAL_DEPARTMENT_GROUPS.当直, one))
  return [
    ...(onlyNightDuty
      ? [
          note(
            'clinicalDepartments',
            `当直の診療科だけが選ばれていますが、勤務帯は ${names(patterns)} です。見つからないことがあります。`,
          ),
        ]
      : []),
    ...(conditions.includes('NIGHT_DUTY_PERMIT')
      ? [
          note(
            'conditions',
            `宿日直許可は夜の勤務のものですが、勤務帯は ${names(patterns)} です。見つからないことがあります。`,
          ),
        ]
      : []),
  ]
}

/**
 * What a spot search asks for at once and probably did not mean to. `season` says when the season asked for is. (A regular
 * listing has several weekdays: there, dates and weekdays exclude nothing.)
 */
export const contradictions = (criteria: Criteria, today: string, season?: SeasonDays): Contradiction[] => [
  ...ofDays(criteria, today),
  ...ofSeason(criteria, season),
  ...ofPatterns(criteria),
  ...ofLength(criteria),
  ...ofWorkload(criteria),
  ...ofDuties(criteria),
  ...ofDaytime(criteria),
]
