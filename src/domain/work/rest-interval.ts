import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'

const HOUR_MINUTES = 60

/** Continuous rest between two works, as a guideline (勤務間インターバル). */
const REST_MINUTES = 9 * HOUR_MINUTES
/** After a night on duty that counts as labour. */
const REST_AFTER_NIGHT_MINUTES = 18 * HOUR_MINUTES

export type RestSource = { shift: Shift; nightDutyPermit: NightDutyPermit }

/**
 * Minutes of rest that should follow a work. Only a permit for the whole night spares the long rest; one the hospital is
 * still being asked about does not.
 */
export const restGuideline = ({ shift, nightDutyPermit }: RestSource): number =>
  shift === 'NIGHT' && nightDutyPermit !== 'GRANTED_ALL' ? REST_AFTER_NIGHT_MINUTES : REST_MINUTES

export type RestCheck = {
  /** Minutes to the work before and after, when shorter than the guideline. */
  before: number | null
  after: number | null
  /** The longest guideline that is not kept; the one that would hold after the work itself when all are. */
  guideline: number
}

type Neighbours = {
  /** The work before. What it was is unknown when no listing stands behind it: it then asks for no long rest. */
  before: { end: Date; shift: Shift | null; nightDutyPermit: NightDutyPermit | null } | null
  after: { start: Date } | null
}

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000)

/** Holds the time to the works before and after against the guideline. The times must not overlap. */
export function checkRest(
  work: RestSource & { start: Date; end: Date },
  { before, after }: Neighbours,
): RestCheck {
  const own = restGuideline(work)
  const behind = before
    ? restGuideline({
        shift: before.shift ?? 'DAY',
        nightDutyPermit: before.nightDutyPermit ?? 'NOT_APPLICABLE',
      })
    : 0
  const restBefore = before ? minutesBetween(before.end, work.start) : null
  const restAfter = after ? minutesBetween(work.end, after.start) : null
  const isShortBefore = restBefore !== null && restBefore < behind
  const isShortAfter = restAfter !== null && restAfter < own
  return {
    before: isShortBefore ? restBefore : null,
    after: isShortAfter ? restAfter : null,
    guideline: isShortBefore ? Math.max(behind, isShortAfter ? own : 0) : own,
  }
}
