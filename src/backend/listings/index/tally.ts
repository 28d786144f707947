import type { Facets } from '../../../contract/gen/listings-resolvers.ts'
import { prefectureOfCity, prefecturesAsked } from '../../../domain/text/city.ts'
import type { ListingWhere } from './listing-search.ts'
import { DIMENSIONS, SHIFT_PATTERNS, WEEKDAYS, type Dimension } from '../search-dimension.ts'
import type { ListingIndex } from './listing-index.ts'
import { meeting, type Criteria, type Meeting, wantedOf } from './meeting.ts'
import { cityOffers } from './places.ts'
import { GRID } from './profiles.ts'
import { ADJUSTABLE_END, ADJUSTABLE_START, termOf } from './term.ts'

/** How many listings of a set have each word: by row of the table, and by place in the grid. */
type Tally = { byRow: Int32Array; grid: Int32Array }

/** The set that is walked to count another: itself, or what is missing when that is less. */
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

/** A member of a set is looked up in about the time in which so many slots of a row are counted. */
const SLOTS_A_MEMBER = 120

/**
 * What stands beside each choice: how many open listings meet the criteria but those on its own dimension. A dimension that
 * no criterion is on has the counts of all criteria.
 */
export function facetsOf<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  criteria: Criteria,
  dimensions: readonly Dimension[],
): Facets {
  const { table } = index
  const all = meeting(index, criteria)
  const ofAll = tally(index, all)
  const isWanted = (name: Dimension) => wantedOf(where, name).length > 0
  const rowsOf = (name: Dimension) => DIMENSIONS[name].map((value) => index.rowOf(termOf(name, value)))

  /** Counts of the rows of a dimension with the criteria on it left out; the cheaper of two ways. */
  const countsWithout = (name: Dimension): readonly number[] => {
    const met = meeting(index, criteria, [name])
    const rows = rowsOf(name)
    if (Math.min(met.count, index.size - met.count) * SLOTS_A_MEMBER < rows.length * table.slots) {
      const { byRow } = tally(index, met)
      return rows.map((row) => byRow[row] ?? 0)
    }
    const both = table.scratch()
    return rows.map((row) => table.and(both, met.set, row))
  }
  const countsOf = (name: Dimension) => {
    if (!dimensions.includes(name)) return []
    // Every condition named must hold: beside one stands what naming it too gives.
    const counts =
      name !== 'conditions' && (isWanted(name) || (name === 'prefectures' && where.cities?.length))
        ? countsWithout(name)
        : rowsOf(name).map((row) =>
            // No word of a listing: it depends on the others.
            row === index.pay.high ? table.and(table.scratch(), all.set, row) : (ofAll.byRow[row] ?? 0),
          )
    return DIMENSIONS[name].map((value, at) => ({ value, count: counts[at] ?? 0 }))
  }
  /** Of the prefectures asked for alone: nobody reads a list of all cities. */
  const citiesAsked = () => {
    const prefectures = prefecturesAsked(where)
    if (prefectures.length === 0) return []
    const place = meeting(index, criteria, ['prefectures'])
    return prefectures.flatMap((prefecture) => {
      const offers = cityOffers(index, place, prefecture)
      const empty = (where.cities ?? []).filter(
        (key) => prefectureOfCity(key) === prefecture && !offers.some((offer) => offer.key === key),
      )
      return [
        ...offers.map(({ key, count }) => ({ value: key, count })),
        ...[...new Set(empty)].map((value) => ({ value, count: 0 })),
      ]
    })
  }
  const ofGrid = ['weekdays', 'shiftPatterns'] as const
  const { grid } = ofGrid.some(isWanted) ? tally(index, meeting(index, criteria, ofGrid)) : ofAll
  return {
    total: all.count,
    prefectures: countsOf('prefectures'),
    cities: citiesAsked(),
    shiftPatterns: countsOf('shiftPatterns'),
    weekdays: countsOf('weekdays'),
    facilityCategories: countsOf('facilityCategories'),
    clinicalDepartments: countsOf('clinicalDepartments'),
    jobDescriptionTypesForSearch: countsOf('jobDescriptionTypesForSearch'),
    incentiveTypes: countsOf('incentiveTypes'),
    conditions: countsOf('conditions'),
    shiftLengths: countsOf('shiftLengths'),
    frequencies: countsOf('frequencies'),
    contractTerms: countsOf('contractTerms'),
    interviews: countsOf('interviews'),
    weeklyHours: countsOf('weeklyHours'),
    adjustableWorkingStartTime: ofAll.byRow[index.rowOf(ADJUSTABLE_START)] ?? 0,
    adjustableWorkingEndTime: ofAll.byRow[index.rowOf(ADJUSTABLE_END)] ?? 0,
    weekdayPatterns: WEEKDAYS.flatMap((weekday, at) =>
      SHIFT_PATTERNS.map((shiftPattern, pattern) => ({
        weekday,
        shiftPattern,
        count: grid[at * SHIFT_PATTERNS.length + pattern] ?? 0,
      })),
    ),
  }
}
