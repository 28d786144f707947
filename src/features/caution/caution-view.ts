import { CancellationReason, CancellationTier } from '../../contract/gen/cancellation_pb.ts'
import type { Caution } from '../../contract/gen/caution_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { objectionView } from '../record/objection/objection-view.ts'

/** View model of what a work has left: instants as Tokyo text. */
export function cautionView(one: Caution) {
  const start = instantText(one.plannedStart) ?? ''
  return {
    workId: one.workId,
    listingId: one.spotWorkId || one.regularWorkId,
    scheduleId: one.scheduleId,
    hospitalName: one.hospitalName,
    start,
    end: instantText(one.plannedEnd) ?? '',
    day: dayKind(civilDay(start)),
    tier: wireWordOf(CancellationTier, one.tier),
    reason: wireWordOf(CancellationReason, one.reason),
    detail: one.detail,
    at: instantText(one.at) ?? '',
    words: one.words,
    points: one.points,
    isAbsence: one.isAbsence,
    objection: one.objection ? objectionView(one.objection) : null,
    mayObject: one.mayObject,
    until: instantText(one.until) ?? '',
  }
}
export type CautionView = ReturnType<typeof cautionView>
