import * as v from 'valibot'
import {
  REGULAR_FREQUENCY,
  REGULAR_SORT_ORDER,
  type RegularFrequency,
  type RegularSortOrder,
} from './listing-words.ts'
import {
  conditionsEntry,
  cursorEntry,
  isDay,
  listOf,
  oneOf,
  savedCriteriaEntries,
  wordOf,
} from './search-criteria.ts'

/** What a regular search may ask for: the twelve saved criteria and what stands in the address only. */
export const regularCriteriaEntries = {
  ...savedCriteriaEntries,
  conditions: conditionsEntry,
  frequencies: listOf<RegularFrequency>(wordOf(REGULAR_FREQUENCY)),
  /** Engagements that begin on this day or before. */
  startBy: oneOf(isDay),
}

const regularCriteriaSchema = v.object(regularCriteriaEntries)

export type RegularCriteria = v.InferOutput<typeof regularCriteriaSchema>

/** The search params of the regular search; defaults are absent and what is not understood falls back. */
export const regularSearchSchema = v.object({
  ...regularCriteriaEntries,
  sort: oneOf<Exclude<RegularSortOrder, 'UNSPECIFIED'>>(wordOf(REGULAR_SORT_ORDER, 'UNSPECIFIED')),
  after: cursorEntry,
})

export type RegularSearch = v.InferOutput<typeof regularSearchSchema>
