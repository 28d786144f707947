import { anniversary } from '../../../domain/listing/requirements.ts'
import { daysBetween } from '../../../domain/text/tokyo-time.ts'
import type { BitTable } from './bits/bit-table.ts'
import type { OwnExperience } from './listing-search.ts'
import { longer, Profiles } from './profiles.ts'
import { ASKS, ASKS_SPECIALTY, ASKS_WORKED_HERE, skillTerm, specialtyTerm, YEARS, type Term } from './term.ts'

/**
 * What each listing asks of a doctor, as terms beside its profiles: requirements vary independently of place, time and
 * work, and would multiply the profiles of any of these.
 */
export class RequirementRows {
  readonly #table: BitTable
  readonly #profiles: Profiles
  #numbers = new Int32Array(16_384)
  /** The row of each number of years that was ever asked. */
  readonly #years = new Map<number, number>()
  /** The rows of skills that were ever asked. */
  readonly #skills = new Map<Term, number>()

  constructor(table: BitTable, rowOf: (term: Term) => number) {
    this.#table = table
    this.#profiles = new Profiles((term) => {
      const row = rowOf(term)
      if (term.startsWith(YEARS)) this.#years.set(Number(term.slice(YEARS.length)), row)
      if (term.startsWith(skillTerm(''))) this.#skills.set(term, row)
      return row
    })
  }

  get bytes(): number {
    return this.#numbers.byteLength
  }

  widen(slots: number): void {
    if (slots > this.#numbers.length) this.#numbers = longer(this.#numbers, Math.ceil(slots * 1.5))
  }

  put(slots: Int32Array, texts: readonly string[]): void {
    slots.forEach((slot, at) => {
      const number = this.#profiles.enter(texts[at] ?? '')
      this.#numbers[slot] = number
      for (const row of this.#profiles.rowsOf(number)) this.#table.set(row, slot)
    })
  }

  remove(slot: number): void {
    const number = this.#numbers[slot] ?? 0
    this.#profiles.leave(number)
    for (const row of this.#profiles.rowsOf(number)) this.#table.clear(row, slot)
  }

  /** The rows of the skills asked for that a doctor lacks. */
  lackedSkills(skills: OwnExperience['skills']): number[] {
    const own = new Set(skills.map(skillTerm))
    return Array.from(this.#skills).flatMap(([term, row]) => (own.has(term) ? [] : row))
  }

  /** Each number of years asked for, with its row. */
  get years(): ReadonlyMap<number, number> {
    return this.#years
  }
}

/** The day of a listing's work, or of its first one, among the numbers of the index. */
export type FirstDay = {
  number: string
  /** The least number of a civil day. */
  of: (day: string) => number
}

/** What `unmet` reads of an index. */
type Asked = {
  table: BitTable
  requirements: RequirementRows
  rowOf: (term: Term) => number
  numbers: (name: string) => { atLeast: (set: number, least: number) => number }
  addHospital: (set: number, hospitalId: number) => void
}

/** The listings of whose requirements a doctor lacks one, as a new set; closed ones may be among them. */
export function unmet(index: Asked, own: OwnExperience | null, firstDay: FirstDay): number {
  const { table, requirements } = index
  const set = table.scratch()
  // Nothing asked is met by anybody, and by nobody else without experience.
  if (!own) {
    table.or(set, set, index.rowOf(ASKS))
    return set
  }
  for (const row of requirements.lackedSkills(own.skills)) table.or(set, set, row)

  const others = table.scratch()
  table.copy(others, index.rowOf(ASKS_SPECIALTY))
  for (const name of own.specialties) table.andNot(others, others, index.rowOf(specialtyTerm(name)))
  table.or(set, set, others)

  const known = table.scratch()
  for (const id of own.hospitalIds) index.addHospital(known, id)
  table.andNot(known, index.rowOf(ASKS_WORKED_HERE), known)
  table.or(set, set, known)

  for (const [years, row] of requirements.years) {
    const early = table.scratch()
    table.copy(early, row)
    if (own.licenceDate !== null) {
      // `atLeast` consumes the set it is given.
      const late = index
        .numbers(firstDay.number)
        .atLeast(early, firstDay.of(anniversary(own.licenceDate, years)))
      table.andNot(late, row, late)
      table.or(set, set, late)
    } else table.or(set, set, early)
  }
  return set
}

/** Milliseconds at which a civil day begins in Tokyo, for numbers that are instants. */
export const instantOf = (day: string): number => Date.parse(`${day}T00:00:00+09:00`)
/** Days since 1970-01-01, for numbers that are days. */
export const dayNumberOf = (day: string): number => daysBetween('1970-01-01', day)
