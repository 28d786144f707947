import type { ReactElement, ReactNode } from 'react'
import { CloseIcon } from '../icon/control-icons.tsx'
import { chipClass } from './chip-class.ts'

/** What the element that does the removing must carry. */
export type ChipSlot = { className: string; 'aria-label': string; children: ReactNode }

export type RemovableChipProps = {
  label: string
  /** Read out instead of the cross; says what happens. */
  removeLabel?: string
  onRemove?: () => void
  /** Puts a link in place of the button, so that removing works as navigation. */
  render?: (slot: ChipSlot) => ReactElement
}

export function RemovableChip({
  label,
  removeLabel = `${label} を外す`,
  onRemove,
  render,
}: RemovableChipProps) {
  const slot: ChipSlot = {
    className: chipClass('selected'),
    'aria-label': removeLabel,
    children: (
      <>
        {label}
        <CloseIcon size="sm" />
      </>
    ),
  }
  return render ? render(slot) : <button type="button" onClick={onRemove} {...slot} />
}
