import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toForgotten, toProfilePage, toReset } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { passwordProblemText, type PasswordProblem } from '../../domain/account/password-problem.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
} from '../../services/account/password.account.documents.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkForgotten, checkPasswordChange, checkReset } from '../session/account-checks.ts'

type Answer = { outcome: string; problem?: PasswordProblem | null; retryAfter: number | null }

/** Turns the account server's problem with a new password into an error of its field. */
function answerOf({ outcome, problem, retryAfter }: Answer): FormAnswer {
  const message = passwordProblemText(problem)
  return message ? { outcome, retryAfter, problems: { next: message } } : { outcome, retryAfter }
}

/** Asks the server even without the current password, because only the server knows common passwords. */
async function changeAnswer(form: FormData): Promise<FormAnswer> {
  const problems = checkPasswordChange(form)
  const invalid = invalidAnswer(problems)
  if (invalid?.problems['next']) return invalid
  const change = { current: typedIn(form, 'current'), next: typedIn(form, 'next') }
  const answer = answerOf((await askAccount(ChangePassword, change)).changePassword)
  return invalid ? { ...invalid, problems: { ...problems, ...answer.problems } } : answer
}

export const changePasswordFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: 'password',
      run: changeAnswer,
      next: ({ outcome }) => toProfilePage('account', { outcome }, 'password'),
    }),
  )

export const requestPasswordResetFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: 'forgotten',
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkForgotten(form)) ??
        (await askAccount(RequestPasswordReset, { loginId: typedIn(form, 'loginId') })).requestPasswordReset,
      typed: (form) => ({ loginId: typedIn(form, 'loginId') }),
      next: ({ outcome }) => toForgotten({ outcome }),
    }),
  )

async function reset(form: FormData): Promise<FormAnswer> {
  const given = { token: typedIn(form, 'token').trim(), next: typedIn(form, 'next') }
  return invalidAnswer(checkReset(form)) ?? answerOf((await askAccount(ResetPassword, given)).resetPassword)
}

export const resetPasswordFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(postedCommand({ form: 'reset', run: reset, next: ({ outcome }) => toReset({ outcome }) }))
