import { SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { wordOf } from '../../domain/text/known-word.ts'
import { CRITERIA, type CountedName, type CriterionName } from '../../domain/search/search-criteria.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { ListingWhere } from './index/listing-search.ts'

export const SHIFT_PATTERNS = Object.keys(SHIFT_PATTERN).filter(wordOf(SHIFT_PATTERN))

export const PREFECTURES = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

/** All values of a criterion with facet counts. */
export const dimensionWordsOf = (name: CountedName): string[] => Object.keys(CRITERIA[name].words)

/** The requested values of a criterion; empty when it is not set. */
export const wantedOf = (where: ListingWhere, name: CriterionName): string[] =>
  [where[name] ?? []]
    .flat()
    .filter((value) => value && value !== 'UNSPECIFIED')
    .map(String)
