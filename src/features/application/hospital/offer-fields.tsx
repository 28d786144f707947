import type { Problems } from '../../../domain/text/form-rule.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { NoteField } from './note-field.tsx'
import type { ApplicationFileView } from './application-file-view.ts'

type OfferFieldsProps = {
  file: Pick<ApplicationFileView, 'start' | 'end' | 'fee'>
  kept: KeptAnswer | null
  problems: Problems
}

/** A `datetime-local` value. */
const typedOf = (instant: string) => instant.slice(0, 16)

/** Hours and fee, filled with those of the application: what stays as it is, is what the doctor applied to. */
export function OfferFields({ file: { start, end, fee }, kept, problems }: OfferFieldsProps) {
  const typed = kept?.typed
  return (
    <>
      <Text tone="sub">
        変えたいところだけを直してください。先生が同意した時点で労働契約が成立し、それまで枠は埋まりません。
      </Text>
      <Grid columns={2} gap={3} align="start">
        <Field label="開始" need="required" help="もとの時刻から12時間以内" error={problems['start']}>
          {(control) => (
            <TextInput
              {...control}
              name="start"
              type="datetime-local"
              defaultValue={typed?.['start'] ?? typedOf(start)}
            />
          )}
        </Field>
        <Field label="終了" need="required" help="32時間まで" error={problems['end']}>
          {(control) => (
            <TextInput
              {...control}
              name="end"
              type="datetime-local"
              defaultValue={typed?.['end'] ?? typedOf(end)}
            />
          )}
        </Field>
      </Grid>
      <FeeField label="給与(税引前・円)" fee={fee} kept={kept} problems={problems} />
      <NoteField
        help="なぜ変えるのかを伝えると、先生が判断しやすくなります。"
        kept={kept}
        problems={problems}
      />
    </>
  )
}

type FeeFieldProps = { label: string; fee: number; kept: KeptAnswer | null; problems: Problems }

export const FeeField = ({ label, fee, kept, problems }: FeeFieldProps) => (
  <Field label={label} need="required" error={problems['fee']}>
    {(control) => (
      <TextInput
        {...control}
        name="fee"
        inputMode="numeric"
        width="medium"
        defaultValue={kept?.typed['fee'] ?? String(fee)}
      />
    )}
  </Field>
)
