import { WEEKDAY } from '../../domain/text/week-days.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { REGIONS } from '../../domain/text/prefecture.ts'
import { PREFERRED_JOB_TYPE } from '../../domain/doctor/registration-words.ts'
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { FilteredBoxes } from '../forms/filtered-boxes.tsx'
import { choicesOf, knownChoice } from './choices.ts'
import type { WishesDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY
const FEES = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000]
const PLACES = Object.fromEntries(
  Object.values(REGIONS).map(({ label, prefectures }) => [label, prefectures]),
)

/** The saved choices that the list still has. */
export const knownChoices = <Words extends object>(words: Words, chosen: readonly string[] = []) =>
  chosen.flatMap((one) => knownChoice(words, one) ?? [])

type WishesFieldsProps = { draft: Omit<WishesDraft, 'channels'> | null; problems: Problems }

export function WishesFields({ draft, problems }: WishesFieldsProps) {
  return (
    <>
      <CheckboxGroup
        legend="希望する働き方"
        name="preferredJobTypes"
        need="optional"
        options={choicesOf(PREFERRED_JOB_TYPE)}
        defaultValue={knownChoices(PREFERRED_JOB_TYPE, draft?.preferredJobTypes)}
        error={problems['preferredJobTypes']}
      />
      <FieldGroup legend="希望する都道府県" need="optional" error={problems['prefectures']}>
        <FilteredBoxes
          name="prefectures"
          what="都道府県"
          example="東京"
          groups={PLACES}
          value={draft?.prefectures ?? []}
        />
      </FieldGroup>
      <CheckboxGroup
        legend="希望する曜日"
        name="weekdays"
        need="optional"
        columns={3}
        options={choicesOf(WEEKDAYS)}
        defaultValue={knownChoices(WEEKDAYS, draft?.weekdays)}
        error={problems['weekdays']}
      />
      <Field label="最低給与(1回・税引前)" need="optional" error={problems['minimumFee']}>
        {(control) => (
          <NativeSelect
            {...control}
            name="minimumFee"
            width="medium"
            placeholder="指定なし"
            defaultValue={draft?.minimumFee ?? ''}
            options={FEES.map((fee) => ({ value: String(fee), label: `${numberText(fee)}円以上` }))}
          />
        )}
      </Field>
    </>
  )
}
