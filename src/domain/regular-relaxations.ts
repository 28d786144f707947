import type { RegularFrequency } from './listing-words.ts'
import type { RegularCriteria } from './regular-search.ts'
import { relaxations, type Relaxation } from './search-relaxations.ts'

/** What a doctor can still agree on when no slot of every week fits. */
const LESS_STRICT: readonly RegularFrequency[] = ['BIWEEKLY', 'FLEXIBLE']

function alsoLessOften(criteria: RegularCriteria): Relaxation<RegularCriteria>[] {
  const { frequencies } = criteria
  if (!frequencies || LESS_STRICT.every((one) => frequencies.includes(one))) return []
  return [
    {
      label: '隔週・日程相談も含める',
      criteria: { ...criteria, frequencies: [...new Set([...frequencies, ...LESS_STRICT])] },
    },
  ]
}

/** Searches that ask for a little less, the smallest steps first; at most as many as one question may count. */
export const regularRelaxations = (
  criteria: RegularCriteria,
  today: string,
): Relaxation<RegularCriteria>[] => [...alsoLessOften(criteria), ...relaxations(criteria, today)]
