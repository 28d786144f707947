import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellKey,
  cellsOf,
  criteriaOfCells,
  GRID_PATTERNS,
  GRID_WEEKDAYS,
  rectangle,
  rectangleText,
  toggleCells,
  wideningText,
  type GridCell,
} from '#app/domain/search/weekday-grid.ts'

const tuesdayMorning: GridCell = { weekday: 'TUESDAY', shiftPattern: 'DAY_AM' }
const thursdayAfternoon: GridCell = { weekday: 'THURSDAY', shiftPattern: 'DAY_PM' }
const everyCell = rectangle(GRID_WEEKDAYS, GRID_PATTERNS)

describe('the grid of weekday and time of day', () => {
  test('cells across from each other search the rectangle over them, and it is said', () => {
    const cells = [tuesdayMorning, thursdayAfternoon]
    expect(criteriaOfCells(cells)).toEqual({
      weekdays: ['TUESDAY', 'THURSDAY'],
      shiftPatterns: ['DAY_AM', 'DAY_PM'],
    })
    expect(wideningText(cells)).toBe('火・木 の 午前・午後 のどれか')
  })

  test('cells that are a rectangle need no words', () => {
    expect(wideningText([tuesdayMorning])).toBeNull()
    expect(wideningText(rectangle(['TUESDAY', 'THURSDAY'], ['DAY_AM', 'DAY_PM']))).toBeNull()
    expect(wideningText([])).toBeNull()
    expect(wideningText(everyCell)).toBeNull()
  })

  test('a whole row asks nothing of the weekday, a whole column nothing of the pattern', () => {
    expect(criteriaOfCells(rectangle(GRID_WEEKDAYS, ['NIGHT']))).toEqual({
      weekdays: undefined,
      shiftPatterns: ['NIGHT'],
    })
    expect(criteriaOfCells(rectangle(['FRIDAY'], GRID_PATTERNS))).toEqual({
      weekdays: ['FRIDAY'],
      shiftPatterns: undefined,
    })
    expect(criteriaOfCells(everyCell)).toEqual({ weekdays: undefined, shiftPatterns: undefined })
    expect(wideningText([...rectangle(GRID_WEEKDAYS, ['NIGHT']), tuesdayMorning])).toBe(
      'すべての曜日 の 午前・当直 のどれか',
    )
    const diagonal = GRID_WEEKDAYS.map((weekday, index) => ({
      weekday,
      shiftPattern: GRID_PATTERNS[index % GRID_PATTERNS.length] ?? 'NIGHT',
    }))
    expect(wideningText(diagonal)).toBe('すべての曜日 の すべての時間帯 のどれか')
  })

  test('choosing a row takes what is missing of it, and lets go of a whole one', () => {
    const row = rectangle(GRID_WEEKDAYS, ['DAY_AM'])
    const chosen = toggleCells([tuesdayMorning, thursdayAfternoon], row)
    expect(chosen).toHaveLength(8)
    expect(toggleCells(chosen, row)).toEqual([thursdayAfternoon])
  })

  test('what is searched always covers what was chosen, and reads back as itself', () => {
    fc.assert(
      fc.property(fc.subarray(everyCell), (cells) => {
        const criteria = criteriaOfCells(cells)
        const covered = cellsOf(criteria)
        expect(criteriaOfCells(covered)).toEqual(criteria)
        if (cells.length === 0 || covered.length === 0) return
        const keys = covered.map(cellKey)
        expect(cells.map(cellKey).every((key) => keys.includes(key))).toBe(true)
        expect(wideningText(cells) === null).toBe(covered.length === cells.length)
      }),
    )
  })
})

test('says of a search which weekdays go with which times of day', () => {
  expect(rectangleText({ weekdays: ['THURSDAY', 'TUESDAY'], shiftPatterns: ['DAY_PM', 'DAY_AM'] })).toBe(
    '火・木 の 午前・午後 のどれか',
  )
  expect(rectangleText({ weekdays: ['TUESDAY'], shiftPatterns: ['DAY_AM', 'DAY_PM'] })).toBeNull()
  expect(rectangleText({})).toBeNull()
})
