import type { Problems } from '../../../../domain/text/form-rule.ts'
import { type Weekday, WEEKDAY } from '../../../../domain/text/week-days.ts'
import { weekdayNumbers } from '../../../../domain/listing/regular-dates.ts'
import { yearDayText } from '../../../../domain/listing/regular-text.ts'
import { CheckboxGroup } from '../../../../ui/choice/checkbox-group.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'

type ContractWishProps = {
  /** What the doctor may wish for. */
  choice: { weekdays: readonly Weekday[]; firstStart: string; lastStart: string }
  problems: Problems
  kept: KeptAnswer | null
}

/** The fields of a doctor's wishes for a regular contract: the days, and the first one. */
export function ContractWish({
  choice: { weekdays, firstStart, lastStart },
  problems,
  kept,
}: ContractWishProps) {
  const numbers = weekdayNumbers(weekdays).map(String)
  return (
    <>
      <CheckboxGroup
        legend="勤務できる曜日"
        need="required"
        name="weekdays"
        columns={2}
        error={problems['weekdays']}
        defaultValue={kept ? kept.typed['weekdays']?.split(',') : numbers}
        options={numbers.map((number, index) => ({
          value: number,
          label: `${WEEKDAY[weekdays[index] ?? 'UNSPECIFIED']}曜日`,
        }))}
      />
      <Field
        label="勤務を始められる日"
        need="required"
        help={`${yearDayText(firstStart)}から${yearDayText(lastStart)}までの間で入力してください。`}
        error={problems['startDate']}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="startDate"
            width="medium"
            min={firstStart}
            max={lastStart}
            defaultValue={kept?.typed['startDate'] ?? firstStart}
          />
        )}
      </Field>
    </>
  )
}
