import { addBusinessDays } from '../../../domain/text/day-kind.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { addDays, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { paidCarfare } from '../../../domain/work/carfare.ts'
import {
  CONFIRM_BUSINESS_DAYS,
  MOST_REPORTS,
  type ReportedBy,
  type WorkReport,
} from '../../../domain/work/record.ts'
import { incentiveYen } from '../../../domain/money/incentive.ts'
import type { Executor } from '../../database/client.ts'
import type { WorkPlace } from '../core/work-place.store.ts'
import { extraPayOf } from './planned-work.ts'
import { findReport, insertReport } from './record.store.ts'

/** Until the end of the third business day after the report: an instant. */
const confirmDue = (now: Date): Date =>
  tokyoInstant(addDays(addBusinessDays(tokyoDay(now), CONFIRM_BUSINESS_DAYS), 1))

type Written = {
  report: WorkReport
  reportedBy: ReportedBy
  /** Who has stated it for the hospital. */
  memberId?: string
  now: Date
}

/**
 * Adds the report that counts from now on, with the pay that follows from it by the agreed terms. Answers its number and
 * the last day, in Japanese, on which the other side may answer; null where a work has no more reports. The caller must
 * hold the lock of the work.
 */
export async function writeReport(
  tx: Executor,
  place: WorkPlace,
  { report, reportedBy, memberId, now }: Written,
) {
  const number = ((await findReport(tx, place.workId))?.number ?? 0) + 1
  if (number > MOST_REPORTS) return null
  const confirmDueAt = confirmDue(now)
  await insertReport(tx, {
    workId: place.workId,
    number,
    ...report,
    reportedCarfareYen: report.carfareYen,
    ...yenOf(place, report),
    reportedBy,
    memberId,
    reportedAt: now,
    confirmDueAt,
  })
  return { number, until: dayText(tokyoDay(new Date(confirmDueAt.getTime() - 1))) }
}

/** What follows from a report by the agreed terms, in whole yen, before the hospital adds to it. */
export const yenOf = (place: WorkPlace, report: WorkReport) => ({
  carfareYen: paidCarfare(place.carfare, report.carfareYen),
  incentiveYen: incentiveYen(place.terms.incentives, report),
  extraYen: extraPayOf(place, report).dueYen,
})
