import { addressProblem } from '../../domain/account/mail-address.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import {
  passwordProblem,
  passwordProblemText,
  PASSWORD_LENGTH,
} from '../../domain/account/password-problem.ts'
import { typedFactorCode } from '../../domain/account/second-factor.ts'
import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'

/**
 * Validation of the account forms that needs no server: the browser runs it before sending, the server before
 * acting.
 */

const LOGIN_ID_LENGTH = 254

const tooLong = (typed: string, n: number): string | undefined =>
  [...typed].length > n ? ruleMessage('maxLength', { n }) : undefined

const filled = (typed: string, n: number): string | undefined =>
  typed.trim() === '' ? REQUIRED : tooLong(typed, n)

/** An existing password; spaces may be part of it. */
function knownPassword(form: FormData, name: string): string | undefined {
  const typed = typedIn(form, name)
  return typed === '' ? REQUIRED : tooLong(typed, PASSWORD_LENGTH.max)
}

const newPassword = (form: FormData, name: string, loginId: string) =>
  passwordProblemText(passwordProblem(typedIn(form, name), loginId || null))

/** Only some forms ask for the current password as proof of identity (re-authentication). */
export const proofProblem = (form: FormData) =>
  form.has('password') ? knownPassword(form, 'password') : undefined

export function mailAddressProblem(typed: string): string | undefined {
  return filled(typed, LOGIN_ID_LENGTH) ?? addressProblem(typed) ?? undefined
}

export const checkLogIn = (form: FormData): Problems =>
  problemsAmong({
    loginId: filled(typedIn(form, 'loginId'), LOGIN_ID_LENGTH),
    password: knownPassword(form, 'password'),
  })

export const checkForgotten = (form: FormData): Problems =>
  problemsAmong({ loginId: filled(typedIn(form, 'loginId'), LOGIN_ID_LENGTH) })

export const checkToken = (form: FormData): Problems =>
  problemsAmong({ token: filled(typedIn(form, 'token'), 200) })

/** The form has a password field if nobody is logged in to the account. */
export const checkConfirmation = (form: FormData): Problems =>
  problemsAmong({ ...checkToken(form), password: proofProblem(form) })

export const checkReset = (form: FormData): Problems =>
  problemsAmong({ ...checkToken(form), next: newPassword(form, 'next', '') })

/** Validates the old and the new password together. */
export const checkTakeBack = (form: FormData): Problems =>
  problemsAmong({ ...checkReset(form), password: knownPassword(form, 'password') })

/**
 * `username` is in the form for password managers; the server compares the password with its own record of
 * the user id.
 */
export const checkPasswordChange = (form: FormData): Problems =>
  problemsAmong({
    current: knownPassword(form, 'current'),
    next: newPassword(form, 'next', typedIn(form, 'username')),
  })

export const checkMailChange = (form: FormData): Problems =>
  problemsAmong({
    loginId: mailAddressProblem(typedIn(form, 'loginId')),
    password: proofProblem(form),
  })

export const checkFactorCode = (form: FormData): Problems =>
  problemsAmong({
    code: typedFactorCode(typedIn(form, 'code')) ? undefined : factorCodeProblem(typedIn(form, 'code')),
  })

const factorCodeProblem = (typed: string) =>
  typed.trim() === '' ? REQUIRED : '6桁の確認コードか、16文字のリカバリーコードを入力してください'

/** The password and a code together. */
export const checkFactorProof = (form: FormData): Problems =>
  problemsAmong({ ...checkFactorCode(form), password: knownPassword(form, 'password') })

export const checkFactorBegin = (form: FormData): Problems =>
  problemsAmong({ password: knownPassword(form, 'password') })

/** An account opened with LINE may have no password; the server knows which one. */
export const checkRegistration = (form: FormData): Problems =>
  problemsAmong({
    loginId: mailAddressProblem(typedIn(form, 'loginId')),
    password:
      form.has('passwordOptional') && typedIn(form, 'password') === ''
        ? undefined
        : newPassword(form, 'password', typedIn(form, 'loginId')),
    consent: form.has('consent') ? undefined : '登録には同意が必要です',
  })

export const checkLeaving = (form: FormData): Problems =>
  problemsAmong({
    password: proofProblem(form),
    confirmed: form.has('confirmed')
      ? undefined
      : '退会すると起きることをご確認のうえ、チェックを入れてください',
  })
