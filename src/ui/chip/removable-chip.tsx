import type { ReactElement, ReactNode } from 'react'
import { CloseIcon } from '../icon/control-icons.tsx'
import { chipClass } from './chip-class.ts'

/** Props of the element that removes the chip. */
export type ChipSlot = { className: string; 'aria-label': string; children: ReactNode }

export type RemovableChipProps = {
  label: string
  onRemove?: () => void
  /** Renders a link instead of the button, so that removing is a navigation. */
  render?: (slot: ChipSlot) => ReactElement
}

export function RemovableChip({ label, onRemove, render }: RemovableChipProps) {
  const slot: ChipSlot = {
    className: chipClass('selected'),
    'aria-label': `${label} を外す`,
    children: (
      <>
        {label}
        <CloseIcon size="sm" />
      </>
    ),
  }
  return render ? render(slot) : <button type="button" onClick={onRemove} {...slot} />
}
