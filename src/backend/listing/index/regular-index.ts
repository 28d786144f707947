import { daysBetween, isoWeekday } from '../../../domain/text/tokyo-time.ts'
import type { ListingWhere } from './listing-search.ts'
import { GRID_WEEKDAYS } from '../../../domain/search/weekday-grid.ts'
import type { ListingIndex } from './listing-index.ts'
import { termOf } from './term.ts'

/** Numbers of regular listings only: days of the contract, since 1970-01-01. */
export const REGULAR_NUMBERS = ['contractStart', 'contractEnd'] as const

export type RegularNumber = (typeof REGULAR_NUMBERS)[number]
export type RegularIndex = ListingIndex<RegularNumber>

const dayNumber = (day: string): number => daysBetween('1970-01-01', day)

/** Keeps listings with the day's weekday whose contract includes the day. */
function keepDay(index: RegularIndex, set: number, day: string): number {
  const { table } = index
  const onWeekday = table.scratch()
  table.and(onWeekday, set, index.rowOf(termOf('weekdays', GRID_WEEKDAYS[isoWeekday(day) - 1] ?? '')))
  const begun = index.numbers('contractStart').atMost(onWeekday, dayNumber(day))
  return index.numbers('contractEnd').atLeast(begun, dayNumber(day))
}

export function narrowRegulars(index: RegularIndex, set: number, where: ListingWhere): number {
  const { table } = index
  if (!where.dates?.length) return set
  const kept = table.scratch()
  for (const day of new Set(where.dates)) table.or(kept, kept, keepDay(index, set, day))
  return kept
}
