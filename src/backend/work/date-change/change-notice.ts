import { shiftText } from '../../../domain/text/shift-text.ts'
import { toCancellation, toHospitalCancellation } from '../../../platform/addresses.ts'
import { NOTICE_KINDS, type NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'
import type { DateChange } from './date-change.store.ts'

type ChangeKind = Extract<NoticeKind, `DATE_CHANGE_${string}`>

/** The notice to the other side of what happened to a request: once per request and kind. */
export function changeNotice(
  kind: ChangeKind,
  change: Pick<DateChange, 'id' | 'plannedStart' | 'plannedEnd' | 'proposedStart' | 'proposedEnd'>,
  {
    workId,
    listing,
    scheduleId,
    doctorId,
    hospitalId,
    terms,
  }: Pick<WorkPlace, 'workId' | 'listing' | 'scheduleId' | 'doctorId' | 'hospitalId' | 'terms'>,
): NewNotice {
  const isToDoctor = NOTICE_KINDS[kind].audience === 'DOCTOR'
  const place = { id: String(listing.id), scheduleId: scheduleId ?? '' }
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${change.id}`,
    before: change.plannedStart,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: shiftText(change.plannedStart.toISOString(), change.plannedEnd.toISOString()),
      at: shiftText(change.proposedStart.toISOString(), change.proposedEnd.toISOString()),
      address: isToDoctor ? toCancellation(place) : toHospitalCancellation(workId),
    },
  }
}
