import { INTERVIEW_MINUTES, INTERVIEW_PLACE } from '../../../domain/application/interview.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { SLOT_NAMES } from './decide-form-data.ts'
import { NoteField } from './note-field.tsx'

const MINUTES = INTERVIEW_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes}分` }))
const PLACES = [
  { value: 'ONLINE', label: INTERVIEW_PLACE.ONLINE },
  { value: 'ONSITE', label: INTERVIEW_PLACE.ONSITE },
]

/** Times for an interview, of which the doctor picks one. */
export function InterviewFields({ kept, problems }: { kept: KeptAnswer | null; problems: Problems }) {
  const typed = kept?.typed
  return (
    <>
      <Text tone="sub">
        候補を出すと、先生が都合のよい日時を1つ選びます。2時間後から60日後までの日時を入力してください。
      </Text>
      <Grid columns={2} gap={3} align="start">
        {SLOT_NAMES.map((name, index) => (
          <Field
            key={name}
            label={`候補${index + 1}`}
            need={index === 0 ? 'required' : 'optional'}
            error={problems[name]}
          >
            {(control) => (
              <TextInput {...control} name={name} type="datetime-local" defaultValue={typed?.[name]} />
            )}
          </Field>
        ))}
        <Field label="面談の長さ" need="required">
          {(control) => (
            <NativeSelect
              {...control}
              name="minutes"
              options={MINUTES}
              defaultValue={typed?.['minutes'] ?? '30'}
            />
          )}
        </Field>
      </Grid>
      <RadioGroup
        legend="面談の場所"
        name="place"
        need="required"
        error={problems['place']}
        options={PLACES}
        defaultValue={typed?.['place'] ?? 'ONLINE'}
      />
      <NoteField help="接続先や集合場所、当日の担当者などを書けます。" kept={kept} problems={problems} />
    </>
  )
}
