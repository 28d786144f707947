import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { OwnAccountView } from './own-account.functions.ts'

/** Asked of who logged in some time ago, for what a stolen session must not do; the server asks in any case. */
export function ProofField({
  account: { loginId, isRecentlyAuthenticated, hasPassword },
  error,
}: {
  account: OwnAccountView
  error?: string | undefined
}) {
  if (isRecentlyAuthenticated || !hasPassword) return null
  return (
    <>
      {/* Tells a password manager which entry is meant. */}
      <input type="text" name="username" autoComplete="username" value={loginId ?? ''} readOnly hidden />
      <Field label="いまのパスワード" help="ご本人の確認のため、入力してください。" error={error}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
    </>
  )
}
