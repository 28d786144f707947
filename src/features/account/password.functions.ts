import { redirect } from '@tanstack/react-router'
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
import { answered } from '../forms/answered.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { checkForgotten, checkPasswordChange, checkReset } from '../session/account-checks.ts'

export type PasswordAnswer = FormAnswer

type Answer = { outcome: string; problem?: PasswordProblem | null; retryAfter: number | null }

/** What the account server says of a new password, said of its field. */
function toldOf({ outcome, problem, retryAfter }: Answer): PasswordAnswer {
  const message = passwordProblemText(problem)
  return message ? { outcome, retryAfter, problems: { next: message } } : { outcome, retryAfter }
}

/** Only the account server knows which passwords are common: it is asked also while the current one is missing. */
async function changeAnswer(form: FormData): Promise<PasswordAnswer> {
  const problems = checkPasswordChange(form)
  const invalid = invalidAnswer(problems)
  if (invalid?.problems['next']) return invalid
  const change = { current: typedIn(form, 'current'), next: typedIn(form, 'next') }
  const told = toldOf((await askAccount(ChangePassword, change)).changePassword)
  return invalid ? { ...invalid, problems: { ...problems, ...told.problems } } : told
}

/** Each is one function behind one form, as with logging in: an answer for script, a redirect for the browser itself. */
export const changePassword = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<PasswordAnswer> => {
    const answer = await changeAnswer(form)
    return answered(answer, {
      form: 'password',
      to: () =>
        redirect({ ...toProfilePage('account', { outcome: answer.outcome }, 'password'), statusCode: 303 }),
    })
  })

export const requestPasswordReset = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<PasswordAnswer> => {
    const loginId = typedIn(form, 'loginId')
    const answer: PasswordAnswer =
      invalidAnswer(checkForgotten(form)) ??
      (await askAccount(RequestPasswordReset, { loginId })).requestPasswordReset
    return answered(answer, {
      form: 'forgotten',
      typed: { loginId },
      to: () => redirect({ ...toForgotten({ outcome: answer.outcome }), statusCode: 303 }),
    })
  })

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<PasswordAnswer> => {
    const token = typedIn(form, 'token')
    const reset = { token: token.trim(), next: typedIn(form, 'next') }
    const answer =
      invalidAnswer(checkReset(form)) ?? toldOf((await askAccount(ResetPassword, reset)).resetPassword)
    return answered(answer, {
      form: 'reset',
      to: () => redirect({ ...toReset({ outcome: answer.outcome }), statusCode: 303 }),
    })
  })
