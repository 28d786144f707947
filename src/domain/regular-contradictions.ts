import type { RegularCriteria } from './regular-search.ts'
import { contradictions, type Contradiction } from './search-contradictions.ts'

/**
 * What a regular search asks for at once and probably did not mean to. A listing has several weekdays, so days and weekdays
 * exclude nothing; that patterns are alternatives the grid shows by itself.
 */
export function regularContradictions(criteria: RegularCriteria, today: string): Contradiction[] {
  const { weekdays: _weekdays, startBy, ...rest } = criteria
  const isPast = startBy !== undefined && startBy < today
  return [
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
