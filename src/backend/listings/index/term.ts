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

export const termOf = (name: Dimension, value: string): Term => LETTER[name] + value

export const ADJUSTABLE_START: Term = '+start'
export const ADJUSTABLE_END: Term = '+end'
/** The shift lasts into the next day, and into the one after that. */
export const INTO_NEXT_DAY: Term = '+1'
export const INTO_SECOND_DAY: Term = '+2'

/** A letter alone is what is written of an empty list. */
export const termsIn = (text: string): Term[] => text.split(' ').filter((term) => term.length > 1)
