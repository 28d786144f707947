import { memo } from 'react'
import { numberText } from '../../../domain/text/money-text.ts'
import { cellText } from '../../../domain/search/weekday-grid.ts'
import type { GridPlace } from './weekday-grid-table.tsx'
import * as styles from './weekday-grid.css.ts'

type GridButtonProps = {
  place: GridPlace
  isPressed: boolean
  /** Searched, since it lies between chosen cells. */
  isCovered: boolean
  /** Listings the cell alone would find. */
  count?: number
  isTabStop: boolean
  onFocus: (place: string) => void
  onPress: (place: GridPlace) => void
}

export const GridButton = memo(function GridButton({
  place,
  isPressed,
  isCovered,
  count,
  isTabStop,
  onFocus,
  onPress,
}: GridButtonProps) {
  const at = `${place.row} ${place.column}`
  const [first] = place.cells
  const own = {
    type: 'button',
    'data-place': at,
    'aria-pressed': isPressed,
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => onFocus(at),
    onClick: () => onPress(place),
  } as const
  if (place.kind !== 'cell' || !first)
    return (
      <button {...own} className={styles.header} aria-label={`${place.word}をすべて選ぶ`}>
        {place.word}
      </button>
    )
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
      data-chosen={isPressed || undefined}
      data-covered={isCovered || undefined}
      data-empty={count === 0 || undefined}
    >
      <span>{count === undefined ? '' : numberText(count)}</span>
    </button>
  )
})
