import { note, patternNames, type Contradiction } from './contradiction.ts'
import { CLINICAL_DEPARTMENT_GROUPS } from '../../doctor/clinical-department.ts'
import type { Criteria } from '../search-criteria.ts'
import { isNightShift, SHIFT_PATTERN, type ShiftPattern } from '../../listing/listing-words.ts'
import type { ShiftLength } from '../search-spans.ts'

export function ofPatterns({ shiftPatterns: patterns = [] }: Criteria): Contradiction[] {
  const nights = patterns.filter(isNightShift)
  const days = patterns.filter((pattern) => !isNightShift(pattern))
  const both = (first: string, second: string) =>
    note(
      'shiftPatterns',
      `${first} と ${second} の両方が選ばれています(いずれかに当てはまる求人を表示します)`,
    )
  if (nights.length > 0 && days.length > 0) return [both(patternNames(days), patternNames(nights))]
  const halves = patterns.includes('DAY_AM') && patterns.includes('DAY_PM') && !patterns.includes('DAY_AM_PM')
  return halves ? [both(SHIFT_PATTERN.DAY_AM, SHIFT_PATTERN.DAY_PM)] : []
}

const SHORT: readonly ShiftLength[] = ['UP_TO_4H', 'UP_TO_8H']

export function ofLength({ shiftLengths = [], shiftPatterns: patterns = [] }: Criteria): Contradiction[] {
  const isShort = shiftLengths.length > 0 && shiftLengths.every((length) => SHORT.includes(length))
  return isShort && patterns.length > 0 && patterns.every(isNightShift)
    ? [
        note(
          'shiftLengths',
          `${patternNames(patterns)} は8時間より長いことがほとんどです。見つからないことがあります。`,
        ),
      ]
    : []
}

/** Shift lengths that do not fit into the pattern. */
const TOO_LONG: Partial<Record<ShiftPattern, readonly ShiftLength[]>> = {
  DAY_AM: ['UP_TO_12H', 'UP_TO_16H', 'OVER_16H'],
  DAY_PM: ['UP_TO_12H', 'UP_TO_16H', 'OVER_16H'],
  DAY_EVENING: ['UP_TO_12H', 'UP_TO_16H', 'OVER_16H'],
  DAY_AM_PM: ['UP_TO_16H', 'OVER_16H'],
}

export function ofDayLength({ shiftLengths = [], shiftPatterns: patterns = [] }: Criteria): Contradiction[] {
  if (shiftLengths.length === 0 || patterns.length === 0) return []
  return patterns.every((pattern) => shiftLengths.every((length) => TOO_LONG[pattern]?.includes(length)))
    ? [
        note(
          'shiftLengths',
          `${patternNames(patterns)} は、選んだ長さより短い勤務です。見つからないことがあります。`,
        ),
      ]
    : []
}

/** Shift lengths whose shortest shift exceeds the weekly hours. */
const LONG: readonly ShiftLength[] = ['OVER_16H', 'UP_TO_16H']

export function ofWeek({
  weeklyHours = [],
  shiftLengths = [],
  shiftPatterns: patterns = [],
}: Criteria): Contradiction[] {
  if (weeklyHours.length === 0 || !weeklyHours.every((limit) => limit === 'WITHIN_8H')) return []
  const rarely = '、1回で週8時間を超えることがほとんどです。見つからないことがあります。'
  if (shiftLengths.length > 0 && shiftLengths.every((length) => LONG.includes(length)))
    return [note('weeklyHours', `12時間を超える勤務は${rarely}`)]
  if (patterns.length > 0 && patterns.every(isNightShift))
    return [note('weeklyHours', `${patternNames(patterns)} は${rarely}`)]
  return []
}

export function ofDaytime(criteria: Criteria): Contradiction[] {
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
            `当直の診療科だけが選ばれていますが、勤務帯は ${patternNames(patterns)} です。見つからないことがあります。`,
          ),
        ]
      : []),
    ...(conditions.includes('NIGHT_DUTY_PERMIT')
      ? [
          note(
            'conditions',
            `宿日直許可は夜の勤務のものですが、勤務帯は ${patternNames(patterns)} です。見つからないことがあります。`,
          ),
        ]
      : []),
  ]
}
