import type { PermitTerms } from '../listing/terms/terms-snapshot.ts'
import { permittedMinutesOf } from './working-hours.ts'

/** What a report is paid beyond the fee: time beyond the planned time, and work inside a permitted band. */

/** A work as planned. */
export type PlannedWork = {
  plannedStart: Date
  plannedEnd: Date
  breakMinutes: number
  permit: PermitTerms | null
  /** Yen, of the agreed terms. */
  hourlyFee: number
}

/** The same as it was done. */
export type WorkedTimes = {
  actualStart: Date
  actualEnd: Date
  breakMinutes: number
  /** Worked inside the band of a granted permit. */
  permittedMinutes: number
}

/** Minutes of work inside a permitted band are reported in steps of so many. */
export const PERMITTED_STEP = 5

/** Of a shift moved by fewer minutes nobody is asked. */
const MOVED_MINUTES = 15

/** 割増賃金 for work between 22:00 and 5:00 (労働基準法37条4項), in percent of the pay per hour. */
export const NIGHT_PERCENT = 125

const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))

/** Minutes of the planned hours that a granted permit covers; 0 without one. */
export const plannedPermittedMinutes = ({
  plannedStart,
  plannedEnd,
  breakMinutes,
  permit,
}: Omit<PlannedWork, 'hourlyFee'>): number =>
  permittedMinutesOf({ start: plannedStart, end: plannedEnd, plannedStart, plannedEnd, breakMinutes, permit })

/** Whether the minutes worked inside the band are a multiple of the step, and no more than the band has. */
export const mayBePermitted = (planned: Omit<PlannedWork, 'hourlyFee'>, minutes: number): boolean =>
  minutes % PERMITTED_STEP === 0 && minutes <= plannedPermittedMinutes(planned)

export type ExtraMinutes = {
  /** Worked, without breaks, beyond what was planned without breaks. */
  overtime: number
  /** The part of it that is planned break, not taken. */
  breakNotTaken: number
  permitted: number
  /** Outside the planned hours, but made up for by as much less inside them: asked about, not paid. */
  moved: number
}

/**
 * Minutes of a report beyond the plan. A longer break makes up for longer hours and the other way round; less work than
 * planned takes nothing from the fee: overtime is reported, never cut.
 */
export function extraMinutes(planned: PlannedWork, actual: WorkedTimes): ExtraMinutes {
  const { plannedStart, plannedEnd } = planned
  const { actualStart, actualEnd } = actual
  const plannedNet = minutesBetween(plannedStart, plannedEnd) - planned.breakMinutes
  const overtime = Math.max(0, minutesBetween(actualStart, actualEnd) - actual.breakMinutes - plannedNet)
  const breakNotTaken = Math.min(overtime, Math.max(0, planned.breakMinutes - actual.breakMinutes))
  const isApart = actualEnd <= plannedStart || actualStart >= plannedEnd
  const outside = isApart
    ? minutesBetween(actualStart, actualEnd)
    : minutesBetween(actualStart, plannedStart) + minutesBetween(plannedEnd, actualEnd)
  const moved = Math.max(0, outside - overtime)
  return {
    overtime,
    breakNotTaken,
    permitted: actual.permittedMinutes,
    moved: moved < MOVED_MINUTES ? 0 : moved,
  }
}

/** Yen for overtime at the pay per hour of the work, rounded up to whole yen. */
export const overtimeYen = (minutes: number, hourlyFee: number): number =>
  Math.ceil((minutes * hourlyFee) / 60)

/** Yen for minutes worked inside a permitted band: overtime at the night rate, rounded up to whole yen. */
export const permittedYen = (minutes: number, hourlyFee: number): number =>
  Math.ceil((minutes * hourlyFee * NIGHT_PERCENT) / 6_000)

export type ExtraPay = ExtraMinutes & {
  overtimeYen: number
  permittedYen: number
  /** Both: the least that the hospital pays beyond the fee, and what stands where it does not answer. */
  dueYen: number
}

/** What a report is due beyond the fee, line by line. */
export function extraPay(planned: PlannedWork, actual: WorkedTimes): ExtraPay {
  const minutes = extraMinutes(planned, actual)
  const yen = {
    overtimeYen: overtimeYen(minutes.overtime, planned.hourlyFee),
    permittedYen: permittedYen(minutes.permitted, planned.hourlyFee),
  }
  return { ...minutes, ...yen, dueYen: yen.overtimeYen + yen.permittedYen }
}
