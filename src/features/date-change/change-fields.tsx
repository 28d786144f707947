import type { Problems } from '../../domain/text/form-rule.ts'
import { DATE_CHANGE_NOTE } from '../../domain/work/date-change.ts'
import { Field } from '../../ui/field/field.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

type ChangeFieldsProps = {
  planned: { startTime: string; endTime: string }
  problems: Problems
  typed: Readonly<Record<string, string | undefined>>
  /** Who reads the reason. */
  help: string
}

/** Another time, with the planned one to begin with, and why. */
export const ChangeFields = ({ planned, problems, typed, help }: ChangeFieldsProps) => (
  <>
    <Grid columns={2} gap={3} align="start">
      <Field label="新しい開始" need="required" error={problems['start']}>
        {(control) => (
          <TextInput
            {...control}
            name="start"
            type="datetime-local"
            defaultValue={typed['start'] ?? planned.startTime.slice(0, 16)}
          />
        )}
      </Field>
      <Field label="新しい終了" need="required" error={problems['end']}>
        {(control) => (
          <TextInput
            {...control}
            name="end"
            type="datetime-local"
            defaultValue={typed['end'] ?? planned.endTime.slice(0, 16)}
          />
        )}
      </Field>
    </Grid>
    <FreeText
      label="変更したい事情"
      need="required"
      help={`${help}(${DATE_CHANGE_NOTE.least}〜${DATE_CHANGE_NOTE.most}文字)。患者さんの情報は書かないでください。`}
      problems={problems}
      name="note"
      rows={3}
      limit={DATE_CHANGE_NOTE.most}
      defaultValue={typed['note']}
    />
  </>
)
