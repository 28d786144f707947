import { shiftText } from '../../../domain/text/shift-text.ts'
import { toCancellation, toHospitalCancellation } from '../../../platform/addresses.ts'
import { NOTICE_KINDS, type NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

type CancellationKind = Extract<NoticeKind, `CANCELLATION_${string}` | 'WORK_CANCELLED'>

/** The notice to the other side of what happened to a cancellation: once per cancellation and kind. */
export function cancellationNotice(
  kind: CancellationKind,
  cancellationId: string,
  { compensation, ...place }: WorkPlace & { compensation?: string },
): NewNotice {
  const { workId, listing, scheduleId, doctorId, hospitalId, terms, plannedStart, plannedEnd } = place
  const ownCancellation = toCancellation({ id: String(listing.id), scheduleId: scheduleId ?? '' })
  const isToDoctor = NOTICE_KINDS[kind].audience === 'DOCTOR'
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${cancellationId}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
      ...(compensation !== undefined && { at: compensation }),
      address: isToDoctor ? ownCancellation : toHospitalCancellation(workId),
    },
  }
}
