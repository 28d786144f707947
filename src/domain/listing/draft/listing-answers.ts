import * as v from 'valibot'
import { wellFormed } from '../../text/well-formed.ts'

/** A draft's values as typed, valid or not, by field; a field of one value is a list of one. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** Bounds of stored drafts, above any honest answer. */
const LENGTH_LIMIT = 4_000
const CHOICES_LIMIT = 100
const FIELDS_LIMIT = 120

/** Line ends as one character, and without what PostgreSQL cannot store. */
const storable = (text: string) =>
  wellFormed(text)
    .replaceAll('\r\n', '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

export const answersSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LENGTH_LIMIT), v.transform(storable))),
      v.maxLength(CHOICES_LIMIT),
    ),
  ),
  v.check((answers) => Object.keys(answers).length <= FIELDS_LIMIT),
)

export const answerOf = (answers: Answers, field: string): string => answers[field]?.[0] ?? ''

/** Whether both hold the same values; a missing field equals an empty one. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const filled = (answers: Answers) =>
    JSON.stringify(
      Object.entries(answers)
        .map(([field, values]) => [field, values.filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  return filled(one) === filled(other)
}
