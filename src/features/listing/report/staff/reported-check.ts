import { VERDICT_REASON } from '../../../../domain/listing/listing-report.ts'
import { reasonedCheck } from '../../../staff/decisions/reasoned-check.ts'

export const VERDICT_FIELDS = { choice: 'verdict', words: 'reason' }

/** Validation of a decision about a reported listing that needs no server. */
export const checkVerdict = reasonedCheck(VERDICT_REASON, VERDICT_FIELDS)
