import type { MainHospitalLevel } from '../doctor/registration-words.ts'
import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'
import { addMonths, monthOf } from '../text/month-days.ts'
import { durationText } from '../text/shift-text.ts'
import { daysBetween, tokyoDay } from '../text/tokyo-time.ts'
import {
  CONTINUOUS_HOURS,
  continuousMinutes,
  isShort,
  isTooLong,
  restsAround,
  type Rest,
} from './rest-interval.ts'
import { addHours, hoursOfWork, NO_HOURS, type HoursOfWork, type WorkedTime } from './working-hours.ts'

/**
 * 働き方メーター: whether a shift fits into what a doctor already works. Limits are those of 時間外・休日労働 since
 * April 2024 (医師の働き方改革), over the main hospital and all side jobs.
 */

const HOUR = 60
const DAY_MS = 86_400_000

/** Statutory hours of a week; what is worked beyond them at the main hospital is 時間外. */
const STATUTORY_WEEK = 40

type Limits = { yearMinutes: number; monthMinutes: number | null }

const LEVEL_A: Limits = { yearMinutes: 960 * HOUR, monthMinutes: 100 * HOUR }
const LEVEL_B: Limits = { yearMinutes: 1_860 * HOUR, monthMinutes: null }

/** Limits per year, and per month (fewer than). Where no level is known, A, which applies unless another is granted. */
const LIMITS: Readonly<Record<MainHospitalLevel, Limits>> = {
  A: LEVEL_A,
  B_COORDINATED: LEVEL_B,
  B: LEVEL_B,
  C: LEVEL_B,
  UNKNOWN: LEVEL_A,
}

const limitsOf = (level: MainHospitalLevel | null): Limits => LIMITS[level ?? 'UNKNOWN']

/** Side-job hours of a month beyond which a doctor is told. */
const MONTH_NOTICE = 80 * HOUR
/** Share of the year's limit beyond which a doctor is told. */
const YEAR_NOTICE = 0.9

const WORK_FIT = { OK: '目安の範囲内', WARN: '注意', OVER: '上限を超えます' } as const
export type WorkFit = keyof typeof WORK_FIT

/** The doctor's own words about the main hospital; null: none, or not told. */
export type MainJob = { level: MainHospitalLevel | null; weeklyHours: number | null }

export type MeteredWork = WorkedTime & { shift: Shift | null; nightDutyPermit: NightDutyPermit | null }

/** Hours of a month or a year. */
export type PeriodHours = {
  /** `2026-12` or `2026`. */
  period: string
  side: HoursOfWork
  /** Minutes at the main hospital beyond 40 hours a week; null where the doctor has told no weekly hours. */
  mainMinutes: number | null
  limitMinutes: number | null
}

/** What counts towards the limit: every side-job minute, and the main hospital's 時間外. */
export const sumOf = ({ side, mainMinutes }: PeriodHours): number => side.countedMinutes + (mainMinutes ?? 0)

const monthKey = (at: Date) => monthOf(tokyoDay(at))
const yearKey = (at: Date) => tokyoDay(at).slice(0, 4)

const daysIn = (period: string): number =>
  period.length === 4
    ? daysBetween(`${period}-01-01`, `${Number(period) + 1}-01-01`)
    : daysBetween(`${period}-01`, `${addMonths(period, 1)}-01`)

/** The main hospital's 時間外 of a period; fewer than 40 hours a week leave no room for side jobs. */
const mainMinutesOf = ({ weeklyHours }: MainJob, period: string): number | null =>
  weeklyHours === null
    ? null
    : Math.round((Math.max(0, weeklyHours - STATUTORY_WEEK) * HOUR * daysIn(period)) / 7)

const sideOf = (works: readonly MeteredWork[], isIn: (at: Date) => boolean): HoursOfWork =>
  works
    .filter(({ plannedStart }) => isIn(plannedStart))
    .reduce((sum, work) => addHours(sum, hoursOfWork(work)), NO_HOURS)

/** The month and the year of an instant. A work counts where it was planned to begin. */
export function periodsOf(
  at: Date,
  works: readonly MeteredWork[],
  main: MainJob,
): { month: PeriodHours; year: PeriodHours } {
  const { yearMinutes, monthMinutes } = limitsOf(main.level)
  const [month, year] = [monthKey(at), yearKey(at)]
  return {
    month: {
      period: month,
      side: sideOf(works, (start) => monthKey(start) === month),
      mainMinutes: mainMinutesOf(main, month),
      limitMinutes: monthMinutes,
    },
    year: {
      period: year,
      side: sideOf(works, (start) => yearKey(start) === year),
      mainMinutes: mainMinutesOf(main, year),
      limitMinutes: yearMinutes,
    },
  }
}

export type HoursMeter = {
  fit: WorkFit
  /** The most pressing finding; null when the shift fits. */
  sentence: string | null
  /** The same of the totals alone. */
  totalsSentence: string | null
  own: HoursOfWork
  restBefore: Rest | null
  restAfter: Rest | null
  /** With this shift. */
  month: PeriodHours
  year: PeriodHours
}

type Finding = { fit: Exclude<WorkFit, 'OK'>; sentence: string }

