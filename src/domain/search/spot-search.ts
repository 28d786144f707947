import * as v from 'valibot'
import { SPOT_SORT_ORDER, type SpotSortOrder } from '../listing/listing-words.ts'
import {
  beyondSavedEntries,
  cursorEntry,
  oneOf,
  savedCriteriaEntries,
  viewEntry,
  wordOf,
} from './search-criteria.ts'
import { SEASON, type Season } from './season.ts'

/** What a spot search may ask for: the twelve saved criteria and what stands in the address only. */
export const spotCriteriaEntries = {
  ...savedCriteriaEntries,
  ...beyondSavedEntries,
  season: oneOf<Season>(wordOf(SEASON)),
}

const spotCriteriaSchema = v.object(spotCriteriaEntries)

export type SpotCriteria = v.InferOutput<typeof spotCriteriaSchema>

export type SearchTab = 'spot' | 'regular'

/**
 * The search params of the spot search. A default (おすすめ順, the spot tab, the first page) is absent, so that the same
 * search has one address; a value that is not understood falls back instead of failing.
 */
export const spotSearchSchema = v.object({
  ...spotCriteriaEntries,
  sort: oneOf<Exclude<SpotSortOrder, 'UNSPECIFIED'>>(wordOf(SPOT_SORT_ORDER, 'UNSPECIFIED')),
  tab: oneOf<Exclude<SearchTab, 'spot'>>(wordOf({ regular: true })),
  view: viewEntry,
  after: cursorEntry,
})

export type SpotSearch = v.InferOutput<typeof spotSearchSchema>
