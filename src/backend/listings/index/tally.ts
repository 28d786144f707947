import type { Facets } from '../../../contract/gen/listings-resolvers.ts'
import type { ListingWhere } from '../listing-search.ts'
import { DIMENSIONS, SHIFT_PATTERNS, WEEKDAYS, type Dimension } from '../search-dimension.ts'
import type { ListingIndex } from './listing-index.ts'
import { wantedOf, type Meeting } from './meeting.ts'
import { GRID, type Profiles } from './profiles.ts'
import { ADJUSTABLE_END, ADJUSTABLE_START, termOf } from './term.ts'

/** How many listings of a set have each word: by row of the table, and by place in the grid. */
type Tally = { byRow: Map<number, number>; grid: number[] }

/** How many of a set have each profile of a group. */
function profilesIn<Own extends string>(index: ListingIndex<Own>, { set, count }: Meeting, group: Profiles) {
  const { table, live } = index
  // Of many, those that are missing are fewer.
  const isMost = count > index.size / 2
  const counts = isMost ? group.counts.slice(0, group.profiles.length) : new Int32Array(group.profiles.length)
  let walked = set
  if (isMost) table.andNot((walked = table.scratch()), live, set)
  const step = isMost ? -1 : 1
  const { column } = group
  for (const slot of table.slotsOf(walked)) {
    const profile = column[slot] ?? 0
    counts[profile] = (counts[profile] ?? 0) + step
  }
  return counts
}

function tally<Own extends string>(index: ListingIndex<Own>, met: Meeting): Tally {
  const byRow = new Map<number, number>()
  const grid = Array.from({ length: GRID }, () => 0)
  for (const group of index.groups) {
    profilesIn(index, met, group).forEach((count, number) => {
      const profile = count > 0 ? group.profiles[number] : undefined
      if (!profile) return
      for (const row of profile.rows) byRow.set(row, (byRow.get(row) ?? 0) + count)
      for (const place of profile.grid) grid[place] = (grid[place] ?? 0) + count
    })
  }
  return { byRow, grid }
}

/**
 * What stands beside each choice. `meet` gives the open listings that meet all criteria but those on some dimensions;
 * a dimension that no criterion is on has the counts of all criteria.
 */
export function facetsOf<Own extends string>(
  index: ListingIndex<Own>,
  where: ListingWhere,
  meet: (except: readonly Dimension[]) => Meeting,
  dimensions: readonly Dimension[],
): Facets {
  const all = meet([])
  const ofAll = tally(index, all)
  const isAsked = (name: Dimension) => wantedOf(where, name).length > 0
  const countsOf = (name: Dimension) => {
    if (!dimensions.includes(name)) return []
    // Every condition named must hold: beside one stands what naming it too gives.
    const { byRow } = name !== 'conditions' && isAsked(name) ? tally(index, meet([name])) : ofAll
    return DIMENSIONS[name].map((value) => ({
      value,
      count: byRow.get(index.rowOf(termOf(name, value))) ?? 0,
    }))
  }
  const { grid } =
    isAsked('weekdays') || isAsked('shiftPatterns')
      ? tally(index, meet(['weekdays', 'shiftPatterns']))
      : ofAll
  return {
    total: all.count,
    prefectures: countsOf('prefectures'),
    shiftPatterns: countsOf('shiftPatterns'),
    weekdays: countsOf('weekdays'),
    facilityCategories: countsOf('facilityCategories'),
    clinicalDepartments: countsOf('clinicalDepartments'),
    jobDescriptionTypesForSearch: countsOf('jobDescriptionTypesForSearch'),
    incentiveTypes: countsOf('incentiveTypes'),
    frequencies: countsOf('frequencies'),
    conditions: countsOf('conditions'),
    adjustableWorkingStartTime: ofAll.byRow.get(index.rowOf(ADJUSTABLE_START)) ?? 0,
    adjustableWorkingEndTime: ofAll.byRow.get(index.rowOf(ADJUSTABLE_END)) ?? 0,
    weekdayPatterns: WEEKDAYS.flatMap((weekday, at) =>
      SHIFT_PATTERNS.map((shiftPattern, pattern) => ({
        weekday,
        shiftPattern,
        count: grid[at * SHIFT_PATTERNS.length + pattern] ?? 0,
      })),
    ),
  }
}
