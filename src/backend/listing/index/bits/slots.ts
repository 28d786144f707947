import type { Run } from './bit-table.ts'

/** Slots are allocated in blocks of one cluster each. */
export const BLOCK = 512
const BLOCK_BYTES = BLOCK / 8

type Cluster = { blocks: number[]; free: number[] }

/**
 * Allocates slots. Listings of one day (a cluster) share blocks, so that a day is a few ranges of every row and a
 * calendar looks at each slot once. A block that empties is reused for another day.
 */
export class Slots {
  readonly #clusters = new Map<number, Cluster>()
  readonly #clusterOf: number[] = []
  readonly #takenIn: number[] = []
  readonly #freeBlocks: number[] = []
  readonly #runs = new Map<number, readonly Run[]>()

  /** The number of slots, free ones included. */
  get size(): number {
    return this.#clusterOf.length * BLOCK
  }

  take(cluster: number): number {
    const found = this.#cluster(cluster)
    if (found.free.length === 0) this.#addBlock(cluster, found)
    const slot = found.free.pop() ?? 0
    const block = Math.floor(slot / BLOCK)
    this.#takenIn[block] = (this.#takenIn[block] ?? 0) + 1
    return slot
  }

  give(slot: number): void {
    const block = Math.floor(slot / BLOCK)
    const cluster = this.#clusterOf[block] ?? 0
    const found = this.#clusters.get(cluster)
    if (!found) return
    found.free.push(slot)
    const taken = (this.#takenIn[block] ?? 0) - 1
    this.#takenIn[block] = taken
    if (taken > 0) return
    found.free = found.free.filter((free) => Math.floor(free / BLOCK) !== block)
    found.blocks = found.blocks.filter((other) => other !== block)
    if (found.blocks.length === 0) this.#clusters.delete(cluster)
    this.#freeBlocks.push(block)
    this.#runs.delete(cluster)
  }

  /** The ranges of a cluster in every row. */
  runsOf(cluster: number): readonly Run[] {
    const known = this.#runs.get(cluster)
    if (known) return known
    const runs: Run[] = []
    for (const block of [...(this.#clusters.get(cluster)?.blocks ?? [])].sort((a, b) => a - b)) {
      const last = runs.at(-1)
      if (last && last.start + last.length === block * BLOCK_BYTES) last.length += BLOCK_BYTES
      else runs.push({ start: block * BLOCK_BYTES, length: BLOCK_BYTES })
    }
    this.#runs.set(cluster, runs)
    return runs
  }

  #cluster(cluster: number): Cluster {
    const known = this.#clusters.get(cluster)
    if (known) return known
    const found = { blocks: [], free: [] }
    this.#clusters.set(cluster, found)
    return found
  }

  #addBlock(cluster: number, found: Cluster): void {
    const block = this.#freeBlocks.pop() ?? this.#clusterOf.length
    this.#clusterOf[block] = cluster
    found.blocks.push(block)
    this.#runs.delete(cluster)
    // Allocated from the end of this list, so in ascending order.
    for (let index = BLOCK - 1; index >= 0; index -= 1) found.free.push(block * BLOCK + index)
  }
}

const EMPTY = -1

/** A hash table from id to slot, with open addressing: a `Map` takes five times the memory. */
export class SlotById {
  #ids: Float64Array
  #slots = new Int32Array(1_024).fill(EMPTY)
  #size = 0

  /** Reads `ids`, never writes it. */
  constructor(ids: Float64Array) {
    this.#ids = ids
  }

  /** Takes a longer copy of the array of ids. */
  moved(ids: Float64Array): void {
    this.#ids = ids
  }

  get(id: number): number | undefined {
    const slot = this.#slots[this.#place(id)] ?? EMPTY
    return slot === EMPTY ? undefined : slot
  }

  /** The id must be in the array already, and not in the table. */
  add(slot: number): void {
    if ((this.#size + 1) * 2 > this.#slots.length) this.#rehash()
    this.#slots[this.#place(this.#ids[slot] ?? 0)] = slot
    this.#size += 1
  }

  remove(id: number): void {
    const mask = this.#slots.length - 1
    let hole = this.#place(id)
    if (this.#slots[hole] === EMPTY) return
    this.#size -= 1
    // Backward-shift deletion: later entries move up, unless the hole lies before their own place.
    for (let next = (hole + 1) & mask; this.#slots[next] !== EMPTY; next = (next + 1) & mask) {
      const home = this.#home(this.#ids[this.#slots[next] ?? 0] ?? 0)
      if (((next - home) & mask) < ((next - hole) & mask)) continue
      this.#slots[hole] = this.#slots[next] ?? EMPTY
      hole = next
    }
    this.#slots[hole] = EMPTY
  }

  #home(id: number): number {
    return Math.imul(id | 0, 0x9e3779b1) >>> (Math.clz32(this.#slots.length) + 1)
  }

  #place(id: number): number {
    const mask = this.#slots.length - 1
    let place = this.#home(id)
    for (let slot = this.#slots[place]; slot !== undefined && slot !== EMPTY; slot = this.#slots[place]) {
      if (this.#ids[slot] === id) return place
      place = (place + 1) & mask
    }
    return place
  }

  #rehash(): void {
    const slots = this.#slots
    this.#slots = new Int32Array(slots.length * 2).fill(EMPTY)
    for (const slot of slots) if (slot !== EMPTY) this.#slots[this.#place(this.#ids[slot] ?? 0)] = slot
  }
}
