import { shiftText } from '../../../domain/text/shift-text.ts'
import { toCancellation, toHospitalCancellation } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'
import type { DateChange } from './date-change.store.ts'

type ChangeKind = Extract<NoticeKind, `DATE_CHANGE_${string}`>

/** The notice to the other side of what happened to a request: once per request and kind. */
export const changeNotice = (
  kind: ChangeKind,
  change: Pick<DateChange, 'id' | 'plannedStart' | 'plannedEnd' | 'proposedStart' | 'proposedEnd'>,
  place: Pick<WorkPlace, 'workId' | 'listing' | 'scheduleId' | 'doctorId' | 'hospitalId' | 'terms'>,
): NewNotice =>
  noticeAbout(kind, place, {
    of: [change.id],
    before: change.plannedStart,
    shift: plannedShift(change),
    at: shiftText(change.proposedStart.toISOString(), change.proposedEnd.toISOString()),
    page: {
      DOCTOR: toCancellation({ id: String(place.listing.id), scheduleId: place.scheduleId ?? '' }),
      HOSPITAL: toHospitalCancellation(place.workId),
    },
  })
