import { RESET_LINK_MINUTES } from '../../domain/account/reset-link.ts'
import { passwordWords } from '../../domain/account/password-outcome.ts'
import { hrefOf } from '../../platform/address.ts'
import { toForgotten, toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkPasswordChange } from '../session/account-checks.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { OwnAccountView } from './own-account.functions.ts'
import { changePasswordFn, requestPasswordResetFn } from './password.functions.ts'

type PasswordSectionProps = {
  account: OwnAccountView
  /** The outcome of the browser's own post. */
  posted: string | undefined
  kept: KeptAnswer | null
}

export function PasswordSection({
  account: { loginId, hasPassword, isMailUnconfirmed },
  ...form
}: PasswordSectionProps) {
  return (
    <Card as="section" id="password" aria-labelledby="password-heading">
      <Stack gap={4}>
        <Heading level={2} id="password-heading">
          パスワード
        </Heading>
        {hasPassword ? (
          <PasswordForm loginId={loginId} {...form} />
        ) : (
          <>
            <Text>パスワードは設定されていません。LINEでログインできます。</Text>
            {loginId === null || isMailUnconfirmed ? (
              <Text tone="sub">メールアドレスの確認が済むと、パスワードを設定できます。</Text>
            ) : (
              <FirstPasswordForm loginId={loginId} />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

/** A doctor who logs in with LINE sets a first password by a mailed link, like one who has forgotten it. */
function FirstPasswordForm({ loginId }: { loginId: string }) {
  const reset = usePosted(requestPasswordResetFn)
  return (
    <form {...reset.attributes}>
      <Stack gap={4}>
        {reset.answer?.outcome === 'REQUESTED' && !reset.failure ? (
          <Notice tone="good" role="status">
            {`${loginId} に、パスワードを設定するためのリンクをお送りしました。リンクは${RESET_LINK_MINUTES}分間使えます。`}
          </Notice>
        ) : (
          <Text tone="sub">
            確認済みのメールアドレスに、パスワードを設定するためのリンクをお送りします。設定すると、ユーザーIDとパスワードでもログインでき、LINEとの連携を解除できるようになります。
          </Text>
        )}
        <FormReport of={reset} words={passwordWords} />
        <input type="hidden" name="loginId" value={loginId} />
        <div>
          <Button type="submit" pending={reset.pending}>
            パスワード設定のメールを受け取る
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type PasswordFormProps = Omit<PasswordSectionProps, 'account'> & Pick<OwnAccountView, 'loginId'>

function PasswordForm({ loginId, posted, kept }: PasswordFormProps) {
  const change = usePosted(changePasswordFn, {
    posted,
    kept,
    check: checkPasswordChange,
    asksFurther: true,
    onAnswer: (given) => {
      // A full page load: the password change began a new session, and everything cached is of the old one.
      if (given.outcome === 'CHANGED')
        window.location.assign(hrefOf(toProfilePage('account', { outcome: 'CHANGED' }, 'password')))
    },
  })
  return (
    <form {...change.attributes}>
      <Stack gap={5}>
        {change.answer?.outcome === 'CHANGED' && !change.failure && (
          <Notice tone="good" role="status">
            パスワードを変更しました。ほかの端末からはログアウトし、進行中の変更は取り消しました。
          </Notice>
        )}
        <FormReport of={change} words={passwordWords} />
        {/* For password managers: says whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={loginId ?? ''} readOnly hidden />
        <Field label="いまのパスワード" error={change.problems['current']}>
          {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
        </Field>
        <NewPasswordField error={change.problems['next']} />
        <div>
          <Button type="submit" variant="filled" pending={change.pending}>
            パスワードを変更する
          </Button>
        </div>
        <Text tone="sub">
          いまのパスワードがわからないときは、
          <Link {...toForgotten()} className={textLinkClass}>
            メールで再設定
          </Link>
          できます。
        </Text>
      </Stack>
    </form>
  )
}
