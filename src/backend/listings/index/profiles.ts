import { GRID_WEEKDAYS } from '../../../domain/search/weekday-grid.ts'
import { SHIFT_PATTERNS } from '../search-dimension.ts'
import { termOf, termsIn, type Term } from './term.ts'

export const GRID = GRID_WEEKDAYS.length * SHIFT_PATTERNS.length

/** The places in the grid of weekday × shift pattern that the terms fill. */
export function gridPlaces(terms: readonly Term[]): number[] {
  const patterns = SHIFT_PATTERNS.flatMap((name, at) =>
    terms.includes(termOf('shiftPatterns', name)) ? [at] : [],
  )
  return GRID_WEEKDAYS.flatMap((name, at) =>
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
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  /** Numbers nobody has any more. */
  readonly #free: number[] = []
  readonly #rowOf: (term: Term) => number

  constructor(rowOf: (term: Term) => number) {
    this.#rowOf = rowOf
  }

  /** The number of a listing's words, which has one listing more now. */
  enter(text: string): number {
    const number = this.#numbers.get(text) ?? this.#add(text)
    this.counts[number] = (this.counts[number] ?? 0) + 1
    return number
  }

  /** A number that nobody has any more serves other words. */
  leave(number: number): void {
    const count = (this.counts[number] ?? 0) - 1
    this.counts[number] = count
    if (count > 0) return
    this.#numbers.delete(this.#texts[number] ?? '')
    this.#free.push(number)
  }

  rowsOf(number: number): readonly number[] {
    return this.profiles[number]?.rows ?? []
  }

  #add(text: string): number {
    const number = this.#free.pop() ?? this.profiles.length
    const terms = termsIn(text)
    this.profiles[number] = { rows: terms.map(this.#rowOf), grid: gridPlaces(terms) }
    this.#texts[number] = text
    this.#numbers.set(text, number)
    if (number >= this.counts.length) this.counts = longer(this.counts, number * 2)
    return number
  }
}

export function longer(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const made = new Int32Array(length)
  made.set(array)
  return made
}
