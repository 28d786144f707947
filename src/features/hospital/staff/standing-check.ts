import { STANDING_REASON } from '../../../domain/listing/hospital-standing.ts'
import { reasonedCheck } from '../../staff/decisions/reasoned-check.ts'

/** Validation of a decision about a hospital that needs no server. */
export const checkStanding = reasonedCheck(STANDING_REASON)
