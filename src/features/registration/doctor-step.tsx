import { CLINICAL_DEPARTMENT_GROUPS } from '../../domain/clinical-department.ts'
import { yearChoices } from '../../domain/date-choices.ts'
import { SPECIALTY_GROUPS } from '../../domain/specialty.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FilteredBoxes } from '../criteria/filtered-boxes.tsx'
import { choicesOf, knownChoice } from './choices.ts'
import { DateFields } from './date-fields.tsx'
import { StepForm } from './step-form.tsx'
import type { AnsweredStepProps } from './sign-up-page.tsx'

const TRAINING = {
  YES: '修了しています(2004年3月以前に免許を取得した方を含みます)',
  NO: '研修中、またはこれから始めます',
} as const

export function DoctorStep({ registration, outcome, returnTo }: AnsweredStepProps) {
  const draft = registration.drafts.doctor
  const problems = registration.problems.doctor ?? {}
  return (
    <StepForm
      step="doctor"
      registration={registration}
      outcome={outcome}
      returnTo={returnTo}
      submitLabel="保存して次へ"
    >
      <RadioGroup
        legend="臨床研修"
        name="trainingCompleted"
        need="required"
        options={choicesOf(TRAINING)}
        defaultValue={knownChoice(TRAINING, draft?.trainingCompleted)}
        error={problems['trainingCompleted']}
      />
      <Field
        label="医籍登録番号"
        need="required"
        help="医師免許証に「第123456号」のように書かれている6桁以内の数字です。"
        error={problems['licenceNumber']}
      >
        {(control) => (
          <TextInput
            {...control}
            name="licenceNumber"
            inputMode="numeric"
            autoComplete="off"
            width="medium"
            defaultValue={draft?.licenceNumber}
          />
        )}
      </Field>
      <DateFields
        legend="医籍登録年月日"
        name="licence"
        chosen={draft && { year: draft.licenceYear, month: draft.licenceMonth, day: draft.licenceDay }}
        today={registration.today}
        error={problems['licenceDate']}
      />
      <Field label="保険医登録番号" need="optional" error={problems['insuranceNumber']}>
        {(control) => (
          <TextInput
            {...control}
            name="insuranceNumber"
            autoComplete="off"
            width="medium"
            defaultValue={draft?.insuranceNumber}
          />
        )}
      </Field>
      <Field label="卒業大学" need="required" error={problems['university']}>
        {(control) => (
          <TextInput {...control} name="university" autoComplete="off" defaultValue={draft?.university} />
        )}
      </Field>
      <Field label="卒業年" need="required" error={problems['graduationYear']}>
        {(control) => (
          <NativeSelect
            {...control}
            name="graduationYear"
            width="medium"
            placeholder="選択してください"
            defaultValue={draft?.graduationYear ?? ''}
            options={yearChoices(Number(registration.today.slice(0, 4)))}
          />
        )}
      </Field>
      <FieldGroup legend="専門医の資格" need="optional" error={problems['specialties']}>
        <FilteredBoxes
          name="specialties"
          what="専門医"
          example="総合内科"
          groups={SPECIALTY_GROUPS}
          value={draft?.specialties ?? []}
        />
      </FieldGroup>
      <FieldGroup legend="主な診療科" need="required" error={problems['departments']}>
        <FilteredBoxes
          name="departments"
          what="診療科"
          example="内科"
          groups={CLINICAL_DEPARTMENT_GROUPS}
          value={draft?.departments ?? []}
        />
      </FieldGroup>
    </StepForm>
  )
}
