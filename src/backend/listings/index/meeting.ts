import { placesAsked, type Places } from '../../../domain/text/city.ts'
import { DIMENSION_NAMES, type Dimension } from '../search-dimension.ts'
import type { ListingWhere } from './listing-search.ts'
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

/** The criteria of a question as sets of their own, so that each is made once however often they are put together. */
export type Criteria = {
  /** The open listings that meet all criteria but those on dimensions. */
  open: number
  /** By dimension: sets that a listing must be in. */
  onDimensions: { name: Dimension; sets: readonly number[] }[]
}

export function criteriaOf<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  now: Date,
  narrowByOwn: NarrowByOwn<Own>,
): Criteria {
  const { table } = index
  let open = table.scratch()
  table.copy(open, index.live)
  const keep = (row: number) => table.and(open, open, row)
  const anyOf = (terms: readonly Term[]) => {
    if (terms.length === 1) return index.rowOf(terms[0] ?? '')
    const any = table.scratch()
    for (const term of terms) table.or(any, any, index.rowOf(term))
    return any
  }

  if (where.adjustableWorkingStartTime) keep(index.rowOf(ADJUSTABLE_START))
  if (where.adjustableWorkingEndTime) keep(index.rowOf(ADJUSTABLE_END))
  if (where.generalHospitalIds?.length) {
    const ofHospitals = table.scratch()
    for (const id of where.generalHospitalIds) index.addHospital(ofHospitals, Number(id))
    keep(ofHospitals)
  }
  if (where.minimumFee) open = index.numbers('fee').atLeast(open, where.minimumFee)
  open = narrowByOwn(index, open, where, now)

  /** The two criteria of place are one dimension. */
  const ofPlaces = ({ prefectures, cities }: Places) => {
    const any = table.scratch()
    table.copy(any, anyOf(prefectures.map((one) => termOf('prefectures', one))))
    for (const city of cities) index.addCity(any, city)
    return any
  }

  const onDimensions = DIMENSION_NAMES.flatMap((name) => {
    if (name === 'prefectures' && where.cities?.length)
      return [{ name, sets: [ofPlaces(placesAsked(where))] }]
    const terms = wantedOf(where, name).map((value) => termOf(name, value))
    if (terms.length === 0) return []
    return [{ name, sets: name === 'conditions' ? terms.map((term) => index.rowOf(term)) : [anyOf(terms)] }]
  })
  return { open, onDimensions }
}

/** The open listings that meet criteria, as a set of its own; the criteria on `except` are left out. */
export function meeting<Own extends string>(
  { table }: ListingIndex<Own>,
  { open, onDimensions }: Criteria,
  except: readonly Dimension[] = [],
): Meeting {
  const set = table.scratch()
  table.copy(set, open)
  for (const { name, sets } of onDimensions)
    if (!except.includes(name)) for (const row of sets) table.and(set, set, row)
  return { set, count: table.count(set) }
}
