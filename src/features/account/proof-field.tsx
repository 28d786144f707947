import { useSuspenseQuery } from '@tanstack/react-query'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { OwnAccountView } from './own-account.functions.ts'
import { ownAccountQuery } from './own-account.queries.ts'

/**
 * Re-authentication for sensitive changes: asks for the password if the last log-in is some time ago. The
 * server checks in any case.
 */
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
      {/* For password managers: says whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={loginId ?? ''} readOnly hidden />
      <Field label="いまのパスワード" help="ご本人の確認のため、入力してください。" error={error}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
    </>
  )
}

/** The same on a page that shows nothing else of the account; its loader has loaded `ownAccountQuery`. */
export function OwnProofField({ error }: { error?: string | undefined }) {
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  return account && <ProofField account={account} error={error} />
}
