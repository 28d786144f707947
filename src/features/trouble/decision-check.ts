import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import { NO_SHOW_TEXT } from '../../domain/work/no-show.ts'
import { reasonedCheck } from '../staff/decisions/reasoned-check.ts'

/** Validation of a decision about absence that needs no server. */
export const checkNoShowDecision = reasonedCheck(NO_SHOW_TEXT)

/** The same of a decision about an objection to 注意 or absence. */
export const checkCautionDecision = reasonedCheck(OBJECTION_TEXT)
