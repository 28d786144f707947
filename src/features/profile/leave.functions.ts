import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { leaveOutcome } from '../../domain/account/leave-outcome.ts'
import { toLogin, toProfilePage } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Leave } from '../../services/account/leave.account.documents.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { answered } from '../forms/answered.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { checkLeaving } from '../session/account-checks.ts'

async function tryToLeave(form: FormData): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkLeaving(form))
  if (invalid) return invalid
  // Not asked for where none is set.
  if (form.has('password')) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, {
      password: typedIn(form, 'password'),
    })
    if (proof.outcome !== 'REAUTHENTICATED') return { ...proof, outcome: leaveOutcome(proof.outcome) }
  }
  const { leave } = await askAccount(Leave)
  return { outcome: leave === 'LEFT' ? leave : leaveOutcome(leave) }
}

/** One function behind one form: an answer for script, a redirect for the browser itself. */
export const leaveService = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data }): Promise<FormAnswer> => {
    const answer = await tryToLeave(data)
    const { outcome } = answer
    return answered(answer, {
      form: 'leave',
      to: () =>
        outcome === 'LEFT'
          ? redirect({ ...toLogin({ outcome }), statusCode: 303 })
          : redirect({ ...toProfilePage('leave', { outcome }), statusCode: 303 }),
    })
  })
