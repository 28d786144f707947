import { PASSWORD_MESSAGES } from '../account/password-outcome.ts'
import { outcomeWords } from '../text/outcome-words.ts'
import type { Problems } from './registration-rule.ts'

const { WRONG_CREDENTIALS: _saidByTheField, ...REFUSALS } = PASSWORD_MESSAGES

/** Messages when a valid bank account is refused because re-authentication is missing or failed. */
export const proofWords = outcomeWords({
  ...REFUSALS,
  NOT_PROVED:
    'まだ保存していません。ご本人の確認のため、いまのパスワードを入力して、もう一度保存してください。パスワードの入力欄がないときは、いったんログアウトして、もう一度ログインしてください。',
})

/** Field errors of the password given for re-authentication. */
export const proofProblems = (outcome: string | undefined): Problems =>
  outcome === 'WRONG_CREDENTIALS' ? { password: 'いまのパスワードが正しくありません' } : {}
