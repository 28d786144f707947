import { useState } from 'react'
import { mailWords } from '../../domain/account/mail-outcome.ts'
import type { OutcomeWords } from '../../domain/text/outcome-words.ts'
import { hrefOf } from '../../platform/address.ts'
import { toConfirm, toForgotten, toHome, toLogin, toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass, textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkConfirmation } from '../session/account-checks.ts'
import * as styles from './log-in/login-page.css.ts'
import { confirmMailAddressFn } from './mail.functions.ts'
import type { PostedPageProps } from './posted-search.ts'
import { TokenField } from './token-field.tsx'

/**
 * Outcomes after which the password is needed: the link proves who reads the mail, not whose account it is.
 */
const ASKS_PASSWORD = new Set(['NOT_PROVED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'BUSY'])

/** Target of the mailed link. The button confirms, not the visit, because mail scanners open links too. */
export function ConfirmMailPage({ posted, kept }: PostedPageProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>メールアドレスの確認</h1>
        {posted === 'CONFIRMED' ? <Done /> : <ConfirmForm posted={posted} kept={kept} />}
      </Stack>
    </Page>
  )
}

function Done() {
  return (
    <Stack gap={5}>
      <Notice tone="good" role="status" title="メールアドレスを確認しました">
        大切なお知らせを、このメールアドレスにお送りします。
      </Notice>
      <Link {...toHome()} className={buttonClass({ variant: 'filled', size: 'lg', block: true })}>
        つづける
      </Link>
    </Stack>
  )
}

/** The notice above the form already asks for the password. */
const wordsBeside: OutcomeWords = (outcome, retryAfter) =>
  outcome === 'NOT_PROVED' ? undefined : mailWords(outcome, retryAfter)

function ConfirmForm({ posted, kept }: PostedPageProps) {
  const confirmation = usePosted(confirmMailAddressFn, {
    posted,
    kept,
    check: checkConfirmation,
    onAnswer: ({ outcome }) => {
      setWasAsked(ASKS_PASSWORD.has(outcome))
      // A full page load: all cached pages still say that the address is not confirmed.
      if (outcome === 'CONFIRMED') window.location.replace(hrefOf(toConfirm({ outcome: 'CONFIRMED' })))
    },
  })
  const [wasAsked, setWasAsked] = useState(kept?.problems['password'] !== undefined)
  const { answer, problems } = confirmation
  const isAsked = wasAsked || (answer !== undefined && ASKS_PASSWORD.has(answer.outcome))
  return (
    <>
      <Card>
        <form {...confirmation.attributes}>
          <Stack gap={5}>
            <Text>ボタンを押すと、このメールアドレスがご本人のものであることの確認が済みます。</Text>
            {isAsked ? (
              <Notice tone="info" role="status" title="もう少しで完了です">
                この端末ではログインしていないため、登録のときに決めたパスワードも入力してください。LINEで登録された方は、この端末でLINEからログインし、メールのリンクをもう一度開いてください。
              </Notice>
            ) : null}
            <FormReport of={confirmation} words={wordsBeside} />
            <TokenField error={problems['token']} />
            {isAsked ? (
              <Field label="パスワード" error={problems['password']}>
                {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
              </Field>
            ) : null}
            <Button type="submit" size="lg" variant="filled" block pending={confirmation.pending}>
              メールアドレスを確認する
            </Button>
          </Stack>
        </form>
      </Card>
      <Stack gap={2}>
        <Link {...toProfilePage('account')} className={rowLinkClass}>
          確認メールをもう一度受け取る
        </Link>
        {isAsked ? (
          <>
            <Link {...toLogin()} className={rowLinkClass}>
              ログインする
            </Link>
            <Text tone="sub">
              パスワードがわからないときや、ご自身で登録した覚えがないときは、
              <Link {...toForgotten()} className={textLinkClass}>
                メールでパスワードを設定
              </Link>
              できます。確認の済んでいない登録の内容は引き継がれません。
            </Text>
          </>
        ) : null}
      </Stack>
    </>
  )
}
