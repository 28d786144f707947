import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toLogin, toProfilePage } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { Leave } from '../../services/account/leave.account.documents.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkLeaving } from '../session/account-checks.ts'

async function tryToLeave(form: FormData): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkLeaving(form))
  if (invalid) return invalid
  // The form has no password field if the account has no password.
  if (form.has('password')) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, {
      password: typedIn(form, 'password'),
    })
    if (proof.outcome !== 'REAUTHENTICATED') return proof
  }
  return { outcome: (await askAccount(Leave)).leave }
}

export const leaveServiceFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: 'leave',
      run: tryToLeave,
      next: ({ outcome }) =>
        outcome === 'LEFT' ? toLogin({ outcome }) : toProfilePage('leave', { outcome }),
    }),
  )
