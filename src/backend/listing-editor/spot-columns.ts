import { HOUR_MS } from '../../domain/duration.ts'
import { endDayAfter, minuteAfter, minuteNear, minutesOfShift } from '../../domain/listing/draft/end-day.ts'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import type { WholeSpot } from '../../domain/listing/draft/publish-check.ts'
import { instantsOf } from '../../domain/listing/draft/spot-draft.ts'
import { daysBetween, tokyoDay, tokyoInstant, tokyoClock } from '../../domain/text/tokyo-time.ts'
import type { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { answersOfCommon, commonColumns, commonTerms, one, type ListingPlace } from './common-columns.ts'

type SpotRow = typeof spotWork.$inferSelect
type SpotDetailRow = typeof spotWorkDetail.$inferSelect

export function spotColumns(draft: WholeSpot, place: ListingPlace) {
  const { start, end } = minutesOfShift(draft)
  const near = (clock: string | null, own: number) =>
    clock === null ? null : tokyoInstant(draft.date, minuteNear(clock, own))
  const instants = instantsOf(draft)
  return {
    ...commonColumns(draft, place),
    startTime: instants.start,
    endTime: instants.end,
    applicationDeadline: instants.deadline,
    adjustableStartFrom: near(draft.adjustableStartFrom, start),
    adjustableStartTo: near(draft.adjustableStartTo, start),
    adjustableEndFrom: near(draft.adjustableEndFrom, end),
    adjustableEndTo: near(draft.adjustableEndTo, end),
  }
}

/** The hours of the night duty permit as instants: all of the shift, or the typed band within it. */
function permitBand(draft: WholeSpot): { permitFrom: Date | null; permitTo: Date | null } {
  const { start, end } = instantsOf(draft)
  if (draft.nightDutyPermit === 'GRANTED_ALL') return { permitFrom: start, permitTo: end }
  const { permitFrom, permitTo } = draft
  if (draft.nightDutyPermit !== 'GRANTED_PARTIAL' || permitFrom === null || permitTo === null)
    return { permitFrom: null, permitTo: null }
  const from = minuteAfter(permitFrom, minutesOfShift(draft).start)
  return {
    permitFrom: tokyoInstant(draft.date, from),
    permitTo: tokyoInstant(draft.date, minuteAfter(permitTo, from + 1)),
  }
}

export const spotDetailColumns = (draft: WholeSpot) => ({
  ...commonTerms(draft),
  ...permitBand(draft),
  emergencyLevelOnDate: draft.emergencyLevelOnDate,
  contractPeriod: draft.contractPeriod,
})

const clockOf = (instant: Date | null) => (instant ? [tokyoClock(instant)] : [])

/** A published spot listing, as it would be typed. */
export function answersOfSpot(row: SpotRow, detail: SpotDetailRow): Answers {
  const day = tokyoDay(row.startTime)
  const isPartial = row.nightDutyPermit === 'GRANTED_PARTIAL'
  return {
    ...answersOfCommon(row, detail),
    date: [day],
    startTime: clockOf(row.startTime),
    endTime: clockOf(row.endTime),
    endDay: [endDayAfter(daysBetween(day, tokyoDay(row.endTime)))],
    adjustableStartFrom: clockOf(row.adjustableStartFrom),
    adjustableStartTo: clockOf(row.adjustableStartTo),
    adjustableEndFrom: clockOf(row.adjustableEndFrom),
    adjustableEndTo: clockOf(row.adjustableEndTo),
    deadlineHours: one(
      Math.max(0, Math.floor((row.startTime.getTime() - row.applicationDeadline.getTime()) / HOUR_MS)),
    ),
    permitFrom: isPartial ? clockOf(detail.permitFrom) : [],
    permitTo: isPartial ? clockOf(detail.permitTo) : [],
    emergencyLevelOnDate: one(detail.emergencyLevelOnDate),
    contractPeriod: one(detail.contractPeriod),
  }
}
