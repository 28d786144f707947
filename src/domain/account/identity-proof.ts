import { outcomeWords, type OutcomeWords, type ToldOutcome } from '../text/outcome-words.ts'
import type { Problems } from '../text/form-rule.ts'
import { PASSWORD_MESSAGES } from './password-outcome.ts'

const { WRONG_CREDENTIALS, ...REFUSALS } = PASSWORD_MESSAGES

/** Minutes for which a log-in, or a password typed again, proves who is at the device. */
export const PROOF_MINUTES = 10

/** The refusal of a call whose session has not proved lately who is at the device. */
export const PROOF_ASKED =
  'ご本人の確認のため、いまのパスワードを入力して、もう一度お試しください。パスワードの入力欄がないときは、いったんログアウトして、もう一度ログインしてください。'

/** What a form says of a proof that is missing or failed; a wrong password is said by its field. */
export const proofWords = outcomeWords({ ...REFUSALS, NOT_PROVED: `まだ実行していません。${PROOF_ASKED}` })

const wrongPassword = outcomeWords({ WRONG_CREDENTIALS })

/** The words of a command that asks for the password, for a page that shows its outcome alone. */
export const provedWords =
  (own: OutcomeWords): OutcomeWords =>
  (outcome, retryAfter): ToldOutcome | undefined =>
    own(outcome, retryAfter) ?? proofWords(outcome, retryAfter) ?? wrongPassword(outcome, retryAfter)

/** Field errors of the password given for re-authentication. */
export const proofProblems = (outcome: string | undefined): Problems =>
  outcome === 'WRONG_CREDENTIALS' ? { password: 'いまのパスワードが正しくありません' } : {}
