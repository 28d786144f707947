import type { NgCondition } from '../../../domain/ng/ng-words.ts'
import { CRITERION_NAMES, type CriterionName } from '../../../domain/search/search-criteria.ts'

/** A term: a prefix for the criterion, and the value. Produced by the database (`listing-columns.sql.ts`). */
export type Term = string

/** The prefix is one character, for up to 36 criteria; no value starts with a digit. */
export const termOf = (name: CriterionName, value: string): Term =>
  CRITERION_NAMES.indexOf(name).toString(36) + value

/** The shift lasts into the next day, and into the one after that. */
export const INTO_NEXT_DAY: Term = '+1'
export const INTO_SECOND_DAY: Term = '+2'

/** What NG settings may name of a listing, beside the hospital and the time. */
export const ngTermOf = (condition: NgCondition): Term =>
  condition === 'AMBULANCE' ? termOf('jobDescriptionTypesForSearch', condition) : `!${condition}`

/** Requirements, beside the terms of criteria: anything, any specialty, to have worked at the hospital, years. */
export const [ASKS, ASKS_SPECIALTY, ASKS_WORKED_HERE, YEARS] = ['?any', '?s', '?here', '?y'] as const
export const specialtyTerm = (name: string): Term => `?s:${name}`
export const skillTerm = (name: string): Term => `?k:${name}`

/** Splits a text of terms; drops bare prefixes, which stand for empty lists. */
export const termsIn = (text: string): Term[] => text.split(' ').filter((term) => term.length > 1)
