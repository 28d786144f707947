import { minutesOfShift } from '../../domain/listing/draft/end-day.ts'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import type { WholeRegular } from '../../domain/listing/draft/publish-check.ts'
import { deadlineOf } from '../../domain/listing/draft/regular-draft.ts'
import { WEEKS } from '../../domain/listing/draft/regular-fields.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import { clockOfTime } from '../../domain/text/time-of-day.ts'
import { daysBetween, tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { answersOfCommon, commonColumns, commonTerms, one, type ListingPlace } from './common-columns.ts'

type RegularRow = typeof regularWork.$inferSelect
type RegularDetailRow = typeof regularWorkDetail.$inferSelect

const WEEK_NAMES = Object.keys(WEEKS)

/** Years of a limited contract end with it: without an end there is neither renewal nor limit. */
const renewalOf = (draft: WholeRegular) =>
  draft.renewalExists === 'YES'
    ? {
        exists: true,
        criteria: draft.renewalCriteria,
        maxCount: draft.renewalMaxCount,
        maxYears: draft.renewalMaxYears,
      }
    : { exists: false, criteria: null, maxCount: null, maxYears: null }

export function regularColumns(draft: WholeRegular, place: ListingPlace) {
  const { start, end } = minutesOfShift(draft)
  const isDuty = draft.holidayPolicy === 'DAY_NIGHT_DUTY'
  return {
    ...commonColumns(draft, place),
    applicationDeadline: deadlineOf(draft),
    interview: draft.interview,
    weekdays: draft.weekdays,
    frequency: draft.frequency,
    weeksOfMonth:
      draft.frequency === 'MONTHLY_NTH' ? draft.weeksOfMonth.map((week) => WEEK_NAMES.indexOf(week) + 1) : [],
    startTimeOfDay: draft.startTime,
    endTimeOfDay: draft.endTime,
    crossesMidnight: draft.endDay === 'NEXT',
    adjustableStart: draft.adjustable.includes('START'),
    adjustableEnd: draft.adjustable.includes('END'),
    contractStart: draft.contractStart,
    contractEnd: draft.contractEnd,
    holidayPolicy: draft.holidayPolicy,
    holidayFee: draft.holidayPolicy === 'OFF' ? null : draft.holidayFee,
    holidayStartTimeOfDay: isDuty ? draft.holidayStartTime : null,
    yearEndPolicy: draft.yearEndPolicy,
    hourlyFee: hourlyFee(draft.fee, end - start, draft.breakMinutes),
  }
}

export function regularDetailColumns(draft: WholeRegular) {
  const isPartial = draft.nightDutyPermit === 'GRANTED_PARTIAL'
  const isAll = draft.nightDutyPermit === 'GRANTED_ALL'
  return {
    ...commonTerms(draft),
    permitFrom: isAll ? draft.startTime : isPartial ? draft.permitFrom : null,
    permitTo: isAll ? draft.endTime : isPartial ? draft.permitTo : null,
    adjustableNote: draft.adjustableNote || null,
    trialMonths: draft.trialMonths,
    renewal: renewalOf(draft),
    substitutePolicy: draft.substitutePolicy,
    paidLeave: draft.paidLeave,
  }
}

const clockOf = (time: string | null) => (time === null ? [] : [clockOfTime(time)])

/** A published regular listing, as it would be typed. */
export function answersOfRegular(row: RegularRow, detail: RegularDetailRow): Answers {
  const isPartial = row.nightDutyPermit === 'GRANTED_PARTIAL'
  const { renewal } = detail
  return {
    ...answersOfCommon(row, detail),
    weekdays: row.weekdays,
    frequency: one(row.frequency),
    weeksOfMonth: row.weeksOfMonth.flatMap((week) => WEEK_NAMES[week - 1] ?? []),
    startTime: clockOf(row.startTimeOfDay),
    endTime: clockOf(row.endTimeOfDay),
    endDay: [row.crossesMidnight ? 'NEXT' : 'SAME'],
    adjustable: [...(row.adjustableStart ? ['START'] : []), ...(row.adjustableEnd ? ['END'] : [])],
    adjustableNote: one(detail.adjustableNote),
    contractStart: [row.contractStart],
    contractEnd: one(row.contractEnd),
    trialMonths: one(detail.trialMonths),
    holidayPolicy: [row.holidayPolicy],
    holidayFee: one(row.holidayFee),
    holidayStartTime: clockOf(row.holidayStartTimeOfDay),
    yearEndPolicy: [row.yearEndPolicy],
    interview: [row.interview],
    deadlineDays: one(Math.max(0, daysBetween(tokyoDay(row.applicationDeadline), row.contractStart))),
    permitFrom: isPartial ? clockOf(detail.permitFrom) : [],
    permitTo: isPartial ? clockOf(detail.permitTo) : [],
    renewalExists: [renewal.exists ? 'YES' : 'NO'],
    renewalCriteria: one(renewal.criteria),
    renewalMaxCount: one(renewal.maxCount),
    renewalMaxYears: one(renewal.maxYears),
    substitutePolicy: one(detail.substitutePolicy),
    paidLeave: one(detail.paidLeave),
  }
}
