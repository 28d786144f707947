import { longer } from './profiles.ts'

const FIRST_SLOTS = 16_384

type Hospital = { slots: number[]; count: number; city: string }

/** The slots of each hospital's listings, and of each city's hospitals. */
export class SlotsOfHospitals {
  /** By number: hospitals are numbered consecutively, so that counts are an array. */
  readonly #hospitals: Hospital[] = [{ slots: [], count: 0, city: '' }]
  readonly #numberOf = new Map<number, number>()
  readonly #numbersInCity = new Map<string, Set<number>>()
  /** By slot, the number of its hospital; 0 is none. */
  #hospitalAt = new Int32Array(FIRST_SLOTS)

  get bytes(): number {
    const listed = this.#hospitals.reduce((sum, { slots }) => sum + slots.length, 0)
    return listed * 8 + this.#hospitalAt.length * 4
  }

  widen(slots: number): void {
    if (slots > this.#hospitalAt.length) this.#hospitalAt = longer(this.#hospitalAt, Math.ceil(slots * 1.5))
  }

  /** Sets the city of a hospital, which may have moved. */
  settle(hospitalId: number, city: string): void {
    const number = this.#number(hospitalId)
    const hospital = this.#at(number)
    if (hospital.city === city) return
    this.#numbersInCity.get(hospital.city)?.delete(number)
    hospital.city = city
    const there = this.#numbersInCity.get(city)
    if (there) there.add(number)
    else this.#numbersInCity.set(city, new Set([number]))
  }

  add(slot: number, hospitalId: number): void {
    const number = this.#number(hospitalId)
    this.#hospitalAt[slot] = number
    const hospital = this.#at(number)
    hospital.slots.push(slot)
    hospital.count += 1
  }

  /** Removes lazily: stale slots stay in the list until there are too many of them. */
  remove(slot: number): void {
    const number = this.#hospitalAt[slot] ?? 0
    this.#hospitalAt[slot] = 0
    if (number === 0) return
    const hospital = this.#at(number)
    hospital.count -= 1
    if (hospital.count === 0) hospital.slots = []
    else if (hospital.slots.length > 2 * hospital.count + 16)
      hospital.slots = [...new Set(hospital.slots)].filter((other) => this.#hospitalAt[other] === number)
  }

  countOf(hospitalId: number): number {
    return this.#at(this.#numberOf.get(hospitalId) ?? 0).count
  }

  of(hospitalId: number): readonly number[] {
    return this.#slotsOf(this.#numberOf.get(hospitalId) ?? 0)
  }

  /** The slots of the listings in a city, hospital by hospital. */
  *inCity(city: string): Iterable<readonly number[]> {
    for (const number of this.#numbersInCity.get(city) ?? []) yield this.#slotsOf(number)
  }

  /** Number of the slots per city, without empty cities. */
  countsByCity(slots: Iterable<number>): Map<string, number> {
    const ofHospitals = new Int32Array(this.#hospitals.length)
    for (const slot of slots) {
      const number = this.#hospitalAt[slot] ?? 0
      ofHospitals[number] = (ofHospitals[number] ?? 0) + 1
    }
    const counts = new Map<string, number>()
    ofHospitals.forEach((count, number) => {
      const { city } = this.#at(number)
      if (count > 0) counts.set(city, (counts.get(city) ?? 0) + count)
    })
    return counts
  }

  #at(number: number): Hospital {
    const hospital = this.#hospitals[number]
    if (!hospital) throw new Error(`no hospital has the number ${number}`)
    return hospital
  }

  #number(hospitalId: number): number {
    const known = this.#numberOf.get(hospitalId)
    if (known !== undefined) return known
    const number = this.#hospitals.length
    this.#hospitals.push({ slots: [], count: 0, city: '' })
    this.#numberOf.set(hospitalId, number)
    return number
  }

  #slotsOf(number: number): readonly number[] {
    const { slots, count } = this.#at(number)
    // Equal lengths: the list has no stale slots.
    return slots.length === count ? slots : slots.filter((slot) => this.#hospitalAt[slot] === number)
  }
}
