import type { ReactElement, ReactNode } from 'react'
import { CloseIcon } from '../icon/control-icons.tsx'
import { chipClass } from './chip-class.ts'

/** Props of the element that removes the chip. */
export type ChipSlot = { className: string; 'aria-label': string; children: ReactNode }

export type RemovableChipProps = {
  label: string
  /** Accessible name in place of the cross; says what happens. */
  removeLabel?: string
  onRemove?: () => void
  /** Renders a link instead of the button, so that removing is a navigation. */
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
