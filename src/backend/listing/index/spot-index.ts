import { comingSeason } from '../../../domain/search/season-days.ts'
import { addDays, daysBetween, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { ListingWhere } from './listing-search.ts'
import type { CalendarDay } from '../../../contract/gen/listings-resolvers.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Meeting } from './meeting.ts'
import { daysOfSpan, isWholeDays, type Span } from '../../../domain/ng/ng-times.ts'
import { INTO_NEXT_DAY, INTO_SECOND_DAY } from './term.ts'

/** Numbers of spot listings only. */
export const SPOT_NUMBERS = ['startTime'] as const

/** Spot listings are clustered by the day of their start: days since 1970-01-01. */
const clusterOf = (day: string): number => daysBetween('1970-01-01', day)

export type SpotNumber = (typeof SPOT_NUMBERS)[number]
export type SpotIndex = ListingIndex<SpotNumber>

/** Keeps listings that start on one of the days. */
function keepDays(index: SpotIndex, set: number, days: Iterable<string>): number {
  const kept = index.table.scratch()
  for (const day of new Set(days))
    for (const run of index.runsOf(clusterOf(day))) index.table.copy(kept, set, run)
  return kept
}

/**
 * Keeps shifts that overlap the season. Shifts last at most 32 hours, so those of two days before are checked
 * too.
 */
function keepSeason(index: SpotIndex, set: number, from: string, to: string): number {
  const { table } = index
  const during = Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days))
  const kept = keepDays(index, set, during)
  for (const [days, term] of [
    [1, INTO_NEXT_DAY],
    [2, INTO_SECOND_DAY],
  ] as const) {
    const before = keepDays(index, set, [addDays(from, -days)])
    table.and(before, before, index.rowOf(term))
    table.or(kept, kept, before)
  }
  return kept
}

export function narrowSpots(index: SpotIndex, set: number, where: ListingWhere, now: Date): number {
  const onDays = where.dates?.length ? keepDays(index, set, where.dates) : set
  if (!where.season) return onDays
  const { from, to } = comingSeason(where.season, tokyoDay(now))
  return keepSeason(index, onDays, from, to)
}

/** Adds the shifts that overlap the spans: whole days by bit rows, other times shift by shift. */
function fillBlocked(index: SpotIndex, row: number, spans: readonly Span[]): void {
  const { table } = index
  const during = table.scratch()
  const addRuns = (day: string, term: number | null) => {
    for (const run of index.runsOf(clusterOf(day))) {
      if (term === null) table.or(row, row, index.live, run)
      else {
        table.and(during, index.live, term, run)
        table.or(row, row, during, run)
      }
    }
  }
  for (const span of spans) {
    const days = daysOfSpan(span)
    const [first] = days
    if (first === undefined) continue
    const before = [addDays(first, -1), addDays(first, -2)] as const
    if (isWholeDays(span)) {
      for (const day of days) addRuns(day, null)
      addRuns(before[0], index.rowOf(INTO_NEXT_DAY))
      addRuns(before[1], index.rowOf(INTO_SECOND_DAY))
    } else
      for (const day of [...before, ...days])
        for (const run of index.runsOf(clusterOf(day))) index.times.addOverlapping(row, run, span)
  }
}

/** Adds the shifts at a doctor's blocked times to a set. */
export function addBlockedShifts(index: SpotIndex, set: number, spans: readonly Span[]): void {
  if (spans.length === 0) return
  const row = index.times.rowOf(spans, (made) => fillBlocked(index, made, spans))
  index.table.or(set, set, row)
}

/** Number of listings and highest fee per day. */
export function calendarOf(index: SpotIndex, { set }: Meeting, from: string, days: number): CalendarDay[] {
  const { table } = index
  const rows = [table.scratch(), table.scratch()] as const
  const fees = index.numbers('fee')
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at)
    const runs = index.runsOf(clusterOf(day))
    const count = runs.reduce((sum, run) => sum + table.count(set, run), 0)
    return { day, count, bestFee: count > 0 ? fees.greatest(set, runs, rows) : null }
  })
}
