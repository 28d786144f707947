import { ruleMessage } from '../text/form-messages.ts'
import { plainText } from '../text/typed-text.ts'

export const PASSWORD_LENGTH = { min: 8, max: 1_024 } as const

/** Violated rules of a new password, with their messages. */
export const PASSWORD_PROBLEM = {
  REQUIRED: ruleMessage('required'),
  TOO_SHORT: ruleMessage('minLength', { n: PASSWORD_LENGTH.min }),
  TOO_LONG: ruleMessage('maxLength', { n: PASSWORD_LENGTH.max }),
  NEEDS_LETTERS_AND_DIGITS: '半角の英字と数字を、どちらも1文字以上入れてください',
  SAME_AS_LOGIN_ID: 'ユーザーIDと同じか、ほとんど同じパスワードは使えません',
  COMMON: 'よく使われているパスワードのため、推測されるおそれがあります。別のものにしてください',
} as const
export type PasswordProblem = keyof typeof PASSWORD_PROBLEM

/** The rules that the form states; the list of common passwords (COMMON) is known to the server only. */
export const PASSWORD_HELP = `${PASSWORD_LENGTH.min}文字以上(空白は数えません)で、半角の英字と数字を入れてください。`

const lengthOf = (text: string): number => [...text.replace(/\s/gu, '')].length

/** Shorter parts of a login id occur in many good passwords. */
const SHORTEST_PART = 4

/** Removes the login id from a password: the address, its two halves and their words. */
function withoutLoginId(password: string, loginId: string): string {
  const id = plainText(loginId).toLowerCase()
  const parts = [id, ...id.split('@'), ...id.split(/[^\p{L}\p{N}]+/u), id.replace(/@.*|[._+-]/g, '')]
  return parts
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), plainText(password).toLowerCase())
}

/**
 * The first violated rule of a new password. The password is neither trimmed nor normalised; lengths are in
 * characters of any width, without spaces and without the login id.
 */
export function passwordProblem(password: string, loginId: string | null = null): PasswordProblem | null {
  if (password === '') return 'REQUIRED'
  if (password.length > PASSWORD_LENGTH.max) return 'TOO_LONG'
  if (lengthOf(password) < PASSWORD_LENGTH.min) return 'TOO_SHORT'
  if (!/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return 'NEEDS_LETTERS_AND_DIGITS'
  const isLoginId = loginId !== null && lengthOf(withoutLoginId(password, loginId)) < PASSWORD_LENGTH.min
  return isLoginId ? 'SAME_AS_LOGIN_ID' : null
}

export const passwordProblemText = (problem: PasswordProblem | null | undefined): string | undefined =>
  problem ? PASSWORD_PROBLEM[problem] : undefined
