import { useState, type FormEvent } from 'react'
import { LOG_IN_MESSAGES } from '../../domain/log-in-outcome.ts'
import { safeReturnPath } from '../../domain/return-path.ts'
import { durationText } from '../../domain/shift-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { logIn } from './session.functions.ts'

export type LogInFormProps = { returnTo: string | undefined; outcome: string | undefined }

/** The outcome may come from the address, where anything can stand. */
function outcomeText(outcome: string | undefined, retryAfter?: number | null): string | undefined {
  if (outcome === undefined || !Object.hasOwn(LOG_IN_MESSAGES, outcome)) return undefined
  const wait = retryAfter ? `(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` : ''
  return `${LOG_IN_MESSAGES[outcome]}${wait}`
}

/** Who stops at LINE, or has left, has made no mistake. */
const isOwnWish = (message: string) =>
  message === LOG_IN_MESSAGES['LINE_CANCELLED'] || message === LOG_IN_MESSAGES['LEFT']

/** User id and password, with what came of the last try. */
export function LogInForm({ returnTo, outcome }: LogInFormProps) {
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
        <a href="/login/forgotten" className={rowLinkClass}>
          パスワードをお忘れの方
        </a>
      </Stack>
    </form>
  )
}
