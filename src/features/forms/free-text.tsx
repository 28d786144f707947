import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import type { Problems } from '../../domain/text/form-rule.ts'
import { Field, type FieldControl } from '../../ui/field/field.tsx'
import type { Need } from '../../ui/field/field-message.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea, type TextAreaProps } from '../../ui/text-input/text-area.tsx'
import { TextInput, type TextInputProps } from '../../ui/text-input/text-input.tsx'
import { PatientGuard } from './patient-guard.tsx'

type FreeTextProps = {
  label: ReactNode
  need?: Need
  help?: ReactNode
  name: string
  /** The form's problems: the text's own, and whether it seems to hold a patient's data. */
  problems: Problems
  defaultValue?: string | undefined
  /** Who alone reads the text, where no other person does: it needs no guard. */
  privateTo?: string
  /** See `PatientGuard`. A draft may be saved with anything missing. */
  draft?: { box: string; isCleared: boolean }
} & (
  | ({ line?: false } & Pick<TextAreaProps, 'rows' | 'limit'>)
  | ({ line: true } & Pick<TextInputProps, 'maxLength' | 'minLength'>)
)

/** The text of a field, also after the browser has restored it before hydration and after its form was reset. */
function useText(defaultValue: string) {
  const [text, setText] = useState(defaultValue)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input')
    const form = field?.form
    const read = () => setText(field?.value ?? '')
    // A reset form has its values a task later.
    const readLater = () => setTimeout(read)
    read()
    form?.addEventListener('reset', readLater)
    return () => form?.removeEventListener('reset', readLater)
  }, [])
  return { text, setText, place }
}

/**
 * A field for any words. The only one of its kind: other people read what is typed in forms, so it stands guard over
 * patients' data, unless it says who alone reads it.
 */
export function FreeText(props: FreeTextProps) {
  const { label, need, help, name, problems, defaultValue, privateTo } = props
  const { text, setText, place } = useText(defaultValue ?? '')
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => setText(target.value)
  return (
    <div ref={place}>
      <Stack gap={2}>
        <Field label={label} need={need} help={help} error={problems[name]}>
          {(control) => <Control {...props} {...{ control, change }} />}
        </Field>
        {privateTo === undefined && (
          <PatientGuard name={name} text={text} problems={problems} draft={props.draft} />
        )}
      </Stack>
    </div>
  )
}

type ControlProps = FreeTextProps & {
  control: FieldControl
  change: (event: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => void
}

function Control(props: ControlProps) {
  const { control, change, name, defaultValue, draft } = props
  const required = draft ? undefined : control.required
  const shared = { ...control, required, name, defaultValue, onChange: change }
  if (props.line) {
    const { maxLength, minLength } = props
    return <TextInput {...shared} {...{ maxLength, minLength }} autoComplete="off" />
  }
  const { rows, limit } = props
  return <TextArea {...shared} {...{ rows, limit }} />
}
