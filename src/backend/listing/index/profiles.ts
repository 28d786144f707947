import { GRID_WEEKDAYS } from '../../../domain/search/weekday-grid.ts'
import { SHIFT_PATTERNS } from '../search-dimension.ts'
import { termOf, termsIn, type Term } from './term.ts'

export const GRID = GRID_WEEKDAYS.length * SHIFT_PATTERNS.length

/** The cells in the grid of weekday × shift pattern that the terms cover. */
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

export type RowProfile = { rows: readonly number[]; grid: readonly number[] }

/**
 * Dictionary encoding of terms: thousands of listings share the same combination of a group's terms. Each
 * combination is parsed once and numbered; a listing stores the number, so that counting terms is counting
 * numbers first.
 */
export class Profiles {
  readonly profiles: RowProfile[] = []
  /** Number of listings per profile. */
  counts = new Int32Array(256)
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  /** Numbers of profiles without listings, for reuse. */
  readonly #free: number[] = []
  readonly #rowOf: (term: Term) => number

  constructor(rowOf: (term: Term) => number) {
    this.#rowOf = rowOf
  }

  /** The profile number of a listing's terms; increments its count. */
  enter(text: string): number {
    const number = this.#numbers.get(text) ?? this.#add(text)
    this.counts[number] = (this.counts[number] ?? 0) + 1
    return number
  }

  /** Decrements a profile's count; a number without listings is reused. */
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
