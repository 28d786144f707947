import { passwordWords } from '../../domain/account/password-outcome.ts'
import { hrefOf } from '../../platform/address.ts'
import { toForgotten, toLogin, toReset } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { FormAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkReset } from '../session/account-checks.ts'
import * as styles from './log-in/login-page.css.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { resetPasswordFn } from './password.functions.ts'
import type { PostedPageProps } from './posted-search.ts'
import { TokenField } from './token-field.tsx'

/** A full page load, because a reset ends all sessions. */
function showDone({ outcome }: FormAnswer) {
  if (outcome === 'RESET') window.location.replace(hrefOf(toReset({ outcome: 'RESET' })))
}

export function ResetPage({ posted, kept }: PostedPageProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>新しいパスワードの設定</h1>
        {posted === 'RESET' ? <Done /> : <ResetForm posted={posted} kept={kept} />}
      </Stack>
    </Page>
  )
}

function Done() {
  return (
    <Stack gap={5}>
      <Notice tone="good" role="status" title="新しいパスワードを設定しました">
        安全のため、すべての端末からログアウトしました。新しいパスワードでログインしてください。
      </Notice>
      <Link {...toLogin()} className={buttonClass({ variant: 'filled', size: 'lg', block: true })}>
        ログインする
      </Link>
    </Stack>
  )
}

function ResetForm({ posted, kept }: PostedPageProps) {
  const reset = usePosted(resetPasswordFn, {
    posted,
    kept,
    check: checkReset,
    onAnswer: showDone,
  })
  return (
    <>
      <Card>
        <form {...reset.attributes}>
          <Stack gap={5}>
            <FormReport of={reset} words={passwordWords} />
            <TokenField error={reset.problems['token']} />
            <NewPasswordField error={reset.problems['next']} />
            <Button type="submit" size="lg" variant="filled" block pending={reset.pending}>
              このパスワードにする
            </Button>
          </Stack>
        </form>
      </Card>
      <Link {...toForgotten()} className={rowLinkClass}>
        再設定のメールをもう一度受け取る
      </Link>
    </>
  )
}
