import * as v from 'valibot'
import { REGULAR_SORT_ORDER, type RegularSortOrder } from '../listing/listing-words.ts'
import { cursorEntry, oneOf, viewEntry } from './criterion-readers.ts'
import { wordOf } from '../text/known-word.ts'
import { CRITERIA_OF, WITH_NG } from './search-criteria.ts'

const regularCriteriaSchema = v.object(CRITERIA_OF.regular)

export type RegularCriteria = v.InferOutput<typeof regularCriteriaSchema>

/** The search params of the regular search; defaults are absent, invalid values are dropped. */
export const regularSearchSchema = v.object({
  ...CRITERIA_OF.regular,
  ...WITH_NG,
  sort: oneOf<Exclude<RegularSortOrder, 'UNSPECIFIED'>>(wordOf(REGULAR_SORT_ORDER, 'UNSPECIFIED')),
  view: viewEntry,
  after: cursorEntry,
})

export type RegularSearch = v.InferOutput<typeof regularSearchSchema>
