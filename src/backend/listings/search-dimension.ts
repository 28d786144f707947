import { SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { wordOf } from '../../domain/search/criterion-readers.ts'
import { CRITERIA, type CountedName, type CriterionName } from '../../domain/search/search-criteria.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { ListingWhere } from './index/listing-search.ts'

export const SHIFT_PATTERNS = Object.keys(SHIFT_PATTERN).filter(wordOf(SHIFT_PATTERN))

export const PREFECTURES = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

/** Every word a counted criterion has. */
export const wordsOf = (name: CountedName): string[] => Object.keys(CRITERIA[name].words)

/** What a question names of a criterion; none when it sets no condition. */
export const wantedOf = (where: ListingWhere, name: CriterionName): string[] =>
  [where[name] ?? []]
    .flat()
    .filter((value) => value && value !== 'UNSPECIFIED')
    .map(String)
