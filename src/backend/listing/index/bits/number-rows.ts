import type { BitTable, Run } from './bit-table.ts'

/** Numbers of up to 52 bits, with an offset that makes negative ones positive, as two halves of 26 bits. */
const BITS = 52
const HALF_BITS = BITS / 2
const OFFSET = 2 ** (BITS - 1)
const HALF = 2 ** HALF_BITS

/** Up to this size, comparing slots one by one is cheaper than another pass over the rows. */
export const FEW = 64

/** Adds the group's slots to a set; returns how many. */
type Group = (kept: number) => number
export type Approach = { equal: number; hasEqual: boolean; beyond: readonly Group[] }

const bitOf = (value: number, bit: number): number =>
  (bit < HALF_BITS ? (value % HALF) >>> bit : Math.floor(value / HALF) >>> (bit - HALF_BITS)) & 1

/**
 * Bit-sliced integers, one per slot: row n holds the slots whose number has bit n. Comparing all numbers with
 * one, or finding the greatest, walks the rows from the highest bit down, whatever the order of the slots.
 */
export class NumberRows {
  readonly #table: BitTable
  /** Row numbers by bit; 0 (the empty row) for a bit that no number has. */
  readonly #rows = new Int32Array(BITS)
  readonly #ones = new Int32Array(BITS)
  #size = 0

  constructor(table: BitTable) {
    this.#table = table
  }

  /** Stores the numbers of up to `BATCH` new slots. */
  put(slots: Int32Array, numbers: readonly number[]): void {
    this.#table.spread(slots, numbers, OFFSET, this.#rows, this.#ones)
    this.#size += slots.length
  }

