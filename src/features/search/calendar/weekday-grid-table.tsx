import type { KeyboardEventHandler, ReactNode } from 'react'
import { WEEKDAY } from '../../../domain/text/week-days.ts'
import {
  GRID_PATTERN,
  GRID_PATTERNS,
  GRID_WEEKDAYS,
  rectangle,
  type GridCell,
} from '../../../domain/search/weekday-grid.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import { tone } from '../../../ui/theme/text.css.ts'
import * as styles from './weekday-grid.css.ts'

/** A cell, or a whole row or column, as the table draws it. */
export type GridPlace = {
  cells: GridCell[]
  kind: 'cell' | 'row' | 'column'
  /** Row and column; headers are row 0 and column 0. */
  row: number
  column: number
  /** What a header says: 「火」「午前」. */
  word: string
}

type WeekdayGridTableProps = {
  caption: string
  role?: 'grid'
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>
  render: (place: GridPlace) => ReactNode
}

const TONE: Partial<Record<string, string>> = { SATURDAY: tone.saturday, SUNDAY: tone.holiday }

// Created once, so that memoised buttons with the same props are not rendered again.
const COLUMNS = GRID_WEEKDAYS.map((weekday, index) => ({
  weekday,
  head: {
    kind: 'column',
    cells: rectangle([weekday], GRID_PATTERNS),
    row: 0,
    column: index + 1,
    word: WEEKDAY[weekday],
  } satisfies GridPlace,
}))

const ROWS = GRID_PATTERNS.map((shiftPattern, index) => {
  const cells = rectangle(GRID_WEEKDAYS, [shiftPattern])
  const row = index + 1
  return {
    shiftPattern,
    head: { kind: 'row', cells, row, column: 0, word: GRID_PATTERN[shiftPattern] } satisfies GridPlace,
    places: cells.map((cell, column): GridPlace => ({
      kind: 'cell',
      cells: [cell],
      row,
      column: column + 1,
      word: '',
    })),
  }
})

/** The week like a clinic's timetable: weekdays across, times of day down. */
export function WeekdayGridTable({ caption, render, ...table }: WeekdayGridTableProps) {
  return (
    <table {...table} className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={visuallyHidden}>時間帯</span>
          </th>
          {COLUMNS.map(({ weekday, head }) => (
            <th key={weekday} scope="col" className={TONE[weekday]}>
              {render(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ shiftPattern, head, places }) => (
          <tr key={shiftPattern}>
            <th scope="row">{render(head)}</th>
            {places.map((place) => (
              <td key={place.column}>{render(place)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
