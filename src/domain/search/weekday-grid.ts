import { SHIFT_PATTERN, type ShiftPattern } from '../listing/listing-words.ts'
import { type Weekday, WEEKDAY } from '../text/week-days.ts'

/**
 * The grid of weekday × shift pattern. Search criteria are two independent lists of alternatives, so that a
 * search always covers the bounding rectangle of the chosen cells.
 */

export type GridWeekday = Exclude<Weekday, 'UNSPECIFIED'>
export type GridCell = { weekday: GridWeekday; shiftPattern: ShiftPattern }
export type GridCriteria = { weekdays?: readonly Weekday[]; shiftPatterns?: readonly ShiftPattern[] }

export const GRID_WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies GridWeekday[]

/** In the order of the day. */
export const GRID_PATTERNS = [
  'DAY_AM',
  'DAY_PM',
  'DAY_AM_PM',
  'DAY_EVENING',
  'NIGHT',
  'DAY_NIGHT',
] as const satisfies ShiftPattern[]

/** Short labels of the rows. */
export const GRID_PATTERN: Record<ShiftPattern, string> = {
  DAY_AM: '午前',
  DAY_PM: '午後',
  DAY_AM_PM: '日勤',
  DAY_EVENING: '夜診',
  NIGHT: '当直',
  DAY_NIGHT: '日当直',
}

export const cellKey = ({ weekday, shiftPattern }: GridCell): string => `${weekday} ${shiftPattern}`

/** All cells of the product of weekdays and patterns. */
export const rectangle = (
  weekdays: readonly GridWeekday[],
  shiftPatterns: readonly ShiftPattern[],
): GridCell[] =>
  shiftPatterns.flatMap((shiftPattern) => weekdays.map((weekday) => ({ weekday, shiftPattern })))

/** The cells that a search covers; none without criteria of weekday and pattern. */
export function cellsOf({ weekdays, shiftPatterns }: GridCriteria): GridCell[] {
  if (!weekdays?.length && !shiftPatterns?.length) return []
  const within = <T>(all: readonly T[], chosen: readonly unknown[] | undefined) =>
    chosen?.length ? all.filter((one) => chosen.includes(one)) : all
  return rectangle(within(GRID_WEEKDAYS, weekdays), within(GRID_PATTERNS, shiftPatterns))
}

/** The criteria that cover the cells; all weekdays, or all patterns, set no criterion. */
export function criteriaOfCells(cells: readonly GridCell[]): {
  weekdays: GridWeekday[] | undefined
  shiftPatterns: ShiftPattern[] | undefined
} {
  const weekdays = GRID_WEEKDAYS.filter((one) => cells.some(({ weekday }) => weekday === one))
  const shiftPatterns = GRID_PATTERNS.filter((one) => cells.some(({ shiftPattern }) => shiftPattern === one))
  const some = <T>(chosen: T[], all: readonly unknown[]) =>
    chosen.length > 0 && chosen.length < all.length ? chosen : undefined
  return { weekdays: some(weekdays, GRID_WEEKDAYS), shiftPatterns: some(shiftPatterns, GRID_PATTERNS) }
}

/** Adds the cells, or removes them when all are chosen. */
export function toggleCells(chosen: readonly GridCell[], cells: readonly GridCell[]): GridCell[] {
  const keys = new Set(chosen.map(cellKey))
  const given = new Set(cells.map(cellKey))
  if (cells.every((cell) => keys.has(cellKey(cell))))
    return chosen.filter((cell) => !given.has(cellKey(cell)))
  return [...chosen, ...cells.filter((cell) => !keys.has(cellKey(cell)))]
}

const labels = <T extends string>(values: readonly T[] | undefined, words: Readonly<Record<T, string>>) =>
  values?.map((value) => words[value]).join('・')

/** 「火・木 の 午前・午後 のどれか」: the search that results from the chosen cells; null when it covers just them. */
export function wideningText(cells: readonly GridCell[]): string | null {
  const criteria = criteriaOfCells(cells)
  const asked = criteria.weekdays ?? criteria.shiftPatterns
  // Without criteria, a search covers every cell.
  const covered = asked ? cellsOf(criteria).length : GRID_WEEKDAYS.length * GRID_PATTERNS.length
  if (cells.length === 0 || covered === cells.length) return null
  return `${labels(criteria.weekdays, WEEKDAY) ?? 'すべての曜日'} の ${labels(criteria.shiftPatterns, GRID_PATTERN) ?? 'すべての時間帯'} のどれか`
}

/** The same for criteria with several weekdays and several patterns; null for a single row or column. */
export function rectangleText({ weekdays = [], shiftPatterns = [] }: GridCriteria): string | null {
  if (weekdays.length < 2 || shiftPatterns.length < 2) return null
  const inWeek = GRID_WEEKDAYS.filter((one) => weekdays.includes(one))
  const inDay = GRID_PATTERNS.filter((one) => shiftPatterns.includes(one))
  return `${labels(inWeek, WEEKDAY)} の ${labels(inDay, GRID_PATTERN)} のどれか`
}

/** 「火曜 午前」: accessible name of a cell. */
export const cellText = ({ weekday, shiftPattern }: GridCell): string =>
  `${WEEKDAY[weekday]}曜 ${SHIFT_PATTERN[shiftPattern]}`
