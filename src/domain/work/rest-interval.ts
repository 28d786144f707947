import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'

const HOUR_MINUTES = 60

/** Guideline for the continuous rest between two works (勤務間インターバル). */
const REST_MINUTES = 9 * HOUR_MINUTES
/** After a night duty that counts as working time. */
const REST_AFTER_NIGHT_MINUTES = 18 * HOUR_MINUTES

export type RestSource = { shift: Shift; nightDutyPermit: NightDutyPermit }

/**
 * The guideline for the rest after a work, in minutes. Only a permit (宿日直許可) for the whole night waives the
 * long rest; any other does not.
 */
export const restGuideline = ({ shift, nightDutyPermit }: RestSource): number =>
  shift === 'NIGHT' && nightDutyPermit !== 'GRANTED_ALL' ? REST_AFTER_NIGHT_MINUTES : REST_MINUTES

export type RestCheck = {
  /** Minutes to the previous and next work; null where the guideline is met. */
  before: number | null
  after: number | null
  /** The longest violated guideline; when none is violated, the one after the work itself. */
  guideline: number
}

type Neighbours = {
  /** The previous work. Its shift is null without a listing; the short guideline then applies. */
  before: { end: Date; shift: Shift | null; nightDutyPermit: NightDutyPermit | null } | null
  after: { start: Date } | null
}

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000)

/** Compares the rest to the previous and next work with the guideline. The works must not overlap. */
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
