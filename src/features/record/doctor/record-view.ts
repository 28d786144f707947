import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import {
  AmbulanceDeclineReason,
  CarfareType,
  IncentiveType,
  ReportAnswer,
  StampKind,
  StampSource,
  type IncentiveLine,
  type Report,
  type ReportedWork,
  type TentativeDate,
  type WorkedMonth,
  type WorkRecord,
} from '../../../contract/gen/record_pb.ts'
import { WorkState } from '../../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import { civilDay, minutesBetween } from '../../../domain/text/shift-text.ts'
import type { CarfareRule } from '../../../domain/work/carfare.ts'
import { isSurveyOpen } from '../../../domain/work/survey.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import type { ListingRef } from '../../application/doctor/application-view.ts'

/** 「22:00〜翌6:00」, of two times of day. */
const bandText = (from: string, to: string): string => `${from}〜${to <= from ? '翌' : ''}${to}`

/** Maps messages about works to view models: timestamps as Tokyo text, enum numbers as words. */

function required(timestamp: Timestamp | undefined): string {
  const text = instantText(timestamp)
  if (text === null) throw new Error('work service: an instant of a work is missing')
  return text
}

const listingOf = ({ spotWorkId, regularWorkId }: WorkRecord): ListingRef =>
  regularWorkId === '' ? { kind: 'spot', id: spotWorkId } : { kind: 'regular', id: regularWorkId }

const lineView = ({ type, unitYen, capYen, count, yen }: IncentiveLine) => ({
  type: requiredWord(IncentiveType, type, 'IncentiveLine.type'),
  unitYen,
  capYen: capYen ?? null,
  count,
  yen,
})
export type IncentiveLineView = ReturnType<typeof lineView>

const reportedView = (reported: ReportedWork) => ({
  actualStart: required(reported.actualStart),
  actualEnd: required(reported.actualEnd),
  breakMinutes: reported.breakMinutes,
  ambulanceAccepted: reported.ambulanceAccepted,
  declined: reported.declined.map(({ reason, count }) => ({
    reason: requiredWord(AmbulanceDeclineReason, reason, 'DeclinedAmbulances.reason'),
    count,
  })),
  admissionsAmbulance: reported.admissionsAmbulance,
  admissionsWalkIn: reported.admissionsWalkIn,
  walkIns: reported.walkIns,
  wardCalls: reported.wardCalls,
  sleepMinutes: reported.sleepMinutes ?? null,
  /** Spent, as reported. */
  carfareYen: reported.carfareYen,
  permittedMinutes: reported.permittedMinutes,
  comment: reported.comment,
})

function reportView(report: Report) {
  if (!report.reported) throw new Error('work service: a report is empty')
  return {
    number: report.number,
    ...reportedView(report.reported),
    reportedAt: required(report.reportedAt),
    confirmDueAt: required(report.confirmDueAt),
    incentives: report.incentives.map(lineView),
    answer: wireWordOf(ReportAnswer, report.answer),
    answeredAt: instantText(report.answeredAt),
    isAutomatic: report.isAutomatic,
    answerNote: report.answerNote,
    extraYen: report.extraYen,
    overtimeMinutes: report.overtimeMinutes,
    breakNotTakenMinutes: report.breakNotTakenMinutes,
    overtimeYen: report.overtimeYen,
    permittedYen: report.permittedYen,
    movedMinutes: report.movedMinutes,
    paidCarfareYen: report.paidCarfareYen,
    byHospital: report.byHospital,
  }
}
export type ReportView = ReturnType<typeof reportView>

function carfareView({ carfare }: WorkRecord): CarfareRule {
  const type = requiredWord(CarfareType, carfare?.type ?? 0, 'CarfareRule.type')
  return { type, yen: carfare?.yen ?? null }
}

export function shownRecord(work: WorkRecord | undefined, now: Date) {
  if (!work) throw new Error('work service: the work is missing')
  const startTime = required(work.plannedStart)
  return {
    id: work.id,
    applicationId: work.applicationId,
    listing: listingOf(work),
    scheduleId: work.scheduleId,
    state: requiredWord(WorkState, work.state, 'WorkRecord.state'),
    startTime,
    endTime: required(work.plannedEnd),
    startDay: dayKind(civilDay(startTime)),
    breakMinutes: work.breakMinutes,
    fee: work.fee,
    title: work.title,
    hospitalName: work.hospitalName,
    hospitalAddress: work.hospitalAddress,
    hospitalPhone: work.hospitalPhone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
    stamps: work.stamps.map(({ kind, at, source, reason }) => ({
      kind: requiredWord(StampKind, kind, 'StampedTime.kind'),
      at: required(at),
      source: requiredWord(StampSource, source, 'StampedTime.source'),
      reason,
    })),
    report: work.report ? reportView(work.report) : null,
    /** When the page was asked for. */
    asksSurvey: work.report?.answeredAt ? isSurveyOpen(timestampDate(work.report.answeredAt), now) : false,
    incentiveRules: work.incentiveRules.map(lineView),
    hourlyFee: work.hourlyFee,
    carfare: carfareView(work),
    /** Of the carfare: a file of both sides. */
    receipt: work.receipt ? { id: work.receipt.id, name: work.receipt.name } : null,
    /** Planned minutes inside the band of a granted 宿日直許可; 0 without one. */
    permittedMinutes: work.permittedMinutes,
    permitBand: work.permitFrom === '' ? '勤務時間の全体' : bandText(work.permitFrom, work.permitTo),
    /** When the page was asked for; 0 and less once the work has begun. */
    minutesLeft: minutesBetween(now.toISOString(), startTime),
    /** When the page was asked for. */
    isOver:
      work.plannedEnd !== undefined && minutesBetween(now.toISOString(), required(work.plannedEnd)) <= 0,
  }
}
export type RecordView = ReturnType<typeof shownRecord>

/** A date of a contract that nobody has confirmed yet. */
export function tentativeView({ start, end, scheduleId, regularWorkId, hospitalName, fee }: TentativeDate) {
  const startTime = required(start)
  return {
    scheduleId,
    regularWorkId,
    hospitalName,
    fee,
    startTime,
    endTime: required(end),
    startDay: dayKind(civilDay(startTime)),
  }
}
export type TentativeView = ReturnType<typeof tentativeView>

export const workedMonthView = ({ month, works, minutes, yen, confirmedYen }: WorkedMonth) => ({
  month,
  works,
  minutes,
  yen,
  confirmedYen,
})
export type WorkedMonthView = ReturnType<typeof workedMonthView>

/** Yen of a work: the fee, and what is reported beyond it. */
export const yenOfRecord = ({ fee, report }: Pick<RecordView, 'fee' | 'report'>): number =>
  fee +
  (report
    ? report.incentives.reduce((sum, { yen }) => sum + yen, 0) + report.paidCarfareYen + report.extraYen
    : 0)

/** Minutes of a work without breaks: reported, or planned. */
export const minutesOfRecord = ({ startTime, endTime, breakMinutes, report }: RecordView): number =>
  report
    ? minutesBetween(report.actualStart, report.actualEnd) - report.breakMinutes
    : minutesBetween(startTime, endTime) - breakMinutes
