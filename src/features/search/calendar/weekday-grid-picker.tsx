import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { SHIFT_PATTERN } from '../../../domain/listing/listing-words.ts'
import { WEEKDAY } from '../../../domain/text/week-days.ts'
import {
  cellKey,
  cellsOf,
  criteriaOfCells,
  toggleCells,
  wideningText,
  type GridCriteria,
} from '../../../domain/search/weekday-grid.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Boxes, type ValueCounts } from '../../forms/criteria-boxes.tsx'
import { GridButton } from './weekday-grid-button.tsx'
import { WeekdayGridTable, type GridPlace } from './weekday-grid-table.tsx'
import { scripted } from '../../../ui/layout/layout.css.ts'
import * as styles from './weekday-grid.css.ts'

type WeekdayGridPickerProps = {
  /** The initial values. */
  value: GridCriteria
  /** Listings a cell alone would find, by weekday and pattern. */
  counts?: ValueCounts
  /** Called after a choice that fires no event of the form. */
  onChange: () => void
}

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY

/** How the arrow keys move over the grid. */
const STEP: Partial<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Weekday and time of day by cells, rows and columns. Without script the two are lists of boxes. */
export function WeekdayGridPicker({ value, counts, onChange }: WeekdayGridPickerProps) {
  const hydrated = useHydrated()
  const [cells, setCells] = useState(() => cellsOf(value))
  const [focused, setFocused] = useState('1 1')
  const before = useRef(cells)
  useEffect(() => {
    if (before.current !== cells) onChange()
    before.current = cells
  }, [cells, onChange])
  const criteria = criteriaOfCells(cells)
  const chosen = new Set(cells.map(cellKey))
  const covered = new Set(cellsOf(criteria).map(cellKey))
  const widening = wideningText(cells)

  const press = useCallback(
    (place: GridPlace) => setCells((chosenBefore) => toggleCells(chosenBefore, place.cells)),
    [],
  )
  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEP[event.key]
    if (!step) return
    event.preventDefault()
    const [row = 0, column = 0] = focused.split(' ').map(Number)
    const next = `${row + step[0]} ${column + step[1]}`
    const button = event.currentTarget.querySelector(`[data-place="${next}"]`)
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <>
      <div className={scripted}>
        <WeekdayGridTable
          caption="曜日と時間帯。矢印キーで移動し、見出しを押すとその列・行をまとめて選びます。"
          role="grid"
          onKeyDown={move}
          render={(place) => {
            const isPressed = place.cells.every((cell) => chosen.has(cellKey(cell)))
            const [cell] = place.kind === 'cell' ? place.cells : []
            return (
              <GridButton
                place={place}
                isPressed={isPressed}
                isCovered={!isPressed && cell !== undefined && covered.has(cellKey(cell))}
                count={cell && counts?.[cellKey(cell)]}
                isTabStop={focused === `${place.row} ${place.column}`}
                onFocus={setFocused}
                onPress={press}
              />
            )
          }}
        />
        <div aria-live="polite" className={widening ? styles.widening : undefined}>
          {widening && <Notice>{widening} をさがします。</Notice>}
        </div>
      </div>
      {hydrated ? (
        <>
          {Object.entries(criteria).map(
            ([name, values]) =>
              values && <input key={name} type="hidden" name={name} value={values.join()} />,
          )}
        </>
      ) : (
        <noscript>
          <Boxes name="weekdays" words={WEEKDAYS} value={value.weekdays} flow />
          <Boxes name="shiftPatterns" words={SHIFT_PATTERN} value={value.shiftPatterns} />
        </noscript>
      )}
    </>
  )
}
