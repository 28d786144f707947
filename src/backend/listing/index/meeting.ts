import { placesAsked, type Places } from '../../../domain/text/city.ts'
import { countedOf, EXPERIENCE_MET, type CountedName } from '../../../domain/search/search-criteria.ts'
import { daysBetween } from '../../../domain/text/tokyo-time.ts'
import { meaningsOf } from '../../database/criterion-meaning.sql.ts'
import { once } from '../../../platform/server/once.server.ts'
import { wantedOf } from '../search-dimension.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { ListingWhere } from './listing-search.ts'
import type { ListingIndex } from './listing-index.ts'
import { unmet, type FirstDay } from './requirement-rows.ts'
import { unwanted, type AddBlocked } from './unwanted.ts'
import { termOf, type Term } from './term.ts'

/** Narrows a set by the criteria that only one kind of listing has, or reads in its own way. */
export type NarrowByOwn<Own extends string> = (
  index: ListingIndex<Own>,
  set: number,
  where: ListingWhere,
  now: Date,
) => number

export type Meeting = { set: number; count: number }

/** The criteria of a search as sets, each computed once. */
export type IndexCriteria = {
  /** The open listings that meet all criteria except those with facets (dimensions). */
  open: number
  /** The sets of each dimension; a listing has to be in all of them. */
  onCountedNames: { name: CountedName; sets: readonly number[] }[]
  /** The open listings whose requirements the calling doctor meets. */
  experienceMet: () => number
}

/** Whether the values of a dimension are combined by AND, so that a further one narrows the search. */
export const mustAllHold = (kind: SearchKind, name: CountedName): boolean =>
  meaningsOf(kind).some((one) => one.name === name && one.meaning.how === 'cases' && one.meaning.every)

export type IndexReading<Own extends string> = {
  kind: SearchKind
  narrowByOwn: NarrowByOwn<Own>
  addBlocked?: AddBlocked<Own> | undefined
  firstDay: FirstDay
}

export function indexCriteriaOf<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  now: Date,
  { kind, narrowByOwn, addBlocked, firstDay }: IndexReading<Own>,
): IndexCriteria {
  const { table } = index
  let open = table.scratch()
  table.copy(open, index.live)
  const anyOf = (terms: readonly Term[]) => {
    if (terms.length === 1) return index.rowOf(terms[0] ?? '')
    const any = table.scratch()
    for (const term of terms) table.or(any, any, index.rowOf(term))
    return any
  }

  if (where.generalHospitalIds?.length) {
    const ofHospitals = table.scratch()
    for (const id of where.generalHospitalIds) index.addHospital(ofHospitals, Number(id))
    table.and(open, open, ofHospitals)
  }
  for (const { name, meaning } of meaningsOf(kind)) {
    const [asked] = wantedOf(where, name)
    if (meaning.how !== 'limit' || asked === undefined) continue
    const bound = meaning.type === 'date' ? daysBetween('1970-01-01', asked) : Number(asked)
    const numbers = index.numbers(meaning.number)
    open = meaning.side === 'least' ? numbers.atLeast(open, bound) : numbers.atMost(open, bound)
  }
  open = narrowByOwn(index, open, where, now)
  if (where.without) table.andNot(open, open, unwanted(index, where.without, addBlocked))

  /** Prefectures and cities are one dimension. */
  const ofPlaces = ({ prefectures, cities }: Places) => {
    const any = table.scratch()
    table.copy(any, anyOf(prefectures.map((one) => termOf('prefectures', one))))
    for (const city of cities) index.addCity(any, city)
    return any
  }

  const experienceMet = once(() => {
    const met = table.scratch()
    table.andNot(met, index.live, unmet(index, where.experience ?? null, firstDay))
    return met
  })
  const rowOf = (name: CountedName, value: string) =>
    value === EXPERIENCE_MET ? experienceMet() : index.rowOf(termOf(name, value))

  const onCountedNames = countedOf(kind).flatMap((name) => {
    if (name === 'prefectures' && where.cities?.length)
      return [{ name, sets: [ofPlaces(placesAsked(where))] }]
    const values = wantedOf(where, name)
    if (values.length === 0) return []
    const sets = mustAllHold(kind, name)
      ? values.map((value) => rowOf(name, value))
      : [anyOf(values.map((value) => termOf(name, value)))]
    return [{ name, sets }]
  })
  return { open, onCountedNames, experienceMet }
}

/** The open listings that meet the criteria, except those on `except`, as a new set. */
export function meeting<Own extends string>(
  { table }: ListingIndex<Own>,
  { open, onCountedNames }: IndexCriteria,
  except: readonly CountedName[] = [],
): Meeting {
  const set = table.scratch()
  table.copy(set, open)
  for (const { name, sets } of onCountedNames)
    if (!except.includes(name)) for (const row of sets) table.and(set, set, row)
  return { set, count: table.count(set) }
}

export type Meet<Own extends string> = (
  index: ListingIndex<Own>,
  where: ListingWhere,
  now: Date,
  except?: readonly CountedName[],
) => Meeting

/** The open listings of a search. */
export const meetBy =
  <Own extends string>(reading: IndexReading<Own>): Meet<Own> =>
  (index, where, now, except) =>
    meeting(index, indexCriteriaOf(index, where, now, reading), except)
