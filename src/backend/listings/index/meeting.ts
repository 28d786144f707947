import { DIMENSION_NAMES, type Dimension } from '../search-dimension.ts'
import type { ListingWhere } from '../listing-search.ts'
import type { ListingIndex } from './listing-index.ts'
import { ADJUSTABLE_END, ADJUSTABLE_START, termOf, type Term } from './term.ts'

/** Leaves in a set what meets the criteria that only one kind of listing has, or reads in its own way. */
export type NarrowByOwn<Own extends string> = (
  index: ListingIndex<Own>,
  set: number,
  where: ListingWhere,
  now: Date,
) => number

export type Meeting = { set: number; count: number }

/** What a criterion names of a dimension; none when it sets no condition. */
export const wantedOf = (where: ListingWhere, name: Dimension): readonly string[] =>
  where[name]?.filter((value) => value !== 'UNSPECIFIED') ?? []

/** The open listings that meet a where, as a set; the criteria on `except` are left out. */
export function meeting<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  now: Date,
  narrowByOwn: NarrowByOwn<Own>,
  except: readonly Dimension[] = [],
): Meeting {
  const { table } = index
  let set = table.scratch()
  table.copy(set, index.live)
  const keep = (row: number) => table.and(set, set, row)
  const anyOf = (terms: readonly Term[]) => {
    if (terms.length === 1) return index.rowOf(terms[0] ?? '')
    const any = table.scratch()
    for (const term of terms) table.or(any, any, index.rowOf(term))
    return any
  }

  for (const name of DIMENSION_NAMES) {
    const terms = except.includes(name) ? [] : wantedOf(where, name).map((value) => termOf(name, value))
    if (terms.length === 0) continue
    if (name === 'conditions') for (const term of terms) keep(index.rowOf(term))
    else keep(anyOf(terms))
  }
  if (where.adjustableWorkingStartTime) keep(index.rowOf(ADJUSTABLE_START))
  if (where.adjustableWorkingEndTime) keep(index.rowOf(ADJUSTABLE_END))
  if (where.generalHospitalIds?.length) {
    const ofHospitals = table.scratch()
    for (const id of where.generalHospitalIds) index.addHospital(ofHospitals, Number(id))
    keep(ofHospitals)
  }
  if (where.minimumFee) set = index.numbers('fee').atLeast(set, where.minimumFee)
  set = narrowByOwn(index, set, where, now)
  return { set, count: table.count(set) }
}
