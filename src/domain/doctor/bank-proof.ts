import { passwordOutcomeText } from '../account/password-outcome.ts'
import type { Problems } from './registration-rule.ts'

/** Why a bank account is not kept though nothing in it is wrong: who is at the device has not been proved. */
const NOT_PROVED =
  'まだ保存していません。ご本人の確認のため、いまのパスワードを入力して、もう一度保存してください。パスワードの入力欄がないときは、いったんログアウトして、もう一度ログインしてください。'

/** Undefined for what is no such outcome, since an address may say anything, and for what the field says. */
export const proofText = (outcome: string | undefined, retryAfter?: number | null): string | undefined =>
  outcome === 'NOT_PROVED'
    ? NOT_PROVED
    : outcome === 'WRONG_CREDENTIALS'
      ? undefined
      : passwordOutcomeText(outcome, retryAfter)

/** What a field says of the password that was given. */
export const proofProblems = (outcome: string | undefined): Problems =>
  outcome === 'WRONG_CREDENTIALS' ? { password: 'いまのパスワードが正しくありません' } : {}
