import { prefecturesAsked } from '../../../domain/text/city.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'

/** The prefecture of a search that names exactly one; its cities are shown. */
export function onlyPrefecture(criteria: Criteria): Prefecture | undefined {
  const [first, ...others] = prefecturesAsked(criteria)
  return others.length === 0 ? first : undefined
}
