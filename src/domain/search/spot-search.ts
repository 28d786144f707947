import * as v from 'valibot'
import { SPOT_SORT_ORDER, type SpotSortOrder } from '../listing/listing-words.ts'
import { cursorEntry, oneOf, viewEntry } from './criterion-readers.ts'
import { wordOf } from '../text/known-word.ts'
import { CRITERIA_OF, WITH_NG } from './search-criteria.ts'

const spotCriteriaSchema = v.object(CRITERIA_OF.spot)

export type SpotCriteria = v.InferOutput<typeof spotCriteriaSchema>

export type SearchTab = 'spot' | 'regular'

/**
 * The search params of the spot search. Defaults (おすすめ順, the spot tab, the first page) are absent, so that
 * equal searches have one URL; invalid values are dropped.
 */
export const spotSearchSchema = v.object({
  ...CRITERIA_OF.spot,
  ...WITH_NG,
  sort: oneOf<Exclude<SpotSortOrder, 'UNSPECIFIED'>>(wordOf(SPOT_SORT_ORDER, 'UNSPECIFIED')),
  tab: oneOf<Exclude<SearchTab, 'spot'>>(wordOf({ regular: true })),
  view: viewEntry,
  after: cursorEntry,
})

export type SpotSearch = v.InferOutput<typeof spotSearchSchema>
