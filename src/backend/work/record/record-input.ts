import type { Asked } from '../../../contract/plain.ts'
import { REPORT_LIMIT, type WorkReport } from '../../../domain/work/record.ts'
import type { Declined } from '../../../domain/money/incentive.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toText } from '../../rpc/rpc-input.ts'

const DAY_MINUTES = 1_440

/** Longest break and sleep of a report, in minutes. */
const MOST_MINUTES = 3 * DAY_MINUTES

/** An instant that a client sends: by some protocols it may be none of the calendar. */
export function toActualTime(date: Date | null): Date {
  if (!date || Number.isNaN(date.getTime())) throw invalidArgument('実際の時間を入力してください。')
  return date
}

function within(count: number, most: number): number {
  if (!Number.isInteger(count) || count < 0 || count > most)
    throw invalidArgument(`0から${most}までの数を入力してください。`)
  return count
}

const toCount = (count: number): number => within(count, REPORT_LIMIT.count)

function toDeclined(lines: Asked<'dp.work.ReportedWork'>['declined']): Declined {
  const declined: Record<string, number> = {}
  for (const { reason, count } of lines) {
    if (reason === null || reason in declined) throw invalidArgument('お断りの理由が正しくありません。')
    if (toCount(count) > 0) declined[reason] = count
  }
  return declined
}

/** Checks what each field may hold; how the fields belong together is `reportFault`. */
export function toReported(reported: Asked<'dp.work.ReportedWork'> | null): WorkReport {
  if (!reported) throw invalidArgument('勤務報告の内容を入力してください。')
  return {
    actualStart: toActualTime(reported.actualStart),
    actualEnd: toActualTime(reported.actualEnd),
    breakMinutes: within(reported.breakMinutes, MOST_MINUTES),
    permittedMinutes: within(reported.permittedMinutes, MOST_MINUTES),
    ambulanceAccepted: toCount(reported.ambulanceAccepted),
    declined: toDeclined(reported.declined),
    admissionsAmbulance: toCount(reported.admissionsAmbulance),
    admissionsWalkIn: toCount(reported.admissionsWalkIn),
    walkIns: toCount(reported.walkIns),
    wardCalls: toCount(reported.wardCalls),
    sleepMinutes: reported.sleepMinutes === null ? null : within(reported.sleepMinutes, MOST_MINUTES),
    carfareYen: within(reported.carfareYen, REPORT_LIMIT.carfareYen),
    comment: toText(reported.comment, REPORT_LIMIT.comment),
  }
}
