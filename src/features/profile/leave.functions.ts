import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { leaveOutcome } from '../../domain/leave-outcome.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Leave } from '../../services/account/leave.account.documents.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'

export type LeaveAnswer = { outcome: string; retryAfter: number | null }

const schema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ password: form.get('password'), isConfirmed: form.has('confirmed') })),
  v.object({
    /** Not asked for where none is set. */
    password: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
    isConfirmed: v.boolean(),
  }),
)

async function tryToLeave({ password, isConfirmed }: v.InferOutput<typeof schema>): Promise<string> {
  if (!isConfirmed) return 'NOT_CONFIRMED'
  if (password !== null) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, { password })
    if (proof.outcome !== 'REAUTHENTICATED') return proof.outcome
  }
  return (await askAccount(Leave)).leave
}

/** One function behind one form: an answer for script, a redirect for the browser itself. */
export const leaveService = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(async ({ data }): Promise<LeaveAnswer> => {
    const came = await tryToLeave(data)
    const outcome = came === 'LEFT' ? came : leaveOutcome(came)
    if (getRequestHeader('x-tsr-serverfn') === 'true') return { outcome, retryAfter: null }
    throw came === 'LEFT'
      ? redirect({ to: '/login', search: { outcome }, statusCode: 303 })
      : redirect({ to: '/profile', search: { outcome }, hash: 'leave', statusCode: 303 })
  })
