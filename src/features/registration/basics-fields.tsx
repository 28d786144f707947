import { SEX } from '../../domain/account/doctor-words.ts'
import type { BasicsDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { AddressFields } from './address-fields.tsx'
import { choicesOf, knownChoice } from './choices.ts'
import { DateFields } from './date-fields.tsx'
import * as styles from './sign-up.css.ts'

/** A doctor is at least 20; the list of birth years starts there. */
const YOUNGEST = 20

type FieldsProps<Draft> = { draft: Draft | null; problems: Problems }
type NameDraft = Pick<BasicsDraft, 'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana'>

/** 姓名 and フリガナ. */
export function NameFields({ draft, problems }: FieldsProps<NameDraft>) {
  return (
    <div className={styles.pair}>
      <Field label="姓" need="required" error={problems['lastName']}>
        {(control) => (
          <TextInput {...control} name="lastName" autoComplete="family-name" defaultValue={draft?.lastName} />
        )}
      </Field>
      <Field label="名" need="required" error={problems['firstName']}>
        {(control) => (
          <TextInput
            {...control}
            name="firstName"
            autoComplete="given-name"
            defaultValue={draft?.firstName}
          />
        )}
      </Field>
      <Field label="セイ" need="required" error={problems['lastNameKana']}>
        {(control) => (
          <TextInput {...control} name="lastNameKana" autoComplete="off" defaultValue={draft?.lastNameKana} />
        )}
      </Field>
      <Field label="メイ" need="required" error={problems['firstNameKana']}>
        {(control) => (
          <TextInput
            {...control}
            name="firstNameKana"
            autoComplete="off"
            defaultValue={draft?.firstNameKana}
          />
        )}
      </Field>
    </div>
  )
}

export function SexField({ draft, problems }: FieldsProps<Pick<BasicsDraft, 'sex'>>) {
  return (
    <RadioGroup
      legend="性別"
      help="医籍の登録と照らし合わせるために伺います。"
      name="sex"
      need="required"
      columns={2}
      options={choicesOf(SEX)}
      defaultValue={knownChoice(SEX, draft?.sex)}
      error={problems['sex']}
    />
  )
}

type BirthDraft = Pick<BasicsDraft, 'birthYear' | 'birthMonth' | 'birthDay'>

export function BirthFields({ draft, problems, today }: FieldsProps<BirthDraft> & { today: string }) {
  return (
    <DateFields
      legend="生年月日"
      name="birth"
      chosen={draft && { year: draft.birthYear, month: draft.birthMonth, day: draft.birthDay }}
      today={today}
      offset={YOUNGEST}
      autoComplete
      error={problems['birthDate']}
    />
  )
}

/** 電話番号, 住所 and 最寄り駅. */
export function ContactFields({ draft, problems }: FieldsProps<BasicsDraft>) {
  return (
    <>
      <Field
        label="電話番号"
        need="required"
        help="ハイフンはあってもなくても構いません。"
        error={problems['phone']}
      >
        {(control) => (
          <TextInput
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            width="medium"
            defaultValue={draft?.phone}
          />
        )}
      </Field>
      <AddressFields draft={draft} problems={problems} />
      <Field label="最寄り駅" need="optional" error={problems['nearestStation']}>
        {(control) => (
          <TextInput
            {...control}
            name="nearestStation"
            autoComplete="off"
            width="medium"
            defaultValue={draft?.nearestStation}
          />
        )}
      </Field>
    </>
  )
}
