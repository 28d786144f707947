import { DAY_MS } from '../../domain/duration.ts'
import { CONFIRM_DAYS } from '../../domain/listing/confirmation.ts'

/** Of so many listings, one has not been confirmed since it was edited. */
const ONE_IN = 12

/** When the hospital confirmed a listing last: nearly all within the days in which it is to, so that few bear the mark. */
export const seedConfirmation = (id: number, editedAt: Date, now: Date): Date =>
  id % ONE_IN === 0
    ? editedAt
    : new Date(Math.max(editedAt.getTime(), now.getTime() - (id % CONFIRM_DAYS) * DAY_MS))
