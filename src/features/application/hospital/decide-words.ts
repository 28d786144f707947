import {
  DECIDE_APPLICATION_OUTCOME,
  DECIDED_TEXT,
  HOSPITAL_DECISION,
} from '../../../domain/application/hospital-decision.ts'
import { UNAVAILABLE } from '../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'

/** The message of a decision's outcome; which decision it was, says the words of the success. */
export const applicationDecisionWords = (decision: string | undefined) =>
  outcomeWords({
    ...DECIDE_APPLICATION_OUTCOME,
    UNREACHABLE: UNAVAILABLE,
    ...(isDecision(decision) && { DECIDED: good(DECIDED_TEXT[decision]) }),
  })

const isDecision = (word: string | undefined): word is keyof typeof HOSPITAL_DECISION =>
  word !== undefined && Object.hasOwn(HOSPITAL_DECISION, word)
