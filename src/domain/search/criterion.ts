import type * as v from 'valibot'
import { flag, listOf, wordOf } from './criterion-readers.ts'

/** What is said of a criterion wherever searches are shown; its reader stands beside it in the same row. */
export type CriterionRow = {
  /** What it is called: above its boxes, and where it is let go. */
  name: string
  /** One value as a chip. */
  chip: (value: string) => string
  /** The values in one line, where that is more than the chips in a row. */
  line?: (values: readonly string[]) => string | string[]
  /** Every value there is, as its box says it: each has a count beside it (facet). None where values are not listed. */
  words?: Readonly<Record<string, string>>
}

type Words = Readonly<Record<string, string>>

/** A row of the criteria: the reader of the address, which is its schema, and what is said of it. */
export const criterion = <Reader extends v.GenericSchema, Row extends CriterionRow>(
  reader: Reader,
  row: Row,
): Reader & Row => ({ ...reader, ...row })

export const wordIn = (words: Words) => (value: string) => words[value] ?? value

/** Some of a set of words: alternatives, each with a box. A constant may carry the `prefix` of its enumeration. */
export const choices = <Set extends Words>(
  name: string,
  words: Set,
  { prefix, ...said }: { prefix?: string } & Partial<Pick<CriterionRow, 'chip' | 'line'>> = {},
) => criterion(listOf(wordOf(words), prefix), { name, words, chip: wordIn(words), ...said })

/** Holds or is not asked for: one box. */
export const yes = (name: string, chip: string, box: string) =>
  criterion(flag, { name, words: { true: box }, chip: () => chip })
