import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { askAccount } from '../../services/account/account.server.ts'
import {
  ChangeMailAddress,
  ConfirmMailAddress,
  RequestMailConfirmation,
  StopMailChange,
} from '../../services/account/mail.account.documents.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'

export type MailAnswer = { outcome: string; retryAfter: number | null }

const byScript = () => getRequestHeader('x-tsr-serverfn') === 'true'

/** Back to the profile, where the browser's own post is answered. */
const toProfile = ({ outcome }: MailAnswer) =>
  redirect({ to: '/profile', search: { mail: outcome }, hash: 'mail', statusCode: 303 })

/** Each is one function behind one form, as with logging in: an answer for script, a redirect for the browser itself. */
export const requestMailConfirmation = createServerFn({ method: 'POST' }).handler(
  async (): Promise<MailAnswer> => {
    const { requestMailConfirmation: answer } = await askAccount(RequestMailConfirmation)
    if (byScript()) return answer
    throw toProfile(answer)
  },
)

const changeSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ loginId: form.get('loginId'), password: form.get('password') })),
  v.object({
    loginId: v.pipe(v.string(), v.maxLength(10_000)),
    /** Not asked for where none is set, or lately given. */
    password: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
  }),
)

async function change({ loginId, password }: v.InferOutput<typeof changeSchema>): Promise<MailAnswer> {
  if (password !== null) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, { password })
    if (proof.outcome !== 'REAUTHENTICATED') return proof
  }
  return (await askAccount(ChangeMailAddress, { loginId })).changeMailAddress
}

export const changeMailAddress = createServerFn({ method: 'POST' })
  .validator(changeSchema)
  .handler(async ({ data }): Promise<MailAnswer> => {
    const answer = await change(data)
    if (byScript()) return answer
    throw toProfile(answer)
  })

export const confirmMailAddress = createServerFn({ method: 'POST' })
  .validator(
    v.pipe(
      v.instance(FormData),
      v.transform((form) => ({ token: form.get('token'), password: form.get('password') })),
      v.object({
        token: v.pipe(v.string(), v.maxLength(10_000)),
        /** Asked for where nobody is logged in to the account. */
        password: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
      }),
    ),
  )
  .handler(async ({ data: { token, password } }): Promise<MailAnswer> => {
    const typed = { token: token.trim(), password }
    const { confirmMailAddress: outcome } = await askAccount(ConfirmMailAddress, typed)
    if (byScript()) return { outcome, retryAfter: null }
    throw redirect({ to: '/login/confirm', search: { outcome }, statusCode: 303 })
  })

export const stopMailChange = createServerFn({ method: 'POST' })
  .validator(
    v.pipe(
      v.instance(FormData),
      v.transform((form) => form.get('token')),
      v.pipe(v.string(), v.maxLength(10_000)),
    ),
  )
  .handler(async ({ data: token }): Promise<MailAnswer> => {
    const { stopMailChange: outcome } = await askAccount(StopMailChange, { token: token.trim() })
    if (byScript()) return { outcome, retryAfter: null }
    throw redirect({ to: '/login/stop', search: { outcome }, statusCode: 303 })
  })
