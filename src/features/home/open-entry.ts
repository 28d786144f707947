import type { SpotCriteria } from '../../domain/search/spot-search.ts'

/** A search that leads to results, and to how many. */
export type OpenEntry = { label: string; criteria: SpotCriteria; count: number }

export type OpenEntries = {
  /** Open spot listings in all. */
  total: number
  regularTotal: number
  kinds: OpenEntry[]
  places: OpenEntry[]
}
