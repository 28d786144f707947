const PAGE = 65_536
/** The beginning of the memory is free for what is worked on; the rows come behind it. */
export const DESK = PAGE
const FIRST_BYTES = 2_048
/** The same place of many rows is written to one after the other: they must not share a line of the processor's cache. */
const ASIDE = 80

/** Rows of one length in one memory, each known by its number. They move apart when there are more slots than they hold. */
export class RowMemory {
  readonly memory = new WebAssembly.Memory({ initial: 1 })
  /** All of the memory; made anew when it grows. */
  words = new Uint32Array(this.memory.buffer)
  /** Bytes from one row to the next, and how many of a row are in use. */
  stride = FIRST_BYTES + ASIDE
  used = 0
  rows = 0
  readonly #spans: { row: number; rows: number }[] = []

  /** Empty rows, one behind the other: the number of the first. */
  take(rows: number): number {
    const row = this.rows
    this.rows += rows
    this.#reserve()
    this.#spans.push({ row, rows })
    return row
  }

  /** Where a row begins, in bytes. */
  at(row: number): number {
    return DESK + row * this.stride
  }

  /** Where a row begins, in words. */
  wordAt(row: number): number {
    return (DESK + row * this.stride) / 4
  }

  /** Makes room for so many slots in every row. */
  widen(slots: number): void {
    const bytes = Math.ceil(slots / 128) * 16
    if (bytes > this.stride) {
      const old = this.stride
      this.stride = Math.ceil((bytes * 1.5) / FIRST_BYTES) * FIRST_BYTES + ASIDE
      this.#reserve()
      // From the last row on, so that none is overwritten before it is moved.
      for (const { row, rows } of this.#spans.toReversed()) {
        const [from, to] = [(DESK + row * old) / 4, this.wordAt(row)]
        this.words.copyWithin(to, from, from + (rows * old) / 4)
        this.words.fill(0, to + (rows * old) / 4, to + (rows * this.stride) / 4)
      }
    }
    this.used = Math.max(this.used, bytes)
  }

  #reserve(): void {
    const [bytes, size] = [DESK + this.rows * this.stride, this.memory.buffer.byteLength]
    if (bytes <= size) return
    // By half at least: what is not written yet takes no memory, and each growth costs the collector a round.
    this.memory.grow(Math.ceil(Math.max(bytes - size, size / 2) / PAGE))
    this.words = new Uint32Array(this.memory.buffer)
  }
}
