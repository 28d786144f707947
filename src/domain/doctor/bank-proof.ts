import { PASSWORD_MESSAGES } from '../account/password-outcome.ts'
import { outcomeWords } from '../text/outcome-words.ts'
import type { Problems } from './registration-rule.ts'

const { WRONG_CREDENTIALS: _saidByTheField, ...REFUSALS } = PASSWORD_MESSAGES

/** Why a bank account is not kept though nothing in it is wrong: who is at the device has not been proved. */
export const proofWords = outcomeWords({
  ...REFUSALS,
  NOT_PROVED:
    'まだ保存していません。ご本人の確認のため、いまのパスワードを入力して、もう一度保存してください。パスワードの入力欄がないときは、いったんログアウトして、もう一度ログインしてください。',
})

/** What a field says of the password that was given. */
export const proofProblems = (outcome: string | undefined): Problems =>
  outcome === 'WRONG_CREDENTIALS' ? { password: 'いまのパスワードが正しくありません' } : {}
