import { CLINICAL_DEPARTMENT_GROUPS } from '../../domain/doctor/clinical-department.ts'
import { yearChoices } from '../../domain/text/date-choices.ts'
import type { DoctorDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { SPECIALTY_GROUPS } from '../../domain/doctor/specialty.ts'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FilteredBoxes } from '../forms/filtered-boxes.tsx'
import { DateFields } from './date-fields.tsx'

type FieldsProps<Draft> = { draft: Draft | null; problems: Problems; today: string }
type LicenceDraft = Pick<DoctorDraft, 'licenceNumber' | 'licenceYear' | 'licenceMonth' | 'licenceDay'>

/** 医籍登録番号 and 医籍登録年月日. */
export function LicenceFields({ draft, problems, today }: FieldsProps<LicenceDraft>) {
  return (
    <>
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
        today={today}
        error={problems['licenceDate']}
      />
    </>
  )
}

type PracticeDraft = Omit<DoctorDraft, keyof LicenceDraft | 'trainingCompleted'>

/** The fields outside the licence: 卒業, 専門医 and 診療科. */
export function PracticeFields({ draft, problems, today }: FieldsProps<PracticeDraft>) {
  return (
    <>
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
            options={yearChoices(Number(today.slice(0, 4)))}
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
    </>
  )
}
