import { hoursOfWork, type HoursOfWork } from './working-hours.ts'
import {
  monthKey,
  periodsOf,
  sumOf,
  totalsFindings,
  type HoursFinding,
  type MainJob,
  type PeriodHours,
} from './period-hours.ts'
import {
  alarmText,
  gapBetween,
  neutralText,
  restAround,
  worstRest,
  type Rest,
  type RestAnswer,
  type RestFit,
} from './rest-interval.ts'
import type { RestWork } from './rest-windows.ts'

/** 働き方メーター: whether a shift, or the dates of a contract, fit into what a doctor already works. */

const WORK_FIT = { OK: '目安の範囲内', WARN: '注意', OVER: '上限を超えます' } as const
export type WorkFit = keyof typeof WORK_FIT

export type HoursMeter = {
  fit: WorkFit
  /** The most pressing finding; null when the shift fits. */
  sentence: string | null
  /** The same of the totals alone. */
  totalsSentence: string | null
  own: HoursOfWork
  rest: RestAnswer
  /** A short gap that breaks no window of rest, told without alarm. */
  neutralSentence: string | null
  /** With this shift. */
  month: PeriodHours
  year: PeriodHours
}

type Known = { works: readonly RestWork[]; around: readonly RestWork[]; main: MainJob; now: Date }

/**
 * Whether a shift fits beside the doctor's other works; `works` are those of its year, without the shift itself, and
 * `around` those of the main job that are known beside them: they concern rest alone, since the weekly hours count them.
 */
export function meterOf(shift: RestWork, { works, around, main, now }: Known): HoursMeter {
  const rest = restAround(shift, [...works, ...around])
  return meterFrom(rest, periodsOf(shift.plannedStart, [...works, shift], main), shift, now)
}

type Periods = { month: PeriodHours; year: PeriodHours }

function meterFrom(rest: RestAnswer, periods: Periods, own: RestWork, now: Date): HoursMeter {
  const totals = totalsFindings(periods, now)
  const alarm = alarmText(rest)
  const isLong = rest.breaches[0]?.kind === 'CONTINUOUS'
  const found: HoursFinding[] = [
    ...(alarm !== null && isLong ? [{ fit: 'OVER' as const, sentence: alarm }] : []),
    ...totals.filter(({ fit }) => fit === 'OVER'),
    ...(alarm !== null && !isLong ? [{ fit: 'WARN' as const, sentence: alarm }] : []),
    ...totals.filter(({ fit }) => fit === 'WARN'),
  ]
  return {
    fit: found[0]?.fit ?? 'OK',
    sentence: found[0]?.sentence ?? null,
    totalsSentence: totals[0]?.sentence ?? null,
    own: hoursOfWork(own),
    rest,
    neutralSentence: neutralText(rest),
    ...periods,
  }
}

/** The share of the limit that the hours take; without a limit, the hours alone. */
const shareOf = (period: PeriodHours): number =>
  sumOf(period) / (period.limitMinutes ?? Number.MAX_SAFE_INTEGER)

const fullest = (periods: readonly PeriodHours[], least: PeriodHours): PeriodHours =>
  periods.reduce((most, one) => (shareOf(one) > shareOf(most) ? one : most), least)

/**
 * The same of the dates of a regular contract: the rest of the date that fits worst, beside the works and the other dates,
 * and the month and the year that they fill most. Dates that a work overlaps count as well. Null without dates.
 */
export function contractMeterOf(
  dates: readonly RestWork[],
  { works, around, main, now }: Known,
): (HoursMeter & { date: Date }) | null {
  const worst = worstRest(dates, [...works, ...around])
  if (!worst) return null
  const all = [...works, ...dates]
  const months = new Map(dates.map(({ plannedStart }) => [monthKey(plannedStart), plannedStart]))
  const periods = [...months.values()].map((at) => periodsOf(at, all, main))
  const [first] = periods
  if (!first) return null
  const month = fullest(
    periods.map((one) => one.month),
    first.month,
  )
  const year = fullest(
    periods.map((one) => one.year),
    first.year,
  )
  return { ...meterFrom(worst, { month, year }, worst.date, now), date: worst.date.plannedStart }
}

/** Whether no window of rest is broken and no limit is reached or exceeded. */
export const isMeterKept = ({ fit, rest }: HoursMeter): boolean => fit !== 'OVER' && rest.fit !== 'ALARM'

export type Interval = Rest & { end: Date; start: Date; fit: RestFit }

/** The gap after the work under way or ahead, until the one after it; null without two works ahead. `fit`: of both. */
export function nextInterval(works: readonly RestWork[], now: Date): Interval | null {
  const ahead = works.filter(({ end }) => end > now).toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const [first, second] = ahead
  if (!first || !second) return null
  const gap = gapBetween(first, second)
  const { breaches } = restAround(
    second,
    works.filter((one) => one !== second),
  )
  const isBroken = breaches.some(({ works: among }) => among.has(first))
  const fit = isBroken ? 'ALARM' : gap.minutes < gap.guideline ? 'NEUTRAL' : 'FINE'
  return { ...gap, fit, end: first.end, start: second.start }
}
