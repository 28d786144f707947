import { LOG_IN_MESSAGES } from '../../domain/account/log-in-outcome.ts'
import { safeReturnPath } from '../../platform/return-path.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { toForgotten } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { FormAnswer, KeptAnswer } from '../forms/form-answer.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { usePostedForm } from '../forms/use-posted-form.ts'
import { checkLogIn } from '../session/account-checks.ts'
import { LoginIdInput } from './login-id-input.tsx'
import { logIn } from '../session/session.functions.ts'

export type LogInFormProps = {
  returnTo: string | undefined
  outcome: string | undefined
  kept?: KeptAnswer | null
}

/** The outcome may come from the address, where anything can stand. */
function outcomeText({ outcome, retryAfter }: FormAnswer): string | undefined {
  if (!Object.hasOwn(LOG_IN_MESSAGES, outcome)) return undefined
  const wait = retryAfter ? `(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` : ''
  return `${LOG_IN_MESSAGES[outcome]}${wait}`
}

/** Who stops at LINE, or has left, has made no mistake. */
const isOwnWish = (message: string) =>
  message === LOG_IN_MESSAGES['LINE_CANCELLED'] || message === LOG_IN_MESSAGES['LEFT']

/** User id and password, with what came of the last try. */
export function LogInForm({ returnTo, outcome, kept }: LogInFormProps) {
  const { answer, problems, failure, pending, form, attributes } = usePostedForm<FormAnswer>({
    posted: outcome === undefined ? undefined : { outcome },
    kept,
    check: checkLogIn,
    post: (data) => logIn({ data }),
    onAnswer: (given) => {
      // A new document: nothing that was loaded for the visitor is kept.
      if (given.outcome === 'LOGGED_IN') window.location.assign(safeReturnPath(returnTo))
    },
  })
  const message = failure
    ? (outcomeText({ outcome: failure }) ?? failure)
    : answer && outcomeText({ ...answer })

  return (
    <form action={logIn.url} {...attributes}>
      <Stack gap={5}>
        {message && (
          <div role="alert">
            <Notice tone={isOwnWish(message) ? 'info' : 'danger'}>{message}</Notice>
          </div>
        )}
        <FormSummary form={form} problems={problems} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <Field label="ユーザーID(メールアドレス)" error={problems['loginId']}>
          {(control) => <LoginIdInput {...control} defaultValue={kept?.typed['loginId']} />}
        </Field>
        <Field label="パスワード" error={problems['password']}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Button
          type="submit"
          size="lg"
          variant="filled"
          block
          pending={pending || answer?.outcome === 'LOGGED_IN'}
        >
          ログインする
        </Button>
        <Link {...toForgotten()} className={rowLinkClass}>
          パスワードをお忘れの方
        </Link>
      </Stack>
    </form>
  )
}
