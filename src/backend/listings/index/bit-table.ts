import { loadBitKernel, type BitKernel } from './bit-kernel.ts'

/** A stretch of slots, in bytes of a row; both are multiples of 16. */
export type Run = { start: number; length: number }

const PAGE = 65_536
/** A column has 64 bits a slot: it takes as much room as so many rows. */
const COLUMN_ROWS = 64
/** Three numbers share them. */
const THIRD = 0x1f_ffff

export type Triple<T> = readonly [T, T, T]

const FIRST_BYTES = 2_048
/** The same place of many rows is written to one after the other: they must not share a line of the processor's cache. */
const ASIDE = 80

/** As many numbers as are taken in at once. */
export const BATCH = 2_048
/** The beginning of the memory is where a batch lies while it is taken in; the rows come behind it. */
const DESK = PAGE
const [NUMBERS, SLOTS, ROWS, COUNTS] = [0, BATCH * 8, BATCH * 12, BATCH * 12 + 256]

/**
 * Sets of slots, each a row of bits in one memory, and what is asked of them. A row is known by its number; row 0 is
 * always empty. The work over whole rows is done by `bit-kernel.wat`: a million bits in about 15 µs, where the best loop
 * in JavaScript takes three times as long.
 */
export class BitTable {
  readonly #memory = new WebAssembly.Memory({ initial: 1 })
  readonly #kernel: BitKernel
  #words = new Uint32Array(this.#memory.buffer)
  /** Bytes of a row, and how many of them are in use. */
  #stride = FIRST_BYTES + ASIDE
  #used = 0
  #rows = 0
  /** The rows that begin something: a row of bits, or a column of `COLUMN_ROWS`. */
  readonly #spans: { row: number; rows: number }[] = []
  readonly #tallied: number
  #scratch: number[] = []
  #scratchInUse = 0
  #found = new Int32Array(1_024)

  constructor() {
    this.#kernel = loadBitKernel(this.#memory)
    this.newRow()
    this.#tallied = this.newColumn()
  }

  get bytes(): number {
    return this.#rows * this.#stride
  }

  get rows(): number {
    return this.#rows
  }

  /** How many slots were ever in use. */
  get slots(): number {
    return this.#used * 8
  }

