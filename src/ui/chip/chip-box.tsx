import type { InputHTMLAttributes, ReactNode } from 'react'
import { CheckIcon } from '../icon/control-icons.tsx'
import { chipClass } from './chip-class.ts'
import { box, tick } from './chip.css.ts'

export type ChipBoxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'type' | 'className' | 'children'
> & { children: ReactNode }

/** A chip that is a checkbox: part of a form, with and without script. */
export function ChipBox({ children, ...rest }: ChipBoxProps) {
  return (
    <label className={chipClass('open')}>
      <input {...rest} type="checkbox" className={box} />
      <CheckIcon size="sm" className={tick} />
      {children}
    </label>
  )
}
