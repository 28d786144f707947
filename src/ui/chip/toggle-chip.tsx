import type { ReactNode } from 'react'
import { CheckIcon } from '../icon/control-icons.tsx'
import { chipClass } from './chip-class.ts'

export type ToggleChipProps = {
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  disabled?: boolean
  children: ReactNode
}

export function ToggleChip({ pressed, onPressedChange, disabled, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={chipClass('open')}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && <CheckIcon size="sm" />}
      {children}
    </button>
  )
}
