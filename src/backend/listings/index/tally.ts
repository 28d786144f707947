import type { Facets } from '../../../contract/gen/listings-resolvers.ts'
import type { ListingWhere } from '../listing-search.ts'
import { DIMENSIONS, SHIFT_PATTERNS, WEEKDAYS, type Dimension } from '../search-dimension.ts'
import type { ListingIndex } from './listing-index.ts'
import { wantedOf, type Meeting } from './meeting.ts'
import { GRID, type Profiles } from './profiles.ts'
import { ADJUSTABLE_END, ADJUSTABLE_START, GROUP_OF, termOf } from './term.ts'

/** How many listings of a set have each word: by row of the table, and by place in the grid. */
type Tally = { byRow: Map<number, number>; grid: number[] }

/** The slots that are walked to count a set: its own, or the missing ones when those are fewer. */
type Walk = { slots: Int32Array; isMissing: boolean }

function walkOf<Own extends string>({ table, live, size }: ListingIndex<Own>, { set, count }: Meeting): Walk {
  const isMissing = count > size / 2
  if (!isMissing) return { slots: table.slotsOf(set), isMissing }
  const missing = table.scratch()
  table.andNot(missing, live, set)
  return { slots: table.slotsOf(missing), isMissing }
}

/** How many of the walked listings have each profile of a group. */
function profilesIn({ profiles, counts: ofAll, column }: Profiles, { slots, isMissing }: Walk): Int32Array {
  const counts = new Int32Array(profiles.length)
  for (let at = 0; at < slots.length; at += 1) {
    const profile = column[slots[at] ?? 0] ?? 0
    counts[profile] = (counts[profile] ?? 0) + 1
  }
  return isMissing ? counts.map((count, profile) => (ofAll[profile] ?? 0) - count) : counts
}

function groupOf<Own extends string>(index: ListingIndex<Own>, name: Dimension): Profiles {
  const group = index.groups[GROUP_OF[name]]
  if (!group) throw new Error(`${name} is in no group`)
  return group
}

function tally<Own extends string>(
  index: ListingIndex<Own>,
  met: Meeting,
  groups: readonly Profiles[],
): Tally {
  const byRow = new Map<number, number>()
  const grid = Array.from({ length: GRID }, () => 0)
  const walk = walkOf(index, met)
  for (const group of groups) {
    profilesIn(group, walk).forEach((count, number) => {
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
  const ofAll = tally(index, all, index.groups)
  const known = new Map<string, Tally>([['', ofAll]])
  /** Counts in the group of the first dimension, with the criteria on all of these left out. */
  const without = (...names: [Dimension, ...Dimension[]]): Tally => {
    const except = names.filter((name) => wantedOf(where, name).length > 0)
    const key = except.join(' ')
    const found = known.get(key) ?? tally(index, meet(except), [groupOf(index, names[0])])
    known.set(key, found)
    return found
  }
  const countsOf = (name: Dimension) => {
    if (!dimensions.includes(name)) return []
    // Every condition named must hold: beside one stands what naming it too gives.
    const { byRow } = name === 'conditions' ? ofAll : without(name)
    return DIMENSIONS[name].map((value) => ({
      value,
      count: byRow.get(index.rowOf(termOf(name, value))) ?? 0,
    }))
  }
  const { grid } = without('weekdays', 'shiftPatterns')
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
