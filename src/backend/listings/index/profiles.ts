import { SHIFT_PATTERNS, WEEKDAYS } from '../search-dimension.ts'
import type { BitTable } from './bit-table.ts'
import { termOf, termsIn, type Term } from './term.ts'

export const GRID = WEEKDAYS.length * SHIFT_PATTERNS.length

/** The places in the grid of weekday × shift pattern that the terms fill. */
function gridPlaces(terms: readonly Term[]): number[] {
  const patterns = SHIFT_PATTERNS.flatMap((name, at) =>
    terms.includes(termOf('shiftPatterns', name)) ? [at] : [],
  )
  return WEEKDAYS.flatMap((name, at) =>
    terms.includes(termOf('weekdays', name))
      ? patterns.map((pattern) => at * SHIFT_PATTERNS.length + pattern)
      : [],
  )
}

export type Profile = { rows: readonly number[]; grid: readonly number[] }

/**
 * Listings are much alike: what one says of itself, a few words at a time, thousands say as well. Each such group of
 * words is read once and has a number; a listing holds the number, and counting words is counting numbers first.
 */
export class Profiles {
  readonly profiles: Profile[] = []
  /** How many listings have each. */
  counts = new Int32Array(256)
  /** The column of the table that holds their numbers. */
  readonly column: number
  readonly #table: BitTable
  readonly #numbers = new Map<string, number>()
  readonly #rowOf: (term: Term) => number

  constructor(table: BitTable, rowOf: (term: Term) => number) {
    this.#table = table
    this.column = table.newColumn()
    this.#rowOf = rowOf
  }

  /** Gives slots the groups of words that are theirs. */
  put(slots: Int32Array, texts: readonly string[]): void {
    slots.forEach((slot, at) => {
      const number = this.#numberOf(texts[at] ?? '')
      this.counts[number] = (this.counts[number] ?? 0) + 1
      this.#table.setNumber(this.column, slot, number)
      for (const row of this.profiles[number]?.rows ?? []) this.#table.set(row, slot)
    })
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.profiles.length
    const terms = termsIn(text)
    this.profiles.push({ rows: terms.map(this.#rowOf), grid: gridPlaces(terms) })
    this.#numbers.set(text, number)
    if (number === this.counts.length) this.counts = longer(this.counts, number * 2)
    return number
  }

  remove(slot: number): Profile {
    const number = this.#table.numberAt(this.column, slot)
    this.counts[number] = (this.counts[number] ?? 0) - 1
    return this.at(slot)
  }

  at(slot: number): Profile {
    const profile = this.profiles[this.#table.numberAt(this.column, slot)]
    if (!profile) throw new Error(`slot ${slot} has no profile`)
    return profile
  }
}

export function longer(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const made = new Int32Array(length)
  made.set(array)
  return made
}
