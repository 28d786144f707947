import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toConfirm, toProfilePage, toStop } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import {
  ChangeMailAddress,
  ConfirmMailAddress,
  RequestMailConfirmation,
  StopMailChange,
} from '../../services/account/mail.account.documents.ts'
import { Reauthenticate } from '../../services/account/password.account.documents.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkConfirmation, checkMailChange, checkToken } from '../session/account-checks.ts'

/** The profile page shows the outcome. */
const backToProfile = ({ outcome }: FormAnswer) => toProfilePage('account', { mail: outcome }, 'mail')

export const requestMailConfirmationFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      run: async (): Promise<FormAnswer> =>
        (await askAccount(RequestMailConfirmation)).requestMailConfirmation,
      next: backToProfile,
    }),
  )

async function change(form: FormData): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkMailChange(form))
  if (invalid) return invalid
  // The form has no password field if the account has no password or was authenticated recently.
  if (form.has('password')) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, {
      password: typedIn(form, 'password'),
    })
    if (proof.outcome !== 'REAUTHENTICATED') return proof
  }
  return (await askAccount(ChangeMailAddress, { loginId: typedIn(form, 'loginId') })).changeMailAddress
}

export const changeMailAddressFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: 'mail',
      run: change,
      typed: (form) => ({ loginId: typedIn(form, 'loginId') }),
      next: backToProfile,
    }),
  )

async function confirm(form: FormData): Promise<FormAnswer> {
  const typed = {
    token: typedIn(form, 'token').trim(),
    password: form.has('password') ? typedIn(form, 'password') : null,
  }
  return (
    invalidAnswer(checkConfirmation(form)) ?? {
      outcome: (await askAccount(ConfirmMailAddress, typed)).confirmMailAddress,
    }
  )
}

export const confirmMailAddressFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(postedCommand({ form: 'confirm', run: confirm, next: ({ outcome }) => toConfirm({ outcome }) }))

async function stop(form: FormData): Promise<FormAnswer> {
  const token = typedIn(form, 'token').trim()
  return (
    invalidAnswer(checkToken(form)) ?? {
      outcome: (await askAccount(StopMailChange, { token })).stopMailChange,
    }
  )
}

export const stopMailChangeFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(postedCommand({ form: 'stop', run: stop, next: ({ outcome }) => toStop({ outcome }) }))
