import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import type { Need } from '../field/field-message.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import { Checkbox } from './checkbox.tsx'
import { list, listColumns } from './choice.css.ts'

export type ChoiceOption<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export type CheckboxGroupProps<Value extends string> = {
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly ChoiceOption<Value>[]
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  /** Called with all selected values, in the order of the options; goes with `value`. */
  onChange?: (next: Value[]) => void
  columns?: keyof typeof listColumns
  need?: Need
  help?: ReactNode
  error?: ReactNode
}

export function CheckboxGroup<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  columns = 1,
  ...group
}: CheckboxGroupProps<Value>) {
  const toggle = (toggled: Value, on: boolean) => {
    const chosen = options.map((option) => option.value)
    onChange?.(chosen.filter((one) => (one === toggled ? on : value?.includes(one))))
  }
  return (
    <FieldGroup {...group}>
      <div className={cx(list, listColumns[columns])}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            hint={option.hint}
            disabled={option.disabled}
            checked={value?.includes(option.value)}
            defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
            aria-invalid={group.error ? true : undefined}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
