import { RESET_LINK_MINUTES } from '../../domain/account/reset-link.ts'
import { passwordWords } from '../../domain/account/password-outcome.ts'
import { toLogin } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkForgotten } from '../session/account-checks.ts'
import { LoginIdInput } from './log-in/login-id-input.tsx'
import * as styles from './log-in/login-page.css.ts'
import { requestPasswordResetFn } from './password.functions.ts'
import type { PostedPageProps } from './posted-search.ts'

/** Shows the same answer whether the account exists or not, so that nobody can probe for accounts. */
export function ForgottenPage({ posted, kept }: PostedPageProps) {
  const reset = usePosted(requestPasswordResetFn, { posted, kept, check: checkForgotten })
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>パスワードの再設定</h1>
        <Card>
          <form {...reset.attributes}>
            <Stack gap={5}>
              {reset.answer?.outcome === 'REQUESTED' && !reset.failure ? (
                <Notice tone="good" role="status" title="メールをご確認ください">
                  ご登録のあるメールアドレスでしたら、再設定のリンクをお送りしました。リンクは
                  {RESET_LINK_MINUTES}
                  分間使えます。届かないときは、迷惑メールのフォルダーと、入力したアドレスをお確かめください。
                </Notice>
              ) : (
                <Text>ご登録のメールアドレスに、パスワードを決め直すためのリンクをお送りします。</Text>
              )}
              <FormReport of={reset} words={passwordWords} />
              <Field label="ユーザーID(メールアドレス)" error={reset.problems['loginId']}>
                {(control) => <LoginIdInput {...control} defaultValue={kept?.typed['loginId']} />}
              </Field>
              <Button type="submit" size="lg" variant="filled" block pending={reset.pending}>
                再設定のメールを受け取る
              </Button>
            </Stack>
          </form>
        </Card>
        <Stack gap={2}>
          <Text tone="sub">
            LINEで登録された方は、パスワードなしで、LINEでログインできます。確認済みのメールアドレスがあれば、ここからパスワードを設定することもできます。
          </Text>
          <Link {...toLogin()} className={rowLinkClass}>
            ログインにもどる
          </Link>
        </Stack>
      </Stack>
    </Page>
  )
}
