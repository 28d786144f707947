import { ruleMessage } from './form-messages.ts'

const SHORTEST = 8
const LONGEST = 128

/** What is wrong with a new password; null for a good one. */
export function passwordProblem(password: string): string | null {
  if (password === '') return ruleMessage('required')
  const length = [...password].length
  if (length < SHORTEST) return ruleMessage('minLength', { n: SHORTEST })
  if (length > LONGEST) return ruleMessage('maxLength', { n: LONGEST })
  return /\p{L}/u.test(password) && /\d/.test(password) ? null : '英字と数字の両方を使ってください'
}
