import type { Dimension } from '../search-dimension.ts'

/** A word that a listing has: a letter for the dimension and the word. The database writes them (`listing-columns.sql.ts`). */
export type Term = string

const LETTER: Record<Dimension, string> = {
  prefectures: 'p',
  shiftPatterns: 's',
  weekdays: 'w',
  facilityCategories: 'f',
  clinicalDepartments: 'd',
  jobDescriptionTypesForSearch: 'j',
  incentiveTypes: 'i',
  conditions: 'c',
  shiftLengths: 'l',
  frequencies: 'q',
  contractTerms: 't',
  interviews: 'v',
  weeklyHours: 'h',
}

/**
 * In which group of terms each is: where a listing is, and for how long; when and how; what is done. A group is as large
 * as its words are free of one another. (Conditions stand in several: they are counted over all groups.)
 */
export const GROUP_OF: Record<Dimension, number> = {
  prefectures: 0,
  facilityCategories: 0,
  contractTerms: 0,
  shiftPatterns: 1,
  weekdays: 1,
  conditions: 1,
  shiftLengths: 1,
  clinicalDepartments: 2,
  jobDescriptionTypesForSearch: 2,
  incentiveTypes: 2,
  frequencies: 2,
  interviews: 2,
  weeklyHours: 2,
}

export const GROUPS = 3

export const termOf = (name: Dimension, value: string): Term => LETTER[name] + value

export const ADJUSTABLE_START: Term = '+start'
export const ADJUSTABLE_END: Term = '+end'
/** The shift lasts into the next day, and into the one after that. */
export const INTO_NEXT_DAY: Term = '+1'
export const INTO_SECOND_DAY: Term = '+2'

/** A letter alone is what is written of an empty list. */
export const termsIn = (text: string): Term[] => text.split(' ').filter((term) => term.length > 1)
