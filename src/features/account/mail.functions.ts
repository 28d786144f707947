import { redirect } from '@tanstack/react-router'
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
import { answered } from '../forms/answered.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { checkConfirmation, checkMailChange, checkToken } from '../session/account-checks.ts'

export type MailAnswer = FormAnswer

/** Back to the profile, where the browser's own post is answered. */
const backToProfile = ({ outcome }: MailAnswer) =>
  redirect({ ...toProfilePage('account', { mail: outcome }, 'mail'), statusCode: 303 })

/** Each is one function behind one form, as with logging in: an answer for script, a redirect for the browser itself. */
export const requestMailConfirmation = createServerFn({ method: 'POST' }).handler(
  async (): Promise<MailAnswer> => {
    const { requestMailConfirmation: answer } = await askAccount(RequestMailConfirmation)
    return answered<MailAnswer>(answer, { form: 'resend', to: () => backToProfile(answer) })
  },
)

async function change(form: FormData): Promise<MailAnswer> {
  // Not asked for where none is set, or lately given.
  if (form.has('password')) {
    const { reauthenticate: proof } = await askAccount(Reauthenticate, {
      password: typedIn(form, 'password'),
    })
    if (proof.outcome !== 'REAUTHENTICATED') return proof
  }
  return (await askAccount(ChangeMailAddress, { loginId: typedIn(form, 'loginId') })).changeMailAddress
}

export const changeMailAddress = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<MailAnswer> => {
    const answer = invalidAnswer(checkMailChange(form)) ?? (await change(form))
    const typed = { loginId: typedIn(form, 'loginId') }
    return answered(answer, { form: 'mail', typed, to: () => backToProfile(answer) })
  })

export const confirmMailAddress = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<MailAnswer> => {
    const typed = {
      token: typedIn(form, 'token').trim(),
      password: form.has('password') ? typedIn(form, 'password') : null,
    }
    const answer: MailAnswer = invalidAnswer(checkConfirmation(form)) ?? {
      outcome: (await askAccount(ConfirmMailAddress, typed)).confirmMailAddress,
    }
    return answered(answer, {
      form: 'confirm',
      to: () => redirect({ ...toConfirm({ outcome: answer.outcome }), statusCode: 303 }),
    })
  })

export const stopMailChange = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<MailAnswer> => {
    const token = typedIn(form, 'token').trim()
    const answer: MailAnswer = invalidAnswer(checkToken(form)) ?? {
      outcome: (await askAccount(StopMailChange, { token })).stopMailChange,
    }
    return answered(answer, {
      form: 'stop',
      to: () => redirect({ ...toStop({ outcome: answer.outcome }), statusCode: 303 }),
    })
  })
