import type { SectionDrafts } from '../../../domain/doctor/profile-draft.ts'
import { BANK_ACCOUNT_KIND } from '../../../domain/doctor/profile-words.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { choicesOf, knownChoice } from '../../registration/choices.ts'
import type { OwnAccountView } from '../../account/own-account.functions.ts'
import { ProofField } from '../../account/proof-field.tsx'
import { bankFacts } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import * as styles from '../profile.css.ts'

const INSTEAD = {
  NONE: <Text tone="sub">給与を受け取る口座は、まだ登録されていません。</Text>,
  UNREADABLE: (
    <Notice tone="warn">
      登録済みの口座を読み出せませんでした。お手数ですが、もう一度登録してください。
    </Notice>
  ),
  UNAVAILABLE: <Text tone="sub">ただいま口座の登録を受け付けていません。</Text>,
  KEPT: null,
} as const

/** 振込口座; shows only the last digits of the number, also while it is edited. */
export function BankSection({ account, ...props }: SectionProps & { account: OwnAccountView | null }) {
  const { bankState, maskedNumber } = props.profile
  const isKept = bankState === 'KEPT'
  return (
    <ProfileSection
      {...props}
      section="bank"
      title="振込口座"
      facts={isKept ? bankFacts(props.sections.bank, maskedNumber) : []}
      below={INSTEAD[bankState]}
      isFixed={bankState === 'UNAVAILABLE'}
      editLabel={isKept ? '編集する' : '登録する'}
    >
      {(fields) => (
        <>
          <BankFields {...fields} maskedNumber={maskedNumber} />
          {account && <ProofField account={account} error={fields.problems['password']} />}
        </>
      )}
    </ProfileSection>
  )
}

type BankFieldsProps = { draft: SectionDrafts['bank']; problems: Problems; maskedNumber: string }

function BankFields({ draft, problems, maskedNumber }: BankFieldsProps) {
  return (
    <>
      <Text tone="sub" size="md">
        口座の情報は暗号化して保存します。口座番号は、保存したあとは末尾だけを表示します。
      </Text>
      <div className={styles.pair}>
        <Field label="金融機関名" need="required" error={problems['bankName']}>
          {(control) => (
            <TextInput {...control} name="bankName" autoComplete="off" defaultValue={draft.bankName} />
          )}
        </Field>
        <Field label="金融機関コード(4桁)" need="required" error={problems['bankCode']}>
          {(control) => (
            <TextInput
              {...control}
              name="bankCode"
              inputMode="numeric"
              autoComplete="off"
              width="short"
              defaultValue={draft.bankCode}
            />
          )}
        </Field>
        <Field label="支店名" need="required" error={problems['branchName']}>
          {(control) => (
            <TextInput {...control} name="branchName" autoComplete="off" defaultValue={draft.branchName} />
          )}
        </Field>
        <Field label="支店コード(3桁)" need="required" error={problems['branchCode']}>
          {(control) => (
            <TextInput
              {...control}
              name="branchCode"
              inputMode="numeric"
              autoComplete="off"
              width="short"
              defaultValue={draft.branchCode}
            />
          )}
        </Field>
      </div>
      <RadioGroup
        legend="預金の種類"
        name="kind"
        need="required"
        columns={3}
        options={choicesOf(BANK_ACCOUNT_KIND)}
        defaultValue={knownChoice(BANK_ACCOUNT_KIND, draft.kind)}
        error={problems['kind']}
      />
      <Field
        label="口座番号"
        need={maskedNumber === '' ? 'required' : 'optional'}
        help={
          maskedNumber === ''
            ? '7桁以内の数字。7桁に満たないときは、先頭に0を補います。'
            : `登録済みの番号は ${maskedNumber} です。変えないときは空のままにしてください。`
        }
        error={problems['number']}
      >
        {(control) => (
          <TextInput {...control} name="number" inputMode="numeric" autoComplete="off" width="medium" />
        )}
      </Field>
      <Field
        label="口座名義(カナ)"
        need="required"
        help="先生ご本人の口座に限ります。半角カナに変換して保存します。"
        error={problems['holder']}
      >
        {(control) => <TextInput {...control} name="holder" autoComplete="off" defaultValue={draft.holder} />}
      </Field>
    </>
  )
}