  /** The slot must have a number. */
  remove(slot: number): void {
    for (let bit = 0; bit < BITS; bit += 1) {
      const row = this.#rows[bit] ?? 0
      if (row === 0 || !this.#table.has(row, slot)) continue
      this.#table.clear(row, slot)
      this.#ones[bit] = (this.#ones[bit] ?? 0) - 1
    }
    this.#size -= 1
  }

  at(slot: number): number {
    let value = 0
    for (let bit = BITS - 1; bit >= 0; bit -= 1) {
      const row = this.#rows[bit] ?? 0
      value = value * 2 + (row !== 0 && this.#table.has(row, slot) ? 1 : 0)
    }
    return value - OFFSET
  }

  /** The slots of a set with at least `least`, as a new set; consumes the given one. */
  atLeast(set: number, least: number): number {
    const table = this.#table
    const kept = table.scratch()
    this.sift(kept, set, least, 'above')
    table.or(kept, kept, set)
    return kept
  }

  /** The slots of a set with at most `most`, as a new set; consumes the given one. */
  atMost(set: number, most: number): number {
    const table = this.#table
    const kept = table.scratch()
    this.sift(kept, set, most, 'below')
    table.or(kept, kept, set)
    return kept
  }

  /**
   * Moves the slots of `set` above (or below) `limit` to `kept`; `set` keeps those equal to it. Returns how
   * many were moved.
   */
  sift(kept: number, set: number, limit: number, side: 'above' | 'below'): number {
    const table = this.#table
    const value = Math.min(Math.max(limit + OFFSET, 0), 2 * OFFSET - 1)
    let equal = Number.POSITIVE_INFINITY
    let run = table.boundsOf(set)
    for (let bit = BITS - 1; bit >= 0; bit -= 1) {
      if (equal <= FEW) return this.#siftFew(kept, set, limit, side)
      const row = this.#rows[bit] ?? 0
      const wanted = bitOf(value, bit)
      // Nobody differs here.
      if (this.#ones[bit] === (wanted === 1 ? this.#size : 0)) continue
      const before = equal
      if (side === 'above')
        equal = wanted === 1 ? table.and(set, set, row, run) : table.takeWith(kept, set, row, run)
      else equal = wanted === 1 ? table.takeWithout(kept, set, row, run) : table.andNot(set, set, row, run)
      // Those of one time lie together, those of one day at least.
      if (equal < before / 2) run = table.boundsOf(set)
    }
    return equal
  }

  /**
   * Partitions a set by distance to `limit`: the equal slots, and groups beyond them, the nearest group last.
   * Groups are made lazily: the first page behind a cursor needs the nearest ones only.
   */
  approach(set: number, limit: number, side: 'above' | 'below'): Approach {
    const table = this.#table
    const value = Math.min(Math.max(limit + OFFSET, 0), 2 * OFFSET - 1)
    const beyond: Group[] = []
    let [equal, count, run] = [set, Number.POSITIVE_INFINITY, table.boundsOf(set)]
    for (let bit = BITS - 1; bit >= 0 && count > FEW; bit -= 1) {
      const row = this.#rows[bit] ?? 0
      const wanted = bitOf(value, bit)
      // Nobody differs here.
      if (this.#ones[bit] === (wanted === 1 ? this.#size : 0)) continue
      const [from, within, before] = [equal, run, count]
      const take = (out: number, hasBit: boolean) =>
        hasBit ? table.and(out, from, row, within) : table.andNot(out, from, row, within)
      equal = table.scratch()
      count = take(equal, wanted === 1)
      if ((wanted === 0) === (side === 'above'))
        beyond.push((kept) => {
          const group = table.scratch()
          const size = take(group, wanted === 0)
          table.or(kept, kept, group, within)
          return size
        })
      // Those of one time lie together, those of one day at least.
      if (count < before / 2) run = table.boundsOf(equal)
    }
    if (count > 0 && count <= FEW) {
      const few = table.scratch()
      count = this.#siftFew(few, equal, limit, side)
      beyond.push((kept) => {
        table.or(kept, kept, few)
        return table.count(few)
      })
    }
    return { equal, hasEqual: count > 0, beyond }
  }

  /**
   * Narrows a set to its first slots by this number: moves slots that are surely among the first `wanted` to
   * `sure`; `set` keeps those that are equal so far. Stops when few are left; returns how many.
   */
  narrow(sure: number, set: number, wanted: number, order: 'rising' | 'falling', among: number): number {
    const table = this.#table
    const trial = table.scratch()
    let [missing, left] = [wanted, among]
    for (let bit = BITS - 1; bit >= 0 && left > Math.max(FEW, missing); bit -= 1) {
      const row = this.#rows[bit] ?? 0
      const ones = this.#ones[bit] ?? 0
      if (ones === 0 || ones === this.#size) continue
      const first = order === 'falling' ? table.and(trial, set, row) : table.andNot(trial, set, row)
      if (first >= missing) {
        table.copy(set, trial)
        left = first
      } else {
        table.or(sure, sure, trial)
        missing -= first
        left = order === 'falling' ? table.andNot(set, set, row) : table.and(set, set, row)
      }
    }
    return left
  }

  /**
   * The greatest number of a set within its runs; null when it is empty. `left` and `trial` are scratch rows.
   */
  greatest(set: number, runs: readonly Run[], [left, trial]: readonly [number, number]): number | null {
    const table = this.#table
    let count = 0
    for (const run of runs) count += table.and(left, set, set, run)
    if (count === 0) return null
    let [kept, spare] = [left, trial]
    let value = 0
    for (let bit = BITS - 1; bit >= 0; bit -= 1) {
      const row = this.#rows[bit] ?? 0
      const ones = this.#ones[bit] ?? 0
      let has = 0
      if (ones === this.#size) has = 1
      else if (ones > 0) {
        for (const run of runs) has += table.and(spare, kept, row, run)
        if (has > 0) [kept, spare] = [spare, kept]
      }
      value = value * 2 + (has > 0 ? 1 : 0)
    }
    return value - OFFSET
  }

  /** The lower median of a set of that size; consumes the set. */
  middle(set: number, count: number): number {
    const table = this.#table
    const low = table.scratch()
    let [place, value] = [Math.ceil(count / 2), 0]
    for (let bit = BITS - 1; bit >= 0; bit -= 1) {
      const row = this.#rows[bit] ?? 0
      const ones = this.#ones[bit] ?? 0
      value *= 2
      if (ones === 0) continue
      const lows = ones === this.#size ? 0 : table.andNot(low, set, row)
      if (place <= lows) {
        table.copy(set, low)
        continue
      }
      place -= lows
      value += 1
      if (lows > 0) table.and(set, set, row)
    }
    return value - OFFSET
  }

  #siftFew(kept: number, set: number, limit: number, side: 'above' | 'below'): number {
    let equal = 0
    for (const slot of this.#table.slotsOf(set)) {
      const number = this.at(slot)
      if (number === limit) equal += 1
      else {
        this.#table.clear(set, slot)
        if (number > limit === (side === 'above')) this.#table.set(kept, slot)
      }
    }
    return equal
  }
}
