import type { KeyboardEventHandler, ReactNode } from 'react'
import { WEEKDAY } from '../../domain/listing-words.ts'
import {
  cellKey,
  GRID_PATTERN,
  GRID_PATTERNS,
  GRID_WEEKDAYS,
  rectangle,
  type GridCell,
} from '../../domain/weekday-grid.ts'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import * as styles from './weekday-grid.css.ts'

/** A cell, or a whole row or column, as the table draws it. */
export type GridPlace = {
  cells: GridCell[]
  kind: 'cell' | 'row' | 'column'
  /** Where it stands, headers being row 0 and column 0. */
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

const TONE: Partial<Record<string, string>> = { SATURDAY: styles.saturday, SUNDAY: styles.sunday }

/** The week as a clinic's timetable has it: weekdays across, times of day down. */
export function WeekdayGridTable({ caption, render, ...table }: WeekdayGridTableProps) {
  return (
    <table {...table} className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className={visuallyHidden}>時間帯</span>
          </th>
          {GRID_WEEKDAYS.map((weekday, index) => (
            <th key={weekday} scope="col" className={TONE[weekday]}>
              {render({
                kind: 'column',
                cells: rectangle([weekday], GRID_PATTERNS),
                row: 0,
                column: index + 1,
                word: WEEKDAY[weekday],
              })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GRID_PATTERNS.map((shiftPattern, row) => (
          <tr key={shiftPattern}>
            <th scope="row">
              {render({
                kind: 'row',
                cells: rectangle(GRID_WEEKDAYS, [shiftPattern]),
                row: row + 1,
                column: 0,
                word: GRID_PATTERN[shiftPattern],
              })}
            </th>
            {rectangle(GRID_WEEKDAYS, [shiftPattern]).map((cell, column) => (
              <td key={cellKey(cell)}>
                {render({ kind: 'cell', cells: [cell], row: row + 1, column: column + 1, word: '' })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
