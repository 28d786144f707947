import { unlawfulWords } from '../unlawful-words.ts'
import type { Problems } from '../../text/form-rule.ts'
import type { FieldLooks, ListingPart } from './field-look.ts'
import { answerOf, type Answers } from './listing-answers.ts'

/** What keeps a draft from being published. */
export type Finding = {
  field: string
  part: ListingPart
  label: string
  message: string
  /** The rule that asks for it; null for a typing error. */
  basis: string | null
}

export type Fault = { field: string; message: string; basis?: string }

/** The findings in the order of the editor's fields. */
export function findingsOf(looks: FieldLooks, faults: readonly Fault[]): Finding[] {
  return Object.entries(looks).flatMap(([field, { part, label, basis: own }]) =>
    faults
      .filter((fault) => fault.field === field)
      .map(({ message, basis }) => ({ field, part, label, message, basis: basis ?? own ?? null })),
  )
}

export const faultsOf = (problems: Problems): Fault[] =>
  Object.entries(problems).map(([field, message]) => ({ field, message }))

/** Unlawful words in the texts of a draft. */
export const wordFaults = (looks: FieldLooks, answers: Answers): Fault[] =>
  Object.entries(looks)
    .filter(([, { control }]) => control === 'text' || control === 'lines')
    .flatMap(([field]) =>
      unlawfulWords(answerOf(answers, field)).map(({ say, basis }) => ({ field, message: say, basis })),
    )