  /** All slots that were ever in use. */
  get everything(): Run {
    return { start: 0, length: this.#used }
  }

  newRow(): number {
    return this.#newSpan(1)
  }

  /** A column of three whole numbers a slot, all 0, each below 2 ** 21; known by a number like a row. */
  newColumn(): number {
    return this.#newSpan(COLUMN_ROWS)
  }

  /** An empty row until `forgetScratch`. */
  scratch(): number {
    const row = (this.#scratch[this.#scratchInUse] ??= this.newRow())
    this.#scratchInUse += 1
    this.#words.fill(0, this.#word(row), this.#word(row) + this.#used / 4)
    return row
  }

  forgetScratch(): void {
    this.#scratchInUse = 0
  }

  /** Makes room for so many slots in every row. */
  widen(slots: number): void {
    const bytes = Math.ceil(slots / 128) * 16
    if (bytes > this.#stride) {
      const old = this.#stride
      this.#stride = Math.ceil((bytes * 1.5) / FIRST_BYTES) * FIRST_BYTES + ASIDE
      this.#reserve()
      // From the last row on, so that none is overwritten before it is moved.
      for (const { row, rows } of this.#spans.toReversed()) {
        const [from, to] = [(DESK + row * old) / 4, this.#word(row)]
        this.#words.copyWithin(to, from, from + (rows * old) / 4)
        this.#words.fill(0, to + (rows * old) / 4, to + (rows * this.#stride) / 4)
      }
    }
    this.#used = Math.max(this.#used, bytes)
  }

  set(row: number, slot: number): void {
    const at = this.#word(row) + (slot >>> 5)
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31))
  }

  setAll(row: number, slots: Iterable<number>): void {
    const words = this.#words
    const first = this.#word(row)
    for (const slot of slots) {
      const at = first + (slot >>> 5)
      words[at] = (words[at] ?? 0) | (1 << (slot & 31))
    }
  }

  /**
   * Sets slots in rows by the bits of their numbers, `offset` added: in `rows[n]` where a number has bit n. Those are whole numbers
   * from 0 to below 2 ** 53 then, at most `BATCH` of them. Rows that are missing are made; `counts` grows by how many have each bit.
   */
  spread(
    slots: Int32Array,
    numbers: readonly number[],
    offset: number,
    rows: Int32Array,
    counts: Int32Array,
  ): void {
    const count = numbers.length
    new Float64Array(this.#memory.buffer, NUMBERS).set(numbers)
    let bits = Number(this.#kernel.bitsOf(NUMBERS, count, offset))
    for (let bit = 0; bits > 0; bit += 1, bits = Math.floor(bits / 2))
      if (bits % 2 === 1 && rows[bit] === 0) rows[bit] = this.newRow()
    // Making rows may have moved the memory.
    const desk = this.#memory.buffer
    new Int32Array(desk, SLOTS).set(slots)
    new Int32Array(desk, ROWS).set(rows)
    new Int32Array(desk, COUNTS).set(counts)
    this.#kernel.spread(NUMBERS, count, offset, SLOTS, ROWS, COUNTS, DESK, this.#stride)
    counts.set(new Int32Array(desk, COUNTS, counts.length))
  }

  clear(row: number, slot: number): void {
    const at = this.#word(row) + (slot >>> 5)
    this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31))
  }

  has(row: number, slot: number): boolean {
    return (((this.#words[this.#word(row) + (slot >>> 5)] ?? 0) >>> (slot & 31)) & 1) === 1
  }

  count(row: number, run: Run = this.everything): number {
    return this.#kernel.count(this.#at(row, run), run.length)
  }

  /** Keeps in `out` what is in both; how many that are. */
  and(out: number, a: number, b: number, run: Run = this.everything): number {
    return this.#kernel.and(this.#at(out, run), this.#at(a, run), this.#at(b, run), run.length)
  }

  /** Keeps in `out` what is in `a` and not in `b`; how many that are. */
  andNot(out: number, a: number, b: number, run: Run = this.everything): number {
    return this.#kernel.andNot(this.#at(out, run), this.#at(a, run), this.#at(b, run), run.length)
  }

  or(out: number, a: number, b: number, run: Run = this.everything): void {
    this.#kernel.or(this.#at(out, run), this.#at(a, run), this.#at(b, run), run.length)
  }

  /** Moves those of `from` that are in `row` over to `into`; how many stay. */
  takeWith(into: number, from: number, row: number, run: Run = this.everything): number {
    return this.#kernel.takeWith(this.#at(into, run), this.#at(from, run), this.#at(row, run), run.length)
  }

  /** Moves those of `from` that are not in `row` over to `into`; how many stay. */
  takeWithout(into: number, from: number, row: number, run: Run = this.everything): number {
    return this.#kernel.takeWithout(this.#at(into, run), this.#at(from, run), this.#at(row, run), run.length)
  }

  /** The stretch from the first to the last of a set. */
  boundsOf(row: number): Run {
    const words = this.#words
    const first = this.#word(row)
    let [from, to] = [first, first + this.#used / 4]
    while (from < to && words[from] === 0) from += 1
    while (to > from && words[to - 1] === 0) to -= 1
    const start = ((from - first) >>> 2) * 16
    return { start, length: Math.ceil(((to - first) * 4 - start) / 16) * 16 }
  }

  copy(out: number, row: number, run: Run = this.everything): void {
    const from = this.#at(row, run) / 4
    this.#words.copyWithin(this.#at(out, run) / 4, from, from + run.length / 4)
  }

  numbersAt(column: number, slot: number): Triple<number> {
    const at = this.#word(column) + 2 * slot
    const [low = 0, high = 0] = this.#words.subarray(at, at + 2)
    return [low & THIRD, ((low >>> 21) | (high << 11)) & THIRD, high >>> 10]
  }

  setNumbers(column: number, slot: number, [first, second, third]: Triple<number>): void {
    if ((first | second | third) > THIRD) throw new RangeError('a column holds numbers of 21 bits')
    const at = this.#word(column) + 2 * slot
    this.#words[at] = first | (second << 21)
    this.#words[at + 1] = (second >>> 11) | (third << 10)
  }

  /** How many of a set have each number in a column, for the numbers below those of `below`. */
  tally(set: number, column: number, below: Triple<number>): Triple<Uint32Array> {
    const [first, second, third] = below
    // The column of counts has room for two a slot.
    this.widen(Math.ceil((first + second + third) / 2))
    const run = this.everything
    const counts = this.#word(this.#tallied)
    const ends = [counts + first, counts + first + second, counts + first + second + third] as const
    this.#words.fill(0, counts, ends[2])
    this.#kernel.tally(
      this.#at(set, run),
      run.length,
      this.#at(column, run),
      counts * 4,
      ends[0] * 4,
      ends[1] * 4,
    )
    const words = this.#words
    return [words.slice(counts, ends[0]), words.slice(ends[0], ends[1]), words.slice(ends[1], ends[2])]
  }

  /** The slots of a set, rising. Good until the next call. */
  slotsOf(row: number): Int32Array {
    const words = this.#words
    const from = this.#word(row)
    const count = this.count(row)
    if (this.#found.length < count) this.#found = new Int32Array(Math.ceil(count * 1.5))
    const found = this.#found
    let next = 0
    for (let index = 0; next < count; index += 1) {
      let word = words[from + index] ?? 0
      while (word !== 0) {
        found[next] = (index << 5) + (31 - Math.clz32(word & -word))
        next += 1
        word &= word - 1
      }
    }
    return found.subarray(0, count)
  }

  #newSpan(rows: number): number {
    const row = this.#rows
    this.#rows += rows
    this.#reserve()
    this.#spans.push({ row, rows })
    return row
  }

  #word(row: number): number {
    return (DESK + row * this.#stride) / 4
  }

  #at(row: number, run: Run): number {
    return DESK + row * this.#stride + run.start
  }

  #reserve(): void {
    const [bytes, size] = [DESK + this.#rows * this.#stride, this.#memory.buffer.byteLength]
    if (bytes <= size) return
    // By half at least: what is not written yet takes no memory, and each growth costs the collector a round.
    this.#memory.grow(Math.ceil(Math.max(bytes - size, size / 2) / PAGE))
    this.#words = new Uint32Array(this.#memory.buffer)
  }
}
