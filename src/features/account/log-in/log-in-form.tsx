import { PLACE } from '../../../domain/text/place-name.ts'
import { logInWords } from '../../../domain/account/log-in-outcome.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toForgotten, toLogInCode } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { PasswordInput } from '../../../ui/text-input/password-input.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { afterLogIn } from '../../session/after-log-in.ts'
import { checkLogIn } from '../../session/account-checks.ts'
import { LoginIdInput } from './login-id-input.tsx'
import { logInFn } from '../../session/session.functions.ts'

export type LogInFormProps = {
  returnTo: string | undefined
  outcome: string | undefined
  kept?: KeptAnswer | null
}

/** The page is being left for the next one. */
const isDone = (outcome: string | undefined) => outcome === 'LOGGED_IN' || outcome === 'CODE_NEEDED'

/** The form with user id and password, and the outcome of the last attempt. */
export function LogInForm({ returnTo, outcome, kept }: LogInFormProps) {
  const login = usePosted(logInFn, {
    posted: outcome,
    kept,
    check: checkLogIn,
    onAnswer: (given) => {
      // A full page load drops everything that was cached for the visitor.
      if (given.outcome === 'LOGGED_IN') window.location.assign(hrefOf(afterLogIn(returnTo)))
      if (given.outcome === 'CODE_NEEDED') window.location.assign(hrefOf(toLogInCode({ returnTo })))
    },
  })

  return (
    <form {...login.attributes}>
      <Stack gap={5}>
        <FormReport of={login} words={logInWords} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <Field label="ユーザーID(メールアドレス)" error={login.problems['loginId']}>
          {(control) => <LoginIdInput {...control} defaultValue={kept?.typed['loginId']} />}
        </Field>
        <Field label="パスワード" error={login.problems['password']}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Button
          type="submit"
          size="lg"
          variant="filled"
          block
          pending={login.pending || isDone(login.answer?.outcome)}
        >
          ログインする
        </Button>
        <Link {...toForgotten()} className={rowLinkClass}>
          {PLACE.forgotten}
        </Link>
      </Stack>
    </form>
  )
}
