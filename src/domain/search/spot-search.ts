import * as v from 'valibot'
import { SPOT_SORT_ORDER, type SpotSortOrder } from '../listing/listing-words.ts'
import { cursorEntry, oneOf, viewEntry, wordOf } from './criterion-readers.ts'
import { CRITERIA_OF } from './search-criteria.ts'

const spotCriteriaSchema = v.object(CRITERIA_OF.spot)

export type SpotCriteria = v.InferOutput<typeof spotCriteriaSchema>

export type SearchTab = 'spot' | 'regular'

/**
 * The search params of the spot search. A default (おすすめ順, the spot tab, the first page) is absent, so that the same
 * search has one address; a value that is not understood falls back instead of failing.
 */
export const spotSearchSchema = v.object({
  ...CRITERIA_OF.spot,
  sort: oneOf<Exclude<SpotSortOrder, 'UNSPECIFIED'>>(wordOf(SPOT_SORT_ORDER, 'UNSPECIFIED')),
  tab: oneOf<Exclude<SearchTab, 'spot'>>(wordOf({ regular: true })),
  view: viewEntry,
  after: cursorEntry,
})

export type SpotSearch = v.InferOutput<typeof spotSearchSchema>
