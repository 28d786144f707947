import { WEEKDAY } from '../../../domain/text/week-days.ts'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import type { ApplicationFileView } from './application-file-view.ts'
import { NoteField } from './note-field.tsx'
import { FeeField } from './offer-fields.tsx'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7]
const WEEKDAYS = NUMBERS.flatMap((number) =>
  weekdaysOfNumbers([number]).map((weekday) => ({ value: String(number), label: `${WEEKDAY[weekday]}曜日` })),
)

type ContractFieldsProps = {
  file: Pick<ApplicationFileView, 'weekdays' | 'contractStart' | 'fee'>
  kept: KeptAnswer | null
  problems: Problems
}

/** The contract that a hospital offers, filled with what the doctor wishes for. */
export function ContractFields({ file, kept, problems }: ContractFieldsProps) {
  const typed = kept?.typed
  return (
    <>
      <Text tone="sub">
        先生の希望が入っています。先生が同意した時点で労働契約が成立し、それまで枠は埋まりません。
      </Text>
      <CheckboxGroup
        legend="勤務する曜日"
        need="required"
        name="weekdays"
        columns={2}
        error={problems['weekdays']}
        options={WEEKDAYS}
        defaultValue={typed?.['weekdays']?.split(',') ?? file.weekdays.map(String)}
      />
      <Field label="契約の開始日" need="required" error={problems['contractStart']}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="contractStart"
            width="medium"
            defaultValue={typed?.['contractStart'] ?? file.contractStart}
          />
        )}
      </Field>
      <FeeField label="1回の給与(税引前・円)" fee={file.fee} kept={kept} problems={problems} />
      <NoteField
        help="契約の条件について、先生に伝えておきたいことを書けます。"
        kept={kept}
        problems={problems}
      />
    </>
  )
}
