import type { MainHospitalLevel } from '../doctor/registration-words.ts'
import { addMonths, monthOf } from '../text/month-days.ts'
import { durationText } from '../text/shift-text.ts'
import { daysBetween, tokyoDay } from '../text/tokyo-time.ts'
import type { RestWork } from './rest-windows.ts'
import { addHours, hoursOfWork, NO_HOURS, type HoursOfWork } from './working-hours.ts'

/**
 * The hours of a month and a year beside their limits: those of 時間外・休日労働 since April 2024 (医師の働き方改革), over the
 * main hospital and all side jobs.
 */

const HOUR = 60

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

/** The doctor's own words about the main hospital; null: none, or not told. */
export type MainJob = { level: MainHospitalLevel | null; weeklyHours: number | null }

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

/** `2026-12` in Tokyo. */
export const monthKey = (at: Date) => monthOf(tokyoDay(at))
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

const sideOf = (works: readonly RestWork[], isIn: (at: Date) => boolean): HoursOfWork =>
  works
    .filter(({ plannedStart }) => isIn(plannedStart))
    .reduce((sum, work) => addHours(sum, hoursOfWork(work)), NO_HOURS)

/** The month and the year of an instant. A work counts where it was planned to begin. */
export function periodsOf(
  at: Date,
  works: readonly RestWork[],
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

export type HoursFinding = { fit: 'WARN' | 'OVER'; sentence: string }

/** What the totals of a month and a year break, or come near to, the most pressing first. */
export function totalsFindings(
  { month, year }: { month: PeriodHours; year: PeriodHours },
  now: Date,
): HoursFinding[] {
  const ofMonth = month.period === monthKey(now) ? '今月' : `${Number(month.period.slice(5))}月`
  const ofYear = year.period === yearKey(now) ? '今年' : `${year.period}年`
  const subject = (name: string, period: PeriodHours) =>
    period.mainMinutes === null ? `${name}の副業が` : `${name}の時間外が、常勤先と合わせて`
  const findings: HoursFinding[] = []
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
