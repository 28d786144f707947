import { HOUR_MS } from '../duration.ts'
import { mayBePermitted, type PlannedWork } from './extra-pay.ts'
import { yenText } from '../text/money-text.ts'
import { CARFARE_RECEIPT_YEN } from './carfare.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import type { WorkCounts } from '../money/incentive.ts'

/** What a doctor reports after a work (勤務報告). */
export type WorkReport = WorkCounts & {
  actualStart: Date
  actualEnd: Date
  breakMinutes: number
  /** Worked inside the band of a granted 宿日直許可. */
  permittedMinutes: number
  /** The longest sleep at a stretch, in minutes; null where there was no night. */
  sleepMinutes: number | null
  /** Yen that the doctor has paid for the way there and back. */
  carfareYen: number
  /** To the hospital. */
  comment: string
}

/** Largest values of a report. */
export const REPORT_LIMIT = { count: 200, carfareYen: 100_000, comment: 1_000 } as const
/** Earlier than planned, a work may have begun by so many hours; it may have ended later by so many. */
const EARLIER_HOURS = 12
const LATER_HOURS = 24

export type ReportFault = 'TIMES_INVALID' | 'PERMIT_INVALID' | 'COUNTS_INVALID'

/** The first fault of a report about a work as planned; null without one. */
export function reportFault(
  report: WorkReport,
  planned: Omit<PlannedWork, 'hourlyFee'>,
  now: Date,
): ReportFault | null {
  const { plannedStart, plannedEnd } = planned
  const { actualStart, actualEnd, breakMinutes, sleepMinutes } = report
  const minutes = (actualEnd.getTime() - actualStart.getTime()) / 60_000
  const isPossible =
    minutes > 0 &&
    actualEnd <= now &&
    actualStart.getTime() >= plannedStart.getTime() - EARLIER_HOURS * HOUR_MS &&
    actualEnd.getTime() <= plannedEnd.getTime() + LATER_HOURS * HOUR_MS
  if (!isPossible || breakMinutes >= minutes || (sleepMinutes ?? 0) > minutes) return 'TIMES_INVALID'
  if (!mayBePermitted(planned, report.permittedMinutes)) return 'PERMIT_INVALID'
  const areCounted =
    report.admissionsAmbulance <= report.ambulanceAccepted && report.admissionsWalkIn <= report.walkIns
  return areCounted ? null : 'COUNTS_INVALID'
}

/** Who states what was done: the doctor, or the hospital in the doctor's place. */
export const REPORTED_BY = { DOCTOR: '先生の報告', HOSPITAL: '病院の入力' } as const
export type ReportedBy = keyof typeof REPORTED_BY

/** Business days within which the hospital checks a report; after them it stands. */
export const CONFIRM_BUSINESS_DAYS = 3

/** The hospital's answers to a report. */
export const REPORT_ANSWER = { CONFIRMED: '確定', CORRECTION_REQUESTED: '修正のお願い' } as const
export type ReportAnswer = keyof typeof REPORT_ANSWER

/** Code points of what the hospital writes to the doctor about a report. */
export const REPORT_NOTE = { least: 10, most: 500 } as const

/** Above what the overtime of a well paid work costs, which the hospital cannot go below. */
export const MAX_EXTRA_YEN = 10_000_000

const SHARED = { NOT_FOUND: 'この勤務は見つかりません。' } as const

export const REPORT_OUTCOME = {
  REPORTED: good('勤務報告を送りました。病院の確認をお待ちください。'),
  NOT_YET: '勤務が終わってから報告できます。終了を記録するか、終了予定の時刻までお待ちください。',
  TIMES_INVALID: '実際の時間が正しくありません。開始・終了・休憩・眠れた時間をご確認ください。',
  PERMIT_INVALID:
    '許可の時間帯に対応した時間が正しくありません。5分単位で、許可の時間帯の長さまでで入力してください。',
  COUNTS_INVALID: '入院の数が、受け入れた患者さんの数を超えています。件数をご確認ください。',
  RECEIPT_MISSING: `交通費が${yenText(CARFARE_RECEIPT_YEN)}を超えるときは、領収書のファイルを添付してください。`,
  CONFIRMED: info(
    'この勤務の実績は確定しています。違いがあるときは、勤務の実績のページから異議を申し出てください。',
  ),
  ENDED: 'キャンセルされた勤務は報告できません。',
  TOO_MANY: 'この勤務は、これ以上報告し直せません。病院にメッセージでお知らせください。',
  ...SHARED,
} as const
export type ReportOutcome = keyof typeof REPORT_OUTCOME

/** How often a doctor may report one work. */
export const MOST_REPORTS = 20

export const ANSWER_REPORT_OUTCOME = {
  CONFIRMED: good('実績を確定し、先生にお知らせしました。'),
  CORRECTION_REQUESTED: good('先生に修正をお願いしました。'),
  ALREADY_ANSWERED: 'この報告は、すでに回答済みか、先生が報告し直しました。内容をご確認ください。',
  EXTRA_TOO_LOW: '追加の支払いが、予定を超えた時間と許可の時間帯に対応した時間の額を下回っています。',
  ...SHARED,
} as const

export const reportWords = outcomeWords({ ...REPORT_OUTCOME, UNREACHABLE: UNSENT })
export const answerReportWords = outcomeWords({ ...ANSWER_REPORT_OUTCOME, UNREACHABLE: UNSENT })
