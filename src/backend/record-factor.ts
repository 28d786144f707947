import type { RecordFactor } from './account/second-factor/factor-notice.ts'
import { recordFactorEvent } from './hospital/factor-event.service.ts'
import { recordOwnFactor } from './staff/own-factor.service.ts'

/** Puts on record what an owner did with the second factor: at the owner's hospitals, and at our staff. */
export const recordFactor: RecordFactor = async (tx, event) => {
  await recordFactorEvent(tx, event)
  await recordOwnFactor(tx, event)
}
