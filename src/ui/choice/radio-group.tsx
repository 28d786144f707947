import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { inSpans } from '../text/in-spans.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { Need } from '../field/field-message.tsx'
import type { ChoiceOption } from './checkbox-group.tsx'
import { description, hint, label, list, listColumns, radio, row } from './choice.css.ts'

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly ChoiceOption<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (next: Value) => void
  onBlur?: () => void
  columns?: keyof typeof listColumns
  need?: Need
  help?: ReactNode
  error?: ReactNode
}

export function RadioGroup<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  columns = 1,
  ...group
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={cx(list, listColumns[columns])}>
        {options.map((option) => (
          <label key={option.value} className={row}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={group.need === 'required'}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              aria-describedby={option.description ? `${id}-${option.value}` : undefined}
              onChange={() => onChange?.(option.value)}
              onBlur={onBlur}
              className={radio}
            />
            <span className={label}>
              {option.description ? (
                <>
                  {inSpans(option.label)}
                  <span id={`${id}-${option.value}`} className={description}>
                    {option.description}
                  </span>
                </>
              ) : (
                option.label
              )}
            </span>
            {option.hint !== undefined && <span className={hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
