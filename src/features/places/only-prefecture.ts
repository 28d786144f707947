import { prefecturesAsked } from '../../domain/city.ts'
import type { Criteria } from '../../domain/criteria-chips.ts'
import type { Prefecture } from '../../domain/prefecture.ts'

/** The prefecture a search is limited to, if it is one alone: then its cities are shown. */
export function onlyPrefecture(criteria: Criteria): Prefecture | undefined {
  const [first, ...others] = prefecturesAsked(criteria)
  return others.length === 0 ? first : undefined
}
