import type { Span } from '../../../domain/ng/ng-times.ts'
import type { BitTable, Run } from './bits/bit-table.ts'

const FIRST_SLOTS = 16_384
const SLOTS_A_BYTE = 8

function longer(array: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const made = new Float64Array(length)
  made.set(array)
  return made
}

/** Start and end of each slot's shift, in epoch milliseconds. */
export class ShiftTimes {
  #start = new Float64Array(FIRST_SLOTS)
  #end = new Float64Array(FIRST_SLOTS)

  get bytes(): number {
    return this.#start.byteLength + this.#end.byteLength
  }

  widen(slots: number): void {
    if (slots <= this.#start.length) return
    this.#start = longer(this.#start, Math.ceil(slots * 1.5))
    this.#end = longer(this.#end, Math.ceil(slots * 1.5))
  }

  put(slots: Int32Array, starts: readonly number[], ends: readonly number[]): void {
    slots.forEach((slot, at) => {
      this.#start[slot] = starts[at] ?? 0
      this.#end[slot] = ends[at] ?? 0
    })
  }

  /** Adds the slots of a run whose shift overlaps the span to a set; free slots may be among them. */
  addOverlapping(table: BitTable, set: number, { start: from, length }: Run, { start, end }: Span): void {
    const last = (from + length) * SLOTS_A_BYTE
    for (let slot = from * SLOTS_A_BYTE; slot < last; slot += 1)
      if ((this.#start[slot] ?? 0) < end && (this.#end[slot] ?? 0) > start) table.set(set, slot)
  }
}
