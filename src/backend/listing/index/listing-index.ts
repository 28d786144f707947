import { BitTable, type Run, type Triple } from './bits/bit-table.ts'
import { FEW, NumberRows } from './bits/number-rows.ts'
import { PayRows } from './pay-rows.ts'
import { Profiles } from './profiles.ts'
import { RequirementRows } from './requirement-rows.ts'
import { BlockedTimes } from './blocked-times.ts'
import { SlotById, Slots } from './bits/slots.ts'
import { SlotsOfHospitals } from './slots-of-hospitals.ts'
import type { Term } from './term.ts'

/** The numbers of both kinds of listing. */
export type CommonNumber = 'recommendScore' | 'editedAt' | 'publishTime' | 'fee' | 'hourlyFee'

/** Input of the index: listings as columns; `Own` are the numbers that only one kind has. */
export type ListingColumns<Own extends string> = {
  id: number[]
  isPublished: boolean[]
  hospitalId: number[]
  /** The city of each hospital, by hospital id. */
  cities: Record<string, string>
  /** The cluster: of a spot listing its day. */
  cluster: number[]
  /** When the listing closes, in milliseconds. */
  closing: number[]
  /** When the shift ends, in milliseconds; of a regular listing nothing. */
  ends?: number[]
  numbers: Record<CommonNumber | Own, number[]> & Record<string, number[]>
  /**
   * The terms, as a text for each of three groups: place and length; time; work. Terms that vary
   * independently of each other are in different groups, so that profiles repeat.
   */
  profiles: Triple<string[]>
  /** What is asked of a doctor, as a text of terms. */
  required: string[]
}

export type Order<Own extends string> = { by: CommonNumber | Own; direction: 'rising' | 'falling' }

const FIRST_SLOTS = 16_384
const COMMON = [
  'recommendScore',
  'editedAt',
  'publishTime',
  'fee',
  'hourlyFee',
] as const satisfies CommonNumber[]

/** All open listings of a kind in memory: their slots, and the bit rows they are in. */
export class ListingIndex<Own extends string> {
  readonly table = new BitTable()
  /** The set of all listings. */
  readonly live = this.table.newRow()
  /** The profiles of each group; a column holds each listing's profile numbers. */
  readonly groups: Triple<Profiles>
  readonly column = this.table.newColumn()
  readonly #numbers: ReadonlyMap<string, NumberRows>
  /** Usual pay, and the set of listings that are 高額 against it. */
  readonly pay: PayRows
  readonly times = new BlockedTimes(this.table)
  readonly requirements: RequirementRows
  readonly #ids = new NumberRows(this.table)
  readonly #closings = new NumberRows(this.table)
  readonly #slots = new Slots()
  readonly #rowByTerm = new Map<Term, number>()
  readonly #ofHospitals = new SlotsOfHospitals()
  #id = new Float64Array(FIRST_SLOTS)
  readonly #slotById = new SlotById(this.#id)
  #nextClosing = Number.POSITIVE_INFINITY
  size = 0

  /** `limits`: the numbers that criteria compare. */
  constructor(own: readonly Own[], limits: readonly string[]) {
    const names = new Set<string>([...COMMON, ...own, ...limits])
    this.#numbers = new Map(Array.from(names, (name) => [name, new NumberRows(this.table)]))
    const rowOf = (term: Term) => this.#rowByTerm.get(term) ?? this.#newTerm(term)
    this.pay = new PayRows(this.table, this.numbers('hourlyFee'), rowOf)
    this.requirements = new RequirementRows(this.table, rowOf)
    this.groups = [new Profiles(rowOf), new Profiles(rowOf), new Profiles(rowOf)]
  }

  /** The row of a term; the empty row for a term that no listing has had. */
  rowOf(term: Term): number {
    return this.#rowByTerm.get(term) ?? 0
  }

  numbers(name: string): NumberRows {
    const rows = this.#numbers.get(name)
    if (!rows) throw new Error(`listings have no ${name}`)
    return rows
  }

