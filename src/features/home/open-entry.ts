import type { SpotCriteria } from '../../domain/search/spot-search.ts'

/** A common search and the number of its listings. */
export type OpenEntry = { label: string; criteria: SpotCriteria; count: number }

export type OpenEntries = {
  /** Number of open spot listings. */
  total: number
  regularTotal: number
  kinds: OpenEntry[]
  places: OpenEntry[]
}
