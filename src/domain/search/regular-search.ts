import * as v from 'valibot'
import {
  INTERVIEW,
  REGULAR_FREQUENCY,
  REGULAR_SORT_ORDER,
  type Interview,
  type RegularFrequency,
  type RegularSortOrder,
} from '../listing/listing-words.ts'
import {
  beyondSavedEntries,
  cursorEntry,
  isDay,
  listOf,
  oneOf,
  savedCriteriaEntries,
  viewEntry,
  wordOf,
} from './search-criteria.ts'
import { CONTRACT_TERM, WEEKLY_HOURS, type ContractTerm, type WeeklyHours } from './search-spans.ts'

/** What a regular search may ask for: the twelve saved criteria and what stands in the address only. */
export const regularCriteriaEntries = {
  ...savedCriteriaEntries,
  ...beyondSavedEntries,
  frequencies: listOf<RegularFrequency>(wordOf(REGULAR_FREQUENCY)),
  /** Engagements that begin on this day or before. */
  startBy: oneOf(isDay),
  contractTerms: listOf<ContractTerm>(wordOf(CONTRACT_TERM)),
  interviews: listOf<Interview>(wordOf(INTERVIEW)),
  weeklyHours: listOf<WeeklyHours>(wordOf(WEEKLY_HOURS)),
}

const regularCriteriaSchema = v.object(regularCriteriaEntries)

export type RegularCriteria = v.InferOutput<typeof regularCriteriaSchema>

/** The search params of the regular search; defaults are absent and what is not understood falls back. */
export const regularSearchSchema = v.object({
  ...regularCriteriaEntries,
  sort: oneOf<Exclude<RegularSortOrder, 'UNSPECIFIED'>>(wordOf(REGULAR_SORT_ORDER, 'UNSPECIFIED')),
  view: viewEntry,
  after: cursorEntry,
})

export type RegularSearch = v.InferOutput<typeof regularSearchSchema>
