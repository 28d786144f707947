import { ruleMessage } from '../text/form-messages.ts'
import { plainText } from '../text/typed-text.ts'

export const PASSWORD_LENGTH = { min: 8, max: 1_024 } as const

/** What is wrong with a password somebody chose, and what the form says about it. */
export const PASSWORD_PROBLEM = {
  REQUIRED: ruleMessage('required'),
  TOO_SHORT: ruleMessage('minLength', { n: PASSWORD_LENGTH.min }),
  TOO_LONG: ruleMessage('maxLength', { n: PASSWORD_LENGTH.max }),
  NEEDS_LETTERS_AND_DIGITS: '半角の英字と数字を、どちらも1文字以上入れてください',
  SAME_AS_LOGIN_ID: 'ユーザーIDと同じか、ほとんど同じパスワードは使えません',
  COMMON: 'よく使われているパスワードのため、推測されるおそれがあります。別のものにしてください',
} as const
export type PasswordProblem = keyof typeof PASSWORD_PROBLEM

/** What the form may ask of a password before it is sent; COMMON is known to the server only. */
export const PASSWORD_HELP = `${PASSWORD_LENGTH.min}文字以上(空白は数えません)で、半角の英字と数字を入れてください。`

const lengthOf = (text: string): number => [...text.replace(/\s/gu, '')].length

/** Shorter parts of an id stand in many a good password. */
const SHORTEST_PART = 4

/** What is left of a password without what everybody can read in the user id: the address, its halves and their words. */
function withoutLoginId(password: string, loginId: string): string {
  const id = plainText(loginId).toLowerCase()
  const parts = [id, ...id.split('@'), ...id.split(/[^\p{L}\p{N}]+/u), id.replace(/@.*|[._+-]/g, '')]
  return parts
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), plainText(password).toLowerCase())
}

/**
 * The first rule a chosen password breaks. It is judged and kept as it was typed: nothing is trimmed or folded, a
 * character counts as one whatever its width. Spaces are welcome and count for nothing, and so does the user id.
 */
export function passwordProblem(password: string, loginId: string | null = null): PasswordProblem | null {
  if (password === '') return 'REQUIRED'
  if (password.length > PASSWORD_LENGTH.max) return 'TOO_LONG'
  if (lengthOf(password) < PASSWORD_LENGTH.min) return 'TOO_SHORT'
  if (!/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return 'NEEDS_LETTERS_AND_DIGITS'
  const isLoginId = loginId !== null && lengthOf(withoutLoginId(password, loginId)) < PASSWORD_LENGTH.min
  return isLoginId ? 'SAME_AS_LOGIN_ID' : null
}

/** What a form says about the new password. */
export const passwordProblemText = (problem: PasswordProblem | null | undefined): string | undefined =>
  problem ? PASSWORD_PROBLEM[problem] : undefined
