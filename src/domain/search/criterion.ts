import type * as v from 'valibot'
import { flag, listOf } from './criterion-readers.ts'
import { wordOf } from '../text/known-word.ts'

/** Texts of a criterion; the row also contains its reader. */
export type CriterionRow = {
  /** Its name: heading of its checkboxes, and label of its removal. */
  name: string
  /** Text of a value's chip. */
  chip: (value: string) => string
  /** The values in the one-line summary, where it differs from the joined chips. */
  line?: (values: readonly string[]) => string | string[]
  /**
   * Labels of all values, as checkboxes with facet counts. Absent for criteria without a fixed set of values.
   */
  words?: Readonly<Record<string, string>>
}

type Words = Readonly<Record<string, string>>

/** A row of the table of criteria: the valibot schema that reads the URL, with its texts. */
export const criterion = <Reader extends v.GenericSchema, Row extends CriterionRow>(
  reader: Reader,
  row: Row,
): Reader & Row => ({ ...reader, ...row })

export const wordFrom = (words: Words) => (value: string) => words[value] ?? value

/** A criterion with checkboxes for alternatives. Constants may have the `prefix` of their enumeration. */
export const choices = <Set extends Words>(
  name: string,
  words: Set,
  { prefix, ...said }: { prefix?: string } & Partial<Pick<CriterionRow, 'chip' | 'line'>> = {},
) => criterion(listOf(wordOf(words), prefix), { name, words, chip: wordFrom(words), ...said })

/** A yes/no criterion with one checkbox; absent when unchecked. */
export const yes = (name: string, chip: string, box: string) =>
  criterion(flag, { name, words: { true: box }, chip: () => chip })
