import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../layout/layout.css.ts'
import { field, legendRow } from './field.css.ts'
import { describedBy, FieldError, FieldHelp, type Need, NeedMark } from './field-message.tsx'

export type FieldGroupProps = {
  legend: ReactNode
  legendHidden?: boolean
  need?: Need
  help?: ReactNode
  error?: ReactNode
  /** `radiogroup` names the whole group, and marks it as required or invalid. */
  role?: 'radiogroup'
  children: ReactNode
}

/** Several controls for one question: 生年月日, a list of checkboxes, a set of radios. */
export function FieldGroup({ legend, legendHidden, need, help, error, role, children }: FieldGroupProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy({ help: help ? helpId : false, error: error ? errorId : false })}
      aria-invalid={role && error ? true : undefined}
      aria-required={role && need === 'required' ? true : undefined}
    >
      <legend className={legendHidden ? visuallyHidden : legendRow}>
        {legend}
        <NeedMark need={need} />
      </legend>
      <div className={field}>
        {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
