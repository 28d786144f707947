import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '../class-names.ts'
import { ChevronDownIcon } from '../icon/control-icons.tsx'
import { input, plainIcon, plainSelect, select, selectIcon, selectWrap, widths } from './text-input.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type NativeSelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'style' | 'size' | 'multiple'
> & {
  options: readonly SelectOption[]
  /** The empty first choice, shown while nothing is chosen. */
  placeholder?: string
  width?: keyof typeof widths
  /** `plain` reads as text beside other text, as the sort order does. */
  look?: 'field' | 'plain'
  ref?: Ref<HTMLSelectElement>
}

export function NativeSelect({
  options,
  placeholder,
  width = 'full',
  look = 'field',
  className,
  ...rest
}: NativeSelectProps) {
  const plain = look === 'plain'
  return (
    <span className={cx(selectWrap, widths[width])}>
      <select {...rest} className={cx(input, select, plain && plainSelect, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="sm" className={cx(selectIcon, plain && plainIcon)} />
    </span>
  )
}
