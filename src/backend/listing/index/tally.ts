import type { Facets } from '../../../contract/gen/listings-resolvers.ts'
import { prefecturesAsked } from '../../../domain/text/city.ts'
import type { ListingWhere } from './listing-search.ts'
import { EXPERIENCE_MET, type CountedName } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { wantedOf, dimensionWordsOf } from '../search-dimension.ts'
import { makeFacets } from './facets.ts'
import type { ListingIndex } from './listing-index.ts'
import { meeting, mustAllHold, type IndexCriteria, type Meeting } from './meeting.ts'
import { cityOffers } from './places.ts'
import { GRID } from './profiles.ts'
import { termOf } from './term.ts'

/** Counts of a set's listings per term (by its row) and per cell of the grid. */
type Tally = { byRow: Int32Array; grid: Int32Array }

/** The set walked to count another: itself, or its complement when that is smaller. */
type Walk = { set: number; isMissing: boolean }

function walkOf<Own extends string>({ table, live, size }: ListingIndex<Own>, { set, count }: Meeting): Walk {
  if (count <= size / 2) return { set, isMissing: false }
  const missing = table.scratch()
  table.andNot(missing, live, set)
  return { set: missing, isMissing: true }
}

function tally<Own extends string>(index: ListingIndex<Own>, met: Meeting): Tally {
  const byRow = new Int32Array(index.table.rows)
  const grid = new Int32Array(GRID)
  const walk = walkOf(index, met)
  const [first, second, third] = index.groups
  const walked = index.table.tally(walk.set, index.column, [
    first.profiles.length,
    second.profiles.length,
    third.profiles.length,
  ])
  index.groups.forEach((group, at) => {
    group.profiles.forEach((profile, number) => {
      const found = walked[at]?.[number] ?? 0
      const count = walk.isMissing ? (group.counts[number] ?? 0) - found : found
      if (count === 0) return
      for (const row of profile.rows) byRow[row] = (byRow[row] ?? 0) + count
      for (const place of profile.grid) grid[place] = (grid[place] ?? 0) + count
    })
  })
  return { byRow, grid }
}

/** Cost ratio: looking up one member of a set takes the time of counting this many slots of a row. */
const SLOTS_A_MEMBER = 120

/**
 * Facet counts: for each value, the open listings that match the criteria of all other dimensions. An
 * unrestricted dimension has the counts of all criteria.
 */
export function facetsOf<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  criteria: IndexCriteria,
  kind: SearchKind,
): Facets {
  const { table } = index
  const all = meeting(index, criteria)
  const ofAll = tally(index, all)
  const isWanted = (name: CountedName) => wantedOf(where, name).length > 0
  const rowsOf = (name: CountedName) =>
    dimensionWordsOf(name).map((value) => index.rowOf(termOf(name, value)))

  /** Counts of a dimension's rows without its own criteria, by the cheaper of two ways. */
  const countsWithout = (name: CountedName): readonly number[] => {
    const met = meeting(index, criteria, [name])
    const rows = rowsOf(name)
    if (Math.min(met.count, index.size - met.count) * SLOTS_A_MEMBER < rows.length * table.slots) {
      const { byRow } = tally(index, met)
      return rows.map((row) => byRow[row] ?? 0)
    }
    const both = table.scratch()
    return rows.map((row) => table.and(both, met.set, row))
  }
  const countsOf = (name: CountedName) => {
    // Not terms of the listing: 高額 depends on other listings, the experience on the doctor.
    const ofMoment = (value: string, row: number) =>
      value === EXPERIENCE_MET ? criteria.experienceMet() : row === index.pay.high ? row : null
    // Dimensions combined by AND are not left out: a count tells what adding the value gives.
    const counts =
      !mustAllHold(kind, name) && (isWanted(name) || (name === 'prefectures' && where.cities?.length))
        ? countsWithout(name)
        : rowsOf(name).map((row, at) => {
            const own = ofMoment(dimensionWordsOf(name)[at] ?? '', row)
            return own === null ? (ofAll.byRow[row] ?? 0) : table.and(table.scratch(), all.set, own)
          })
    return dimensionWordsOf(name).map((value, at) => ({ value, count: counts[at] ?? 0 }))
  }
  const ofGrid = ['weekdays', 'shiftPatterns'] as const
  const { grid } = ofGrid.some(isWanted) ? tally(index, meeting(index, criteria, ofGrid)) : ofAll
  const place = prefecturesAsked(where).length > 0 ? meeting(index, criteria, ['prefectures']) : null
  return makeFacets(kind, where, {
    total: all.count,
    countsOf,
    citiesOf: (prefecture) => (place ? cityOffers(index, place, prefecture) : []),
    grid,
  })
}
