import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { Address } from '../../platform/address.ts'
import { toFactor, toProfilePage, toStaffAccount } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import {
  BeginSecondFactor,
  ConfirmSecondFactor,
  EndSecondFactor,
  HideRecoveryCodes,
  RenewRecoveryCodes,
  SecondFactor,
} from '../../services/account/factor.account.documents.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkFactorBegin, checkFactorCode, checkFactorProof } from '../session/account-checks.ts'
import { BEGIN_FORM, CONFIRM_FORM, END_FACTOR_FORM, RENEW_FORM } from './posted-forms.ts'

const QUARTET = /.{4}(?=.)/g

/** The second factor of this session's account, with the QR code of one that is being set up; null without a session. */
export const getFactorFn = createServerFn().handler(async () => {
  const { secondFactor } = await askAccount(SecondFactor)
  if (!secondFactor) return null
  const { setup, ...factor } = secondFactor
  if (!setup) return { ...factor, setup: null }
  const { qrPath } = await import('./qr-path.server.ts')
  return {
    ...factor,
    setup: { secret: setup.secret.replace(QUARTET, '$& '), uri: setup.uri, qr: qrPath(setup.uri) },
  }
})

export type FactorView = NonNullable<Awaited<ReturnType<typeof getFactorFn>>>

/** The page of the side from which the form was posted. */
const next = ({ outcome }: FormAnswer, form: FormData): Address => {
  const side = typedIn(form, 'side')
  if (side === 'DOCTOR') return toProfilePage('factor', { outcome })
  return side === 'STAFF' ? toStaffAccount({ outcome }) : toFactor({ outcome })
}
const proofIn = (form: FormData) => ({ password: typedIn(form, 'password'), code: typedIn(form, 'code') })

/** Asks for the password, and begins to set up a factor. */
export const beginFactorFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: BEGIN_FORM,
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorBegin(form)) ??
        (await askAccount(BeginSecondFactor, { password: typedIn(form, 'password') })).beginSecondFactor,
      next,
    }),
  )

/** Turns the factor on by its first code. */
export const confirmFactorFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: CONFIRM_FORM,
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorCode(form)) ??
        (await askAccount(ConfirmSecondFactor, { code: typedIn(form, 'code') })).confirmSecondFactor,
      next,
    }),
  )

/** Turns the factor off. */
export const endFactorFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: END_FACTOR_FORM,
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorProof(form)) ??
        (await askAccount(EndSecondFactor, proofIn(form))).endSecondFactor,
      next,
    }),
  )

/** Replaces the recovery codes. */
export const renewRecoveryCodesFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: RENEW_FORM,
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorProof(form)) ??
        (await askAccount(RenewRecoveryCodes, proofIn(form))).renewRecoveryCodes,
      next,
    }),
  )

/** Ends showing the recovery codes. */
export const hideRecoveryCodesFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      run: async (): Promise<FormAnswer> => {
        await askAccount(HideRecoveryCodes)
        return { outcome: 'HIDDEN' }
      },
      next,
    }),
  )
