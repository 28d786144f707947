import { overlapsSpan, type Span } from '../../../domain/ng/ng-times.ts'
import type { BitTable, Run } from './bits/bit-table.ts'

const FIRST_SLOTS = 16_384
const SLOTS_A_BYTE = 8
/** Rows kept: as many doctors with blocked times search again without another walk over the shifts. */
const KEPT = 32

function longer(array: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const made = new Float64Array(length)
  made.set(array)
  return made
}

type Kept = { key: string; spans: readonly Span[]; row: number }

/**
 * Start and end of each slot's shift, in epoch milliseconds, and for the doctors who searched last a row of the slots
 * at their blocked times. A shift that is written is compared with the kept rows, so that they stay true.
 */
export class BlockedTimes {
  readonly #table: BitTable
  #start = new Float64Array(FIRST_SLOTS)
  #end = new Float64Array(FIRST_SLOTS)
  /** Last used last. */
  #kept: Kept[] = []

  constructor(table: BitTable) {
    this.#table = table
  }

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
      const shift = { start: starts[at] ?? 0, end: ends[at] ?? 0 }
      this.#start[slot] = shift.start
      this.#end[slot] = shift.end
      for (const { spans, row } of this.#kept)
        if (overlapsSpan(spans, shift)) this.#table.set(row, slot)
        else this.#table.clear(row, slot)
    })
  }

  /** The row of sorted spans; `fill` makes it when it is not kept. Slots that are free may be in it. */
  rowOf(spans: readonly Span[], fill: (row: number) => void): number {
    const key = spans.map(({ start, end }) => `${start} ${end}`).join()
    const known = this.#kept.find((one) => one.key === key)
    if (known) {
      this.#kept = [...this.#kept.filter((one) => one !== known), known]
      return known.row
    }
    const oldest = this.#kept.length < KEPT ? undefined : this.#kept.shift()
    const row = oldest?.row ?? this.#table.newRow()
    this.#table.andNot(row, row, row)
    fill(row)
    this.#kept.push({ key, spans, row })
    return row
  }

  /** Adds the slots of a run whose shift overlaps the span to a row. */
  addOverlapping(row: number, { start: from, length }: Run, { start, end }: Span): void {
    const last = (from + length) * SLOTS_A_BYTE
    for (let slot = from * SLOTS_A_BYTE; slot < last; slot += 1)
      if ((this.#start[slot] ?? 0) < end && (this.#end[slot] ?? 0) > start) this.#table.set(row, slot)
  }
}