  idAt(slot: number): number {
    return this.#id[slot] ?? 0
  }

  runsOf(cluster: number): readonly Run[] {
    return this.#slots.runsOf(cluster)
  }

  countOfHospital(hospitalId: number): number {
    return this.#ofHospitals.countOf(hospitalId)
  }

  /** The instant before which no listing closes. */
  get nextClosing(): number {
    return this.#nextClosing
  }

  /** Memory per slot, in bytes. */
  get bytes(): number {
    return (
      this.table.bytes +
      this.#id.length * (8 + 8) +
      this.#ofHospitals.bytes +
      this.times.bytes +
      this.requirements.bytes
    )
  }

  /** Inserts or replaces up to `BATCH` listings. Those that are closed by now are removed. */
  put(listings: ListingColumns<Own>, now: number): void {
    for (const id of listings.id) this.remove(id)
    const isOpen = (at: number) => listings.isPublished[at] === true && (listings.closing[at] ?? 0) > now
    const areAllOpen = listings.id.every((_, at) => isOpen(at))
    const ofOpen = <T>(column: readonly T[] = []) =>
      areAllOpen ? column : column.filter((_, at) => isOpen(at))

    const slots = Int32Array.from(ofOpen(listings.cluster), (cluster) => this.#slots.take(cluster))
    this.#widen()
    for (const [hospitalId, city] of Object.entries(listings.cities))
      this.#ofHospitals.settle(Number(hospitalId), city)
    this.#enter(slots, ofOpen(listings.id), ofOpen(listings.hospitalId))
    const closings = ofOpen(listings.closing)
    this.#closings.put(slots, closings)
    for (const closing of closings) this.#nextClosing = Math.min(this.#nextClosing, closing)
    for (const [name, rows] of this.#numbers) rows.put(slots, ofOpen(listings.numbers[name]))
    if (listings.ends) this.times.put(slots, ofOpen(listings.numbers['startTime']), ofOpen(listings.ends))
    this.requirements.put(slots, ofOpen(listings.required))
    const [first, second, third] = listings.profiles
    this.#say(slots, [ofOpen(first), ofOpen(second), ofOpen(third)])
    this.size += slots.length
  }

  /** Removes a listing, if it is there. */
  remove(id: number): void {
    const slot = this.#slotById.get(id)
    if (slot === undefined) return
    this.table.clear(this.live, slot)
    this.#slotById.remove(id)
    this.#ids.remove(slot)
    this.#closings.remove(slot)
    for (const rows of this.#numbers.values()) rows.remove(slot)
    this.requirements.remove(slot)
    const words = this.table.numbersAt(this.column, slot)
    this.pay.touch(this.groups[0].rowsOf(words[0]), this.groups[1].rowsOf(words[1]))
    this.pay.leave(slot)
    words.forEach((number, at) => {
      const group = this.groups[at]
      group?.leave(number)
      for (const row of group?.rowsOf(number) ?? []) this.table.clear(row, slot)
    })
    this.#ofHospitals.remove(slot)
    this.#slots.give(slot)
    this.size -= 1
  }

  /** Removes the listings that have closed by an instant. */
  closeUntil(instant: number): void {
    if (instant < this.#nextClosing) return
    this.table.forgetScratch()
    const closed = this.#closings.atMost(this.#copyOfLive(), instant)
    for (const slot of this.table.slotsOf(closed).slice()) this.remove(this.idAt(slot))
    this.table.forgetScratch()
    const [first] = this.#firstBy(this.#copyOfLive(), this.size, 1, this.#closings, 'rising')
    this.#nextClosing = first === undefined ? Number.POSITIVE_INFINITY : this.#closings.at(first)
  }

  /** Adds the listings of a hospital to a set. */
  addHospital(set: number, hospitalId: number): void {
    this.table.setAll(set, this.#ofHospitals.of(hospitalId))
  }

  /** Adds the listings of a city to a set. */
  addCity(set: number, city: string): void {
    for (const slots of this.#ofHospitals.inCity(city)) this.table.setAll(set, slots)
  }

  /** The number of a set's listings in each city. */
  countsByCity(set: number): Map<string, number> {
    return this.#ofHospitals.countsByCity(this.table.slotsOf(set))
  }

  /** The first listings of a set after a cursor, as a new set: at least `wanted`, if there are that many. */
  behind(
    set: number,
    { by, direction }: Order<Own>,
    place: { key: number; id: number },
    wanted: number,
  ): number {
    const side = direction === 'rising' ? 'above' : 'below'
    const kept = this.table.scratch()
    const { equal, hasEqual, beyond } = this.numbers(by).approach(set, place.key, side)
    const ofEqual = hasEqual ? this.#ids.approach(equal, place.id, side).beyond : []
    let found = 0
    for (const addTo of [...beyond, ...ofEqual].toReversed()) {
      if (found >= wanted) break
      found += addTo(kept)
    }
    return kept
  }

  /** The first slots of a set in an order; ids break ties. Consumes the set. */
  first(set: number, among: number, wanted: number, { by, direction }: Order<Own>): number[] {
    return this.#firstBy(set, among, wanted, this.numbers(by), direction)
  }

  #firstBy(set: number, among: number, wanted: number, keys: NumberRows, direction: 'rising' | 'falling') {
    const sure = this.table.scratch()
    const left = keys.narrow(sure, set, wanted, direction, among)
    if (left > FEW) this.#ids.narrow(sure, set, wanted - this.table.count(sure), direction, left)
    this.table.or(set, set, sure)
    const sign = direction === 'rising' ? 1 : -1
    return Array.from(this.table.slotsOf(set), (slot) => ({ slot, key: keys.at(slot), id: this.idAt(slot) }))
      .sort((a, b) => sign * (a.key - b.key || a.id - b.id))
      .slice(0, wanted)
      .map(({ slot }) => slot)
  }

  #copyOfLive(): number {
    const set = this.table.scratch()
    this.table.copy(set, this.live)
    return set
  }

  #newTerm(term: Term): number {
    const row = this.table.newRow()
    this.#rowByTerm.set(term, row)
    return row
  }

  /** Stores ids, hospitals and closing times of slots. */
  #enter(slots: Int32Array, ids: readonly number[], hospitalIds: readonly number[]): void {
    this.table.setAll(this.live, slots)
    this.#ids.put(slots, ids)
    slots.forEach((slot, at) => {
      this.#id[slot] = ids[at] ?? 0
      this.#slotById.add(slot)
      this.#ofHospitals.add(slot, hospitalIds[at] ?? 0)
    })
  }

  /** Stores the terms of slots. */
  #say(slots: Int32Array, texts: Triple<readonly string[]>): void {
    const [first, second, third] = this.groups
    slots.forEach((slot, at) => {
      const numbers = [
        first.enter(texts[0][at] ?? ''),
        second.enter(texts[1][at] ?? ''),
        third.enter(texts[2][at] ?? ''),
      ] as const
      this.table.setNumbers(this.column, slot, numbers)
      this.pay.touch(first.rowsOf(numbers[0]), second.rowsOf(numbers[1]))
      for (const row of first.rowsOf(numbers[0])) this.table.set(row, slot)
      for (const row of second.rowsOf(numbers[1])) this.table.set(row, slot)
      for (const row of third.rowsOf(numbers[2])) this.table.set(row, slot)
    })
  }

  #widen(): void {
    this.table.widen(this.#slots.size)
    this.#ofHospitals.widen(this.#slots.size)
    this.times.widen(this.#slots.size)
    this.requirements.widen(this.#slots.size)
    const length = this.#slots.size
    if (length <= this.#id.length) return
    const ids = new Float64Array(Math.ceil(length * 1.5))
    ids.set(this.#id)
    this.#id = ids
    this.#slotById.moved(ids)
  }
}
