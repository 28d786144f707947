import type { Shown } from '../../../contract/plain.ts'
import { withStartDay } from '../../../domain/text/day-kind.ts'
import { minutesBetween } from '../../../domain/text/shift-text.ts'
import { isSurveyOpen } from '../../../domain/work/survey.ts'
import type { ListingRef } from '../../application/doctor/application-view.ts'

/** 「22:00〜翌6:00」, of two times of day. */
const bandText = (from: string, to: string): string => `${from}〜${to <= from ? '翌' : ''}${to}`

const listingOf = ({ spotWorkId, regularWorkId }: Shown<'dp.work.WorkRecord'>): ListingRef =>
  regularWorkId === '' ? { kind: 'spot', id: spotWorkId } : { kind: 'regular', id: regularWorkId }

const reportView = ({ reported, ...report }: Shown<'dp.work.Report'>) => ({ ...report, ...reported })
export type ReportView = ReturnType<typeof reportView>

/** A work from its day on, for either side, with what `now`, when the page was asked for, makes of it. */
export const shownRecord = (work: Shown<'dp.work.WorkRecord'>, now: Date) => ({
  ...withStartDay(work),
  listing: listingOf(work),
  report: work.report && reportView(work.report),
  asksSurvey: work.report?.answeredAt ? isSurveyOpen(new Date(work.report.answeredAt), now) : false,
  permitBand: work.permitFrom === '' ? '勤務時間の全体' : bandText(work.permitFrom, work.permitTo),
  /** 0 and less once the work has begun. */
  minutesLeft: minutesBetween(now.toISOString(), work.plannedStart),
  isOver: minutesBetween(now.toISOString(), work.plannedEnd) <= 0,
})
export type RecordView = ReturnType<typeof shownRecord>

/** A date of a contract that nobody has confirmed yet. */
export const tentativeView = ({ start, end, ...date }: Shown<'dp.work.TentativeDate'>) =>
  withStartDay({ ...date, plannedStart: start, plannedEnd: end })
export type TentativeView = ReturnType<typeof tentativeView>

/** Yen of a work: the fee, and what is reported beyond it. */
export const yenOfRecord = ({ fee, report }: Pick<RecordView, 'fee' | 'report'>): number =>
  fee +
  (report
    ? report.incentives.reduce((sum, { yen }) => sum + yen, 0) + report.paidCarfareYen + report.extraYen
    : 0)

/** Minutes of a work without breaks: reported, or planned. */
export const minutesOfRecord = ({ plannedStart, plannedEnd, breakMinutes, report }: RecordView): number =>
  report
    ? minutesBetween(report.actualStart, report.actualEnd) - report.breakMinutes
    : minutesBetween(plannedStart, plannedEnd) - breakMinutes
