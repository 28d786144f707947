import type { InputHTMLAttributes, Ref } from 'react'
import { cx } from '../class-names.ts'
import { input, widths } from './text-input.css.ts'

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'width'> & {
  width?: keyof typeof widths
  ref?: Ref<HTMLInputElement>
}

export function TextInput({ width = 'full', className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={cx(input, widths[width], className)} />
}
