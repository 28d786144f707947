import { clearedIn, type FieldLook } from '../../../domain/listing/draft/field-look.ts'
import { cx } from '../../../ui/class-names.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Field, type FieldControl } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { Boxes } from '../../forms/criteria-boxes.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import * as styles from './listing-editor.css.ts'

type DraftFieldProps = {
  field: string
  look: FieldLook
  values: readonly string[]
  /** The hospital says that the text holds no patient's data. */
  isCleared: boolean
  problem: string | undefined
  isLocked: boolean
}

/** A list of choices longer than this is folded. */
const MANY = 8
/** Labels this short, such as weekdays, stand in a row. */
const SHORT = 3

const optionsOf = (words: Readonly<Record<string, string>> = {}) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** A field of the editor by its look. The form itself holds the state (uncontrolled). */
export function DraftField(props: DraftFieldProps) {
  const { field, look, isLocked } = props
  const isWide = look.control === 'lines' || look.control === 'many' || look.control === 'one'
  return (
    <div id={field} className={cx(isWide && styles.wide)} data-shown-for={look.shownFor?.value}>
      {isLocked && look.locks ? <LockedField {...props} /> : <OpenField {...props} />}
    </div>
  )
}

/** A locked value as text; it is posted as it is. */
function LockedField({ field, look, values }: DraftFieldProps) {
  const words = values.map((value) => look.words?.[value] ?? value).join('、')
  return (
    <Stack gap={1}>
      <Text tone="sub">{look.label}</Text>
      <p className={styles.locked}>{words ? `${words}${look.unit ?? ''}` : 'なし'}</p>
      {values.map((value) => (
        <input key={value} type="hidden" name={field} value={value} />
      ))}
    </Stack>
  )
}

function OpenField({ field, look, values, isCleared, problem }: DraftFieldProps) {
  const need = look.optional ? ('optional' as const) : ('required' as const)
  const shared = { help: look.help, need, error: problem }
  const [value] = values
  if (look.control === 'many') return <ManyField {...{ field, look, values, problem }} />
  if (look.control === 'text' || look.control === 'lines')
    return (
      <FreeText
        label={look.label}
        need={need}
        help={look.help}
        name={field}
        problems={problem === undefined ? {} : { [field]: problem }}
        defaultValue={value}
        draft={{ box: clearedIn(look.part), isCleared }}
        {...(look.control === 'text' ? { line: true } : { rows: look.part === 'work' ? 6 : 3 })}
      />
    )
  if (look.control === 'one')
    return (
      <RadioGroup
        {...shared}
        legend={look.label}
        name={field}
        options={optionsOf(look.words)}
        defaultValue={value}
        columns={2}
      />
    )
  return (
    <Field {...shared} label={look.label}>
      {(control) => <Control {...{ field, look, control }} value={value} />}
    </Field>
  )
}

function ManyField({ field, look, values, problem }: Omit<DraftFieldProps, 'isLocked' | 'isCleared'>) {
  const words = look.words ?? {}
  const isShort = Object.values(words).every((label) => label.length <= SHORT)
  const boxes = <Boxes name={field} words={words} value={values} flow={isShort} wide />
  const isLong = Object.keys(words).length > MANY
  return (
    <FieldGroup
      legend={look.label}
      need={look.optional ? 'optional' : 'required'}
      help={look.help}
      error={problem}
    >
      {isLong ? (
        <Disclosure
          summary={values.map((value) => words[value] ?? value).join('、') || '選ぶ'}
          hint={values.length > 0 ? `${values.length}件` : undefined}
          open={problem !== undefined}
        >
          {boxes}
        </Disclosure>
      ) : (
        boxes
      )}
    </FieldGroup>
  )
}

type ControlProps = { field: string; look: FieldLook; control: FieldControl; value: string | undefined }

function Control({ field, look, control, value }: ControlProps) {
  // A draft may be saved with anything missing: the check before publication asks for it.
  const shared = { ...control, required: undefined, name: field, defaultValue: value }
  switch (look.control) {
    case 'select':
      return <NativeSelect {...shared} options={optionsOf(look.words)} placeholder="選択してください" />
    case 'date':
      return <TextInput {...shared} type="date" width="medium" />
    case 'clock':
      return <TextInput {...shared} type="time" width="medium" />
    case 'number':
      return (
        <Inline gap={2} nowrap>
          <TextInput {...shared} inputMode="numeric" autoComplete="off" width="medium" />
          {look.unit && <span className={styles.unit}>{look.unit}</span>}
        </Inline>
      )
    case 'text':
    case 'lines':
    case 'one':
    case 'many':
      return null
  }
}
