import { FACTOR_CODE } from '../../domain/account/second-factor.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

type FactorCodeFieldProps = { kind?: 'APP' | 'RECOVERY'; error: string | undefined }

/** The field of a code: of the authenticator app, or a recovery code. */
export const FactorCodeField = ({ kind = 'APP', error }: FactorCodeFieldProps) =>
  kind === 'APP' ? (
    <Field
      label="確認コード"
      help={`認証アプリに表示されている${FACTOR_CODE.digits}桁の数字です。`}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          width="year"
        />
      )}
    </Field>
  ) : (
    <Field label="リカバリーコード" help="例: ABCD-EFGH-JKMN-PQRS(ハイフンは省けます)" error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </Field>
  )
