import { useState, type FormEvent } from 'react'
import { LOG_IN_MESSAGES } from '../../domain/log-in-outcome.ts'
import { safeReturnPath } from '../../domain/return-path.ts'
import { durationText } from '../../domain/shift-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { LineLogIn } from './line-log-in.tsx'
import * as styles from './login-page.css.ts'
import { logIn } from './session.functions.ts'

type LoginPageProps = { returnTo: string | undefined; outcome: string | undefined }

/** The outcome may come from the address, where anything can stand. */
function outcomeText(outcome: string | undefined, retryAfter?: number | null): string | undefined {
  if (outcome === undefined || !Object.hasOwn(LOG_IN_MESSAGES, outcome)) return undefined
  const wait = retryAfter ? `(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` : ''
  return `${LOG_IN_MESSAGES[outcome]}${wait}`
}

/** Who stops at LINE has made no mistake. */
const isOwnWish = (message: string) => message === LOG_IN_MESSAGES['LINE_CANCELLED']

export function LoginPage({ returnTo, outcome }: LoginPageProps) {
  const [message, setMessage] = useState(() => outcomeText(outcome))
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setPending(true)
    try {
      const answer = await logIn({ data: form })
      if (answer.outcome === 'LOGGED_IN') {
        // A new document: nothing that was loaded for the visitor is kept.
        window.location.assign(safeReturnPath(returnTo))
        return
      }
      setMessage(outcomeText(answer.outcome, answer.retryAfter))
    } catch {
      setMessage(outcomeText('UNREACHABLE'))
    }
    setPending(false)
  }

  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>ログイン</h1>
        <Card>
          <Stack gap={5}>
            <form action={logIn.url} method="post" encType="multipart/form-data" onSubmit={submit}>
              <Stack gap={5}>
                {message && (
                  <div role="alert">
                    <Notice tone={isOwnWish(message) ? 'info' : 'danger'}>{message}</Notice>
                  </div>
                )}
                {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
                <Field label="ユーザーID(メールアドレス)">
                  {(control) => (
                    <TextInput
                      {...control}
                      name="loginId"
                      autoComplete="username"
                      inputMode="email"
                      autoCapitalize="off"
                      spellCheck={false}
                      required
                    />
                  )}
                </Field>
                <Field label="パスワード">
                  {(control) => (
                    <PasswordInput {...control} name="password" autoComplete="current-password" required />
                  )}
                </Field>
                <Button type="submit" size="lg" variant="filled" block pending={pending}>
                  ログインする
                </Button>
              </Stack>
            </form>
            <LineLogIn returnTo={returnTo} isRetry={outcome === 'LINE_RETRY'} />
          </Stack>
        </Card>
        <Text tone="sub">
          会員登録の受け付けは準備中です。求人は
          <a href="/search/spot" className={textLinkClass}>
            登録なしでご覧いただけます
          </a>
          。
        </Text>
      </Stack>
    </Page>
  )
}
