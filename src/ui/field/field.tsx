import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../layout/layout.css.ts'
import { labelRow, single } from './field.css.ts'
import { describedBy, FieldError, FieldHelp, type Need, NeedMark } from './field-message.tsx'

/** Props of the control inside a field. */
export type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: ReactNode
  /** For assistive technology only, where the place says what to write. */
  labelHidden?: boolean
  /** 必須 or 任意 beside the label; nothing when left out. */
  need?: Need
  help?: ReactNode
  error?: ReactNode
  id?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, labelHidden = false, need, help, error, id, children }: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const helpId = `${control}-help`
  const errorId = `${control}-error`
  return (
    <div className={single}>
      <label htmlFor={control} className={labelHidden ? visuallyHidden : labelRow}>
        {label}
        <NeedMark need={need} />
      </label>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {children({
        id: control,
        required: need === 'required' || undefined,
        'aria-describedby': describedBy({ help: help ? helpId : false, error: error ? errorId : false }),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
