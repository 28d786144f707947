import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'

const HOUR_MINUTES = 60

/** Guideline for the continuous rest between two works (勤務間インターバル). */
const REST_MINUTES = 9 * HOUR_MINUTES
/** After a night duty that counts as working time. */
const REST_AFTER_NIGHT_MINUTES = 18 * HOUR_MINUTES

export type RestSource = {
  shift: Shift
  nightDutyPermit: NightDutyPermit
  start?: Date
  end?: Date
}

/** Whether a duty is permitted as a whole and long enough to be the rest itself: nine continuous hours or more. */
const isRestItself = ({ nightDutyPermit, start, end }: RestSource): boolean =>
  nightDutyPermit === 'GRANTED_ALL' &&
  start !== undefined &&
  end !== undefined &&
  minutesBetween(start, end) >= REST_MINUTES

/**
 * The guideline for the rest after a work, in minutes. Only a permit (宿日直許可) for the whole night waives the
 * long rest; any other does not. A permitted duty of nine hours needs no rest after it.
 */
export function restGuideline(work: RestSource): number {
  if (isRestItself(work)) return 0
  return work.shift === 'NIGHT' && work.nightDutyPermit !== 'GRANTED_ALL'
    ? REST_AFTER_NIGHT_MINUTES
    : REST_MINUTES
}

/** The rest beside a work and its guideline, in minutes. */
export type Rest = { minutes: number; guideline: number }

export const isShort = ({ minutes, guideline }: Rest): boolean => minutes < guideline

export type RestCheck = {
  /** Minutes to the previous and next work; null where the guideline is met. */
  before: number | null
  after: number | null
  /** The longest violated guideline; when none is violated, the one after the work itself. */
  guideline: number
}

export type Neighbours = {
  /** The previous work. Its shift is null without a listing; the short guideline then applies. */
  before: { start?: Date; end: Date; shift: Shift | null; nightDutyPermit: NightDutyPermit | null } | null
  after: { start: Date } | null
}

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000)

/** The rest between a work and its neighbours; null beside none. The works must not overlap. */
export function restsAround(
  work: RestSource & { start: Date; end: Date },
  { before, after }: Neighbours,
): { before: Rest | null; after: Rest | null } {
  const behind = before
    ? restGuideline({
        ...before,
        shift: before.shift ?? 'DAY',
        nightDutyPermit: before.nightDutyPermit ?? 'NOT_APPLICABLE',
      })
    : 0
  // A duty that is the rest itself needs none before it, unless the work before was a night.
  const guideline = isRestItself(work) && behind === REST_MINUTES ? 0 : behind
  return {
    before: before && { minutes: minutesBetween(before.end, work.start), guideline },
    after: after && { minutes: minutesBetween(work.end, after.start), guideline: restGuideline(work) },
  }
}

/** Compares the rest to the previous and next work with the guideline. The works must not overlap. */
export function checkRest(work: RestSource & { start: Date; end: Date }, neighbours: Neighbours): RestCheck {
  const { before, after } = restsAround(work, neighbours)
  const short = [before, after].flatMap((rest) => (rest && isShort(rest) ? rest.guideline : []))
  return {
    before: before && isShort(before) ? before.minutes : null,
    after: after && isShort(after) ? after.minutes : null,
    guideline: short.length > 0 ? Math.max(...short) : restGuideline(work),
  }
}

/** The longest continuous work, nights without a permit included. */
const CONTINUOUS_MINUTES = 28 * HOUR_MINUTES

type Stretch = { start: Date; end: Date; permittedMinutes: number }

/**
 * Minutes from the first start to the last end of works between which there is less than nine hours: the works around
 * one of them. A duty with nine permitted hours is a rest, so that it ends the stretch on either side.
 */
export function continuousMinutes(work: Stretch, others: readonly Stretch[]): number {
  const isRest = ({ permittedMinutes }: Stretch) => permittedMinutes >= REST_MINUTES
  if (isRest(work)) return 0
  const awake = others.filter((other) => !isRest(other))
  let { start, end } = work
  for (const other of awake.toSorted((a, b) => b.end.getTime() - a.end.getTime()))
    if (other.end <= start && minutesBetween(other.end, start) < REST_MINUTES) ({ start } = other)
  for (const other of awake.toSorted((a, b) => a.start.getTime() - b.start.getTime()))
    if (other.start >= end && minutesBetween(end, other.start) < REST_MINUTES) ({ end } = other)
  return minutesBetween(start, end)
}

export const isTooLong = (minutes: number): boolean => minutes > CONTINUOUS_MINUTES
export const CONTINUOUS_HOURS = CONTINUOUS_MINUTES / HOUR_MINUTES
