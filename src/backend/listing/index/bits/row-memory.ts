const PAGE = 65_536
/** The memory begins with the kernel's working space; rows follow. */
export const DESK = PAGE
const FIRST_BYTES = 2_048
/** Padding against cache conflicts: writes go to the same offset of many rows, one after the other. */
const ASIDE = 80

/** Rows of one length in one memory, identified by number. They move apart when they have to grow. */
export class RowMemory {
  readonly memory = new WebAssembly.Memory({ initial: 1 })
  /** A view of the whole memory, replaced when it grows. */
  words = new Uint32Array(this.memory.buffer)
  /** The stride of rows in bytes, and how many of a row's bytes are used. */
  stride = FIRST_BYTES + ASIDE
  used = 0
  rows = 0
  readonly #spans: { row: number; rows: number }[] = []

  /** Allocates consecutive empty rows; returns the first number. */
  take(rows: number): number {
    const row = this.rows
    this.rows += rows
    this.#reserve()
    this.#spans.push({ row, rows })
    return row
  }

  /** The offset of a row in bytes. */
  at(row: number): number {
    return DESK + row * this.stride
  }

  /** The offset of a row in words. */
  wordAt(row: number): number {
    return (DESK + row * this.stride) / 4
  }

  /** Grows every row to a number of slots. */
  widen(slots: number): void {
    const bytes = Math.ceil(slots / 128) * 16
    if (bytes > this.stride) {
      const old = this.stride
      this.stride = Math.ceil((bytes * 1.5) / FIRST_BYTES) * FIRST_BYTES + ASIDE
      this.#reserve()
      // Last row first, so that no row is overwritten before it is moved.
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
    // Grows by half at least: untouched pages take no memory, and each growth costs a garbage collection.
    this.memory.grow(Math.ceil(Math.max(bytes - size, size / 2) / PAGE))
    this.words = new Uint32Array(this.memory.buffer)
  }
}
