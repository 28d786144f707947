import type { RegularCriteria } from './regular-search.ts'
import type { ShiftLength } from './search-spans.ts'
import { contradictions, type Contradiction } from './search-contradictions.ts'

const LONG: readonly ShiftLength[] = ['OVER_16H', 'UP_TO_16H']

function ofWeek({ weeklyHours = [], shiftLengths = [] }: RegularCriteria): Contradiction[] {
  const isLong = shiftLengths.length > 0 && shiftLengths.every((length) => LONG.includes(length))
  const isTight = weeklyHours.length > 0 && weeklyHours.every((limit) => limit === 'WITHIN_8H')
  return isLong && isTight
    ? [
        {
          field: 'weeklyHours',
          isImpossible: false,
          text: '12時間を超える勤務は、1回で週8時間を超えることがほとんどです。見つからないことがあります。',
        },
      ]
    : []
}

function ofInterview({ interviews = [], conditions = [] }: RegularCriteria): Contradiction[] {
  const isMet = interviews.length > 0 && !interviews.includes('NONE')
  return isMet && conditions.includes('FREE_APPLICATION')
    ? [
        {
          field: 'interviews',
          isImpossible: false,
          text: '「選考なし」の求人には面談がないことがほとんどです。見つからないことがあります。',
        },
      ]
    : []
}

/**
 * What a regular search asks for at once and probably did not mean to. A listing has several weekdays, so days and weekdays
 * exclude nothing; that patterns are alternatives the grid shows by itself.
 */
export function regularContradictions(criteria: RegularCriteria, today: string): Contradiction[] {
  const { weekdays: _weekdays, startBy, ...rest } = criteria
  const isPast = startBy !== undefined && startBy < today
  return [
    ...ofWeek(rest),
    ...ofInterview(rest),
    ...(isPast
      ? [
          {
            field: 'startBy',
            isImpossible: true,
            text: '選んだ開始時期は過ぎています。このままでは求人は見つかりません。',
          } as const,
        ]
      : []),
    ...contradictions(rest, today),
  ]
}
