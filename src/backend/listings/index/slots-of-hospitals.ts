import { longer } from './profiles.ts'

const FIRST_SLOTS = 16_384

/** Which slots the listings of each hospital have. */
export class SlotsOfHospitals {
  readonly #byHospital = new Map<number, { slots: number[]; count: number }>()
  #hospitalOf = new Int32Array(FIRST_SLOTS)

  get bytes(): number {
    const listed = [...this.#byHospital.values()].reduce((sum, { slots }) => sum + slots.length, 0)
    return listed * 8 + this.#hospitalOf.length * 4
  }

  widen(slots: number): void {
    if (slots > this.#hospitalOf.length) this.#hospitalOf = longer(this.#hospitalOf, Math.ceil(slots * 1.5))
  }

  add(slot: number, hospitalId: number): void {
    this.#hospitalOf[slot] = hospitalId
    const known = this.#byHospital.get(hospitalId)
    if (known) {
      known.slots.push(slot)
      known.count += 1
    } else this.#byHospital.set(hospitalId, { slots: [slot], count: 1 })
  }

  /** A slot another listing took since stays in the list until there are too many of them. */
  remove(slot: number): void {
    const hospitalId = this.#hospitalOf[slot] ?? 0
    this.#hospitalOf[slot] = 0
    const known = this.#byHospital.get(hospitalId)
    if (!known) return
    known.count -= 1
    if (known.slots.length > 2 * known.count + 16)
      known.slots = [...new Set(known.slots)].filter((other) => this.#hospitalOf[other] === hospitalId)
    if (known.count === 0) this.#byHospital.delete(hospitalId)
  }

  countOf(hospitalId: number): number {
    return this.#byHospital.get(hospitalId)?.count ?? 0
  }

  of(hospitalId: number): readonly number[] {
    const { slots, count } = this.#byHospital.get(hospitalId) ?? { slots: [], count: 0 }
    // As many as there are: nobody has left since.
    return slots.length === count ? slots : slots.filter((slot) => this.#hospitalOf[slot] === hospitalId)
  }

  /** How many of some slots each hospital has; those that have none are left out. */
  countsAmong(slots: Iterable<number>): Map<number, number> {
    const counts = new Map<number, number>()
    for (const slot of slots) {
      const hospitalId = this.#hospitalOf[slot] ?? 0
      counts.set(hospitalId, (counts.get(hospitalId) ?? 0) + 1)
    }
    return counts
  }
}
