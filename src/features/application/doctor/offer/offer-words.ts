import { ANSWER_OFFER_OUTCOME } from '../../../../domain/application/offer-answer.ts'
import { UNAVAILABLE } from '../../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../../domain/text/outcome-words.ts'

/** The message of an answer's outcome. */
export const offerWords = outcomeWords({
  ...ANSWER_OFFER_OUTCOME,
  MATCHED: good(ANSWER_OFFER_OUTCOME.MATCHED),
  DECLINED: good(ANSWER_OFFER_OUTCOME.DECLINED),
  UNREACHABLE: UNAVAILABLE,
})
