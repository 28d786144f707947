import { ANSWER_INTERVIEW_OUTCOME } from '../../../../domain/application/interview.ts'
import { UNAVAILABLE } from '../../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../../domain/text/outcome-words.ts'

export const CHOICE_MISSING = '都合のよい日時か、「どれも合わない」を選んでください。'

/** The message of an answer's outcome. */
export const interviewWords = outcomeWords({
  ...ANSWER_INTERVIEW_OUTCOME,
  CHOSEN: good(ANSWER_INTERVIEW_OUTCOME.CHOSEN),
  NONE_FITS: good(ANSWER_INTERVIEW_OUTCOME.NONE_FITS),
  CHOICE_MISSING,
  UNREACHABLE: UNAVAILABLE,
})
