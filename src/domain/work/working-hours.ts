import { bandMinutes } from '../listing/permit-band.ts'
import type { PermitTerms } from '../listing/terms/terms-snapshot.ts'
import { addDays, tokyoDay, tokyoInstant } from '../text/tokyo-time.ts'

/** Working hours of works: what counts as labour (労働時間) and what a night duty permit (宿日直許可) leaves out. */

/** One work as it was done, else as planned. */
export type WorkedTime = {
  start: Date
  end: Date
  /** A permit for the whole shift covers the planned hours only. */
  plannedStart: Date
  plannedEnd: Date
  breakMinutes: number
  permit: PermitTerms | null
  /** Minutes worked inside the band of the permit, as reported: they are labour and break a rest. Missing: none. */
  workedInPermit?: number | undefined
}

type Span = { start: Date; end: Date }

const minutesOf = ({ start, end }: Span): number =>
  Math.max(0, Math.floor((end.getTime() - start.getTime()) / 60_000))

/** The bands of a permit on the days that a work touches: 「22:00〜6:00」 begins on the evening before, too. */
function bandsOf({ start, end }: Span, from: string, to: string): Span[] {
  const [first, last] = bandMinutes(from, to)
  const bands: Span[] = []
  for (let day = addDays(tokyoDay(start), -1); day <= tokyoDay(end); day = addDays(day, 1))
    bands.push({ start: tokyoInstant(day, first), end: tokyoInstant(day, last) })
  return bands
}

/** The parts of a work inside the band of a granted permit; a permit that is unknown or not granted covers none. */
export function permittedSpansOf({
  start,
  end,
  plannedStart,
  plannedEnd,
  permit,
}: Pick<WorkedTime, 'start' | 'end' | 'plannedStart' | 'plannedEnd' | 'permit'>): Span[] {
  const bands =
    permit?.kind === 'GRANTED_ALL'
      ? [{ start: plannedStart, end: plannedEnd }]
      : permit?.kind === 'GRANTED_PARTIAL' && permit.from !== null && permit.to !== null
        ? bandsOf({ start, end }, permit.from, permit.to)
        : []
  return bands.flatMap((band) => {
    const part = {
      start: start > band.start ? start : band.start,
      end: end < band.end ? end : band.end,
    }
    return part.start < part.end ? [part] : []
  })
}

/** Minutes of a work inside the band of a granted permit. */
export const permittedMinutesOf = (work: WorkedTime): number =>
  permittedSpansOf(work).reduce((sum, span) => sum + minutesOf(span), 0)

export type HoursOfWork = {
  totalMinutes: number
  /** Left out of labour by a permit. */
  permittedMinutes: number
  countedMinutes: number
}

/**
 * 労働時間: from start to end, without breaks and without the permitted minutes, of which those that were worked count
 *; never below zero.
 */
export function hoursOfWork(work: WorkedTime): HoursOfWork {
  const totalMinutes = minutesOf(work)
  const inBand = permittedMinutesOf(work)
  const permitted = inBand - Math.min(inBand, work.workedInPermit ?? 0)
  return {
    totalMinutes,
    permittedMinutes: permitted,
    countedMinutes: Math.max(0, totalMinutes - permitted - work.breakMinutes),
  }
}

export const NO_HOURS: HoursOfWork = { totalMinutes: 0, permittedMinutes: 0, countedMinutes: 0 }

export const addHours = (one: HoursOfWork, other: HoursOfWork): HoursOfWork => ({
  totalMinutes: one.totalMinutes + other.totalMinutes,
  permittedMinutes: one.permittedMinutes + other.permittedMinutes,
  countedMinutes: one.countedMinutes + other.countedMinutes,
})
