import { REGIONS } from '../../../domain/text/prefecture.ts'
import {
  leastHighFee,
  payKey,
  usualPayOf,
  type PayScope,
  type Peers,
  type UsualPay,
  type UsualPays,
} from '../../../domain/search/usual-pay.ts'
import { PREFECTURES, dimensionWordsOf } from '../search-dimension.ts'
import type { BitTable } from './bits/bit-table.ts'
import type { NumberRows } from './bits/number-rows.ts'
import { termOf, type Term } from './term.ts'

const LENGTHS = dimensionWordsOf('shiftLengths')
const GROUPS = PREFECTURES.length * LENGTHS.length
const everywhere = PREFECTURES.map((_, at) => at)

/** By prefecture, the prefectures of its region. */
const REGION_OF = PREFECTURES.map((prefecture) => {
  const region = Object.values(REGIONS).find(({ prefectures }) => prefecture in prefectures)
  return everywhere.filter((at) => region && (PREFECTURES[at] ?? '') in region.prefectures)
})

/**
 * Median hourly fees of the open listings per prefecture and shift length, and the bit row of 高額 listings. A
 * listing that opens or closes invalidates its group; only invalid groups, and those compared with them, are
 * recomputed.
 */
export class PayRows {
  readonly #table: BitTable
  readonly #fees: NumberRows
  /** The row of 高額. */
  readonly high: number
  readonly #prefectures: readonly number[]
  readonly #lengths: readonly number[]
  readonly #placeAt: ReadonlyMap<number, number>
  readonly #lengthAt: ReadonlyMap<number, number>
  readonly #peers: Peers[] = []
  readonly #pays: (UsualPay | null)[] = Array.from({ length: GROUPS }, () => null)
  readonly #touched = new Set(Array.from({ length: GROUPS }, (_, group) => group))
  #usual: UsualPays = new Map()

  constructor(table: BitTable, fees: NumberRows, rowOf: (term: Term) => number) {
    this.#table = table
    this.#fees = fees
    this.high = rowOf(termOf('conditions', 'ATTRACTIVE'))
    this.#prefectures = PREFECTURES.map((name) => rowOf(termOf('prefectures', name)))
    this.#lengths = LENGTHS.map((name) => rowOf(termOf('shiftLengths', name)))
    this.#placeAt = new Map(this.#prefectures.map((row, at) => [row, at]))
    this.#lengthAt = new Map(this.#lengths.map((row, at) => [row, at]))
  }

  /** The medians of the last `settle`; a new map whenever a value has changed. */
  get usual(): UsualPays {
    return this.#usual
  }

  /** Invalidates the group of a listing that opens or closes, given by its rows of place and time. */
  touch(ofPlace: readonly number[], ofTime: readonly number[]): void {
    if (this.#touched.size === GROUPS) return
    const place = this.#first(ofPlace, this.#placeAt)
    const length = this.#first(ofTime, this.#lengthAt)
    if (place !== undefined && length !== undefined) this.#touched.add(place * LENGTHS.length + length)
  }

  leave(slot: number): void {
    this.#table.clear(this.high, slot)
  }

  /** Recomputes invalid groups. Uses all scratch rows. */
  settle(): void {
    if (this.#touched.size === 0) return
    const lengths = new Set<number>()
    for (const group of this.#touched) {
      const length = group % LENGTHS.length
      lengths.add(length)
      this.#peers[group] = this.#peersIn([Math.floor(group / LENGTHS.length)], length)
    }
    for (const length of lengths) this.#settleLength(length)
    this.#touched.clear()
    this.#usual = new Map(
      this.#pays.flatMap((pay, group) => {
        const [place, length] = [Math.floor(group / LENGTHS.length), group % LENGTHS.length]
        return pay ? [[payKey(PREFECTURES[place] ?? '', LENGTHS[length] ?? ''), pay]] : []
      }),
    )
  }

  #settleLength(length: number): void {
    const wider = new Map<readonly number[], Peers>()
    const peersOf = (places: readonly number[]) => {
      const known = wider.get(places) ?? this.#peersIn(places, length)
      wider.set(places, known)
      return known
    }
    for (const place of everywhere) {
      const group = place * LENGTHS.length + length
      const inScope: Record<PayScope, () => Peers | undefined> = {
        PREFECTURE: () => this.#peers[group],
        REGION: () => peersOf(REGION_OF[place] ?? []),
        COUNTRY: () => peersOf(everywhere),
      }
      const pay = usualPayOf((scope) => inScope[scope]())
      const hasMoved = pay?.hourlyFee !== this.#pays[group]?.hourlyFee
      this.#pays[group] = pay
      if (hasMoved || this.#touched.has(group)) this.#mark(place, length, pay)
    }
  }

  #peersIn(places: readonly number[], length: number): Peers {
    this.#table.forgetScratch()
    const set = this.#table.scratch()
    for (const place of places) this.#table.or(set, set, this.#prefectures[place] ?? 0)
    const count = this.#table.and(set, set, this.#lengths[length] ?? 0)
    return { count, median: count === 0 ? 0 : this.#fees.middle(set, count) }
  }

  #mark(place: number, length: number, pay: UsualPay | null): void {
    const table = this.#table
    table.forgetScratch()
    const set = table.scratch()
    table.and(set, this.#prefectures[place] ?? 0, this.#lengths[length] ?? 0)
    table.andNot(this.high, this.high, set)
    if (pay) table.or(this.high, this.high, this.#fees.atLeast(set, leastHighFee(pay)))
  }

  #first(rows: readonly number[], places: ReadonlyMap<number, number>): number | undefined {
    for (const row of rows) {
      const place = places.get(row)
      if (place !== undefined) return place
    }
    return undefined
  }
}