function totalsFindings({ month, year }: { month: PeriodHours; year: PeriodHours }, now: Date): Finding[] {
  const ofMonth = month.period === monthKey(now) ? '今月' : `${Number(month.period.slice(5))}月`
  const ofYear = year.period === yearKey(now) ? '今年' : `${year.period}年`
  const subject = (name: string, period: PeriodHours) =>
    period.mainMinutes === null ? `${name}の副業が` : `${name}の時間外が、常勤先と合わせて`
  const findings: Finding[] = []
  if (year.limitMinutes !== null && sumOf(year) > year.limitMinutes)
    findings.push({
      fit: 'OVER',
      sentence: `${subject(ofYear, year)}${durationText(year.limitMinutes)}を超えます`,
    })
  if (month.limitMinutes !== null && sumOf(month) >= month.limitMinutes)
    findings.push({
      fit: 'OVER',
      sentence: `${subject(ofMonth, month)}${durationText(month.limitMinutes)}に達します`,
    })
  if (month.side.countedMinutes > MONTH_NOTICE)
    findings.push({ fit: 'WARN', sentence: `${ofMonth}の副業が${durationText(MONTH_NOTICE)}を超えます` })
  if (year.limitMinutes !== null && sumOf(year) > year.limitMinutes * YEAR_NOTICE)
    findings.push({
      fit: 'WARN',
      sentence: `${subject(ofYear, year)}上限(${durationText(year.limitMinutes)})の9割を超えます`,
    })
  return findings
}

const shortText = (which: string, { minutes, guideline }: Rest) =>
  `${which} ${durationText(minutes)}(目安の${durationText(guideline)}に足りません)`

/** The works within a day before and after, whose rest is looked at. */
function neighboursOf(work: MeteredWork, others: readonly MeteredWork[]) {
  const ended = others
    .filter(({ plannedEnd }) => plannedEnd <= work.plannedStart)
    .filter(({ plannedEnd }) => work.plannedStart.getTime() - plannedEnd.getTime() < DAY_MS)
    .toSorted((a, b) => b.plannedEnd.getTime() - a.plannedEnd.getTime())[0]
  const begins = others
    .filter(({ plannedStart }) => plannedStart >= work.plannedEnd)
    .filter(({ plannedStart }) => plannedStart.getTime() - work.plannedEnd.getTime() < DAY_MS)
    .toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime())[0]
  return {
    before: ended ? { ...ended, start: ended.plannedStart, end: ended.plannedEnd } : null,
    after: begins ? { start: begins.plannedStart } : null,
  }
}

const restSource = (work: MeteredWork) => ({
  shift: work.shift ?? 'DAY',
  nightDutyPermit: work.nightDutyPermit ?? 'NOT_APPLICABLE',
  start: work.plannedStart,
  end: work.plannedEnd,
})

/** Rest before and after a work, beside the doctor's other works. */
const restsOf = (work: MeteredWork, others: readonly MeteredWork[]) =>
  restsAround(restSource(work), neighboursOf(work, others))

const stretchOf = (work: MeteredWork) => ({
  start: work.plannedStart,
  end: work.plannedEnd,
  permittedMinutes: hoursOfWork(work).permittedMinutes,
})

/** Whether a shift fits beside the doctor's other works; `works` are those of its year, without the shift itself. */
export function meterOf(
  shift: MeteredWork,
  { works, main, now }: { works: readonly MeteredWork[]; main: MainJob; now: Date },
): HoursMeter {
  const { before, after } = restsOf(shift, works)
  const periods = periodsOf(shift.plannedStart, [...works, shift], main)
  const stretch = continuousMinutes(stretchOf(shift), works.map(stretchOf))
  const totals = totalsFindings(periods, now)
  const found: Finding[] = [
    ...(isTooLong(stretch)
      ? [
          {
            fit: 'OVER' as const,
            sentence: `続けて${durationText(stretch)}の勤務になります(上限の目安は${CONTINUOUS_HOURS}時間)`,
          },
        ]
      : []),
    ...totals.filter(({ fit }) => fit === 'OVER'),
    ...(after && isShort(after)
      ? [{ fit: 'WARN' as const, sentence: shortText('次の勤務まで', after) }]
      : []),
    ...(before && isShort(before)
      ? [{ fit: 'WARN' as const, sentence: shortText('前の勤務から', before) }]
      : []),
    ...totals.filter(({ fit }) => fit === 'WARN'),
  ]
  return {
    fit: found[0]?.fit ?? 'OK',
    sentence: found[0]?.sentence ?? null,
    totalsSentence: totals[0]?.sentence ?? null,
    own: hoursOfWork(shift),
    restBefore: before,
    restAfter: after,
    ...periods,
  }
}

export type Interval = Rest & { end: Date; start: Date }

/** The rest after the work under way or ahead, until the one after it; null without two works ahead. */
export function nextInterval(works: readonly MeteredWork[], now: Date): Interval | null {
  const ahead = works
    .filter(({ plannedEnd }) => plannedEnd > now)
    .toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime())
  const [first, second] = ahead
  if (!first || !second) return null
  const { after } = restsAround(restSource(first), { before: null, after: { start: second.plannedStart } })
  return after && { ...after, end: first.plannedEnd, start: second.plannedStart }
}
