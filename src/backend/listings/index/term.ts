import { CRITERION_NAMES, type CriterionName } from '../../../domain/search/search-criteria.ts'

/** A word that a listing has: a mark for the criterion and the word. The database writes them (`listing-columns.sql.ts`). */
export type Term = string

/** One letter or digit, as long as there are no more than 36 criteria; no word begins with a digit. */
export const termOf = (name: CriterionName, value: string): Term =>
  CRITERION_NAMES.indexOf(name).toString(36) + value

/** The shift lasts into the next day, and into the one after that. */
export const INTO_NEXT_DAY: Term = '+1'
export const INTO_SECOND_DAY: Term = '+2'

/** A mark alone is what is written of an empty list. */
export const termsIn = (text: string): Term[] => text.split(' ').filter((term) => term.length > 1)
