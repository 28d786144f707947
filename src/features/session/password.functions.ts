import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { askAccount } from '../../services/account/account.server.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
} from '../../services/account/password.account.documents.ts'

export type PasswordAnswer = { outcome: string; problem?: string | null; retryAfter: number | null }

/** Longer ones are refused with the rule's words, not as malformed. */
const typed = v.pipe(v.string(), v.maxLength(10_000))

const fields = <const Names extends readonly string[]>(...names: Names) =>
  v.pipe(
    v.instance(FormData),
    v.transform((form) => Object.fromEntries(names.map((name) => [name, form.get(name)]))),
  )

const byScript = () => getRequestHeader('x-tsr-serverfn') === 'true'

/** What a page without script is told in its address: never what was typed. */
const told = ({ outcome, problem }: PasswordAnswer) => ({ outcome, problem: problem ?? undefined })

/** Each is one function behind one form, as with logging in: an answer for script, a redirect for the browser itself. */
export const changePassword = createServerFn({ method: 'POST' })
  .validator(v.pipe(fields('current', 'next'), v.object({ current: typed, next: typed })))
  .handler(async ({ data }): Promise<PasswordAnswer> => {
    const { changePassword: answer } = await askAccount(ChangePassword, data)
    if (byScript()) return answer
    throw redirect({ to: '/profile', search: told(answer), hash: 'password', statusCode: 303 })
  })

export const requestPasswordReset = createServerFn({ method: 'POST' })
  .validator(v.pipe(fields('loginId'), v.object({ loginId: v.pipe(v.string(), v.maxLength(254)) })))
  .handler(async ({ data }): Promise<PasswordAnswer> => {
    const { requestPasswordReset: answer } = await askAccount(RequestPasswordReset, data)
    if (byScript()) return answer
    throw redirect({ to: '/login/forgotten', search: told(answer), statusCode: 303 })
  })

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(v.pipe(fields('token', 'next'), v.object({ token: typed, next: typed })))
  .handler(async ({ data: { token, next } }): Promise<PasswordAnswer> => {
    const { resetPassword: answer } = await askAccount(ResetPassword, { token: token.trim(), next })
    if (byScript()) return answer
    throw redirect({ to: '/login/reset', search: told(answer), statusCode: 303 })
  })
