import { numberText } from '../../domain/money-text.ts'
import { cellKey, cellText } from '../../domain/weekday-grid.ts'
import type { ValueCounts } from '../criteria/criteria-boxes.tsx'
import type { GridPlace } from './weekday-grid-table.tsx'
import * as styles from './weekday-grid.css.ts'

type GridButtonProps = {
  place: GridPlace
  chosen: ReadonlySet<string>
  /** What is searched: the chosen cells and what lies between them. */
  covered: ReadonlySet<string>
  counts?: ValueCounts
  isTabStop: boolean
  onFocus: (place: string) => void
  onPress: () => void
}

export function GridButton({ place, chosen, covered, counts, isTabStop, onFocus, onPress }: GridButtonProps) {
  const at = `${place.row} ${place.column}`
  const [first] = place.cells
  const pressed = place.cells.every((cell) => chosen.has(cellKey(cell)))
  const own = {
    type: 'button',
    'data-place': at,
    'aria-pressed': pressed,
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => onFocus(at),
    onClick: onPress,
  } as const
  if (place.kind !== 'cell' || !first)
    return (
      <button {...own} className={styles.header} aria-label={`${place.word}をすべて選ぶ`}>
        {place.word}
      </button>
    )
  const count = counts?.[cellKey(first)]
  const isCovered = !pressed && covered.has(cellKey(first))
  const words = [
    cellText(first),
    count === undefined ? '' : `${numberText(count)}件`,
    isCovered ? '検索の対象' : '',
  ]
  return (
    <button
      {...own}
      className={styles.cell}
      aria-label={words.filter(Boolean).join(' ')}
      data-chosen={pressed || undefined}
      data-covered={isCovered || undefined}
      data-empty={count === 0 || undefined}
    >
      <span>{count === undefined ? '' : numberText(count)}</span>
    </button>
  )
}
