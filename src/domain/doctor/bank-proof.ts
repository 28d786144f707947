import { PROOF_ASKED, proofWords } from '../account/identity-proof.ts'
import { outcomeWords, type OutcomeWords } from '../text/outcome-words.ts'

const notProved = outcomeWords({ NOT_PROVED: `まだ保存していません。${PROOF_ASKED}` })

/** Messages when a valid bank account is refused because re-authentication is missing or failed. */
export const bankProofWords: OutcomeWords = (outcome, retryAfter) =>
  notProved(outcome) ?? proofWords(outcome, retryAfter)
