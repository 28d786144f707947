import { ANSWER_INTERVIEW_OUTCOME } from '../../../domain/application/interview.ts'
import { UNAVAILABLE } from '../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'

/** The message of an answer's outcome. */
export const interviewWords = outcomeWords({
  ...ANSWER_INTERVIEW_OUTCOME,
  CHOSEN: good(ANSWER_INTERVIEW_OUTCOME.CHOSEN),
  NONE_FITS: good(ANSWER_INTERVIEW_OUTCOME.NONE_FITS),
  UNREACHABLE: UNAVAILABLE,
})
