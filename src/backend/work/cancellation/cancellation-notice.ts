import { toCancellation, toHospitalCancellation } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

type CancellationKind = Extract<NoticeKind, `CANCELLATION_${string}` | 'WORK_CANCELLED'>

/** The notice to the other side of what happened to a cancellation: once per cancellation and kind. */
export const cancellationNotice = (
  kind: CancellationKind,
  cancellationId: string,
  { compensation, ...place }: WorkPlace & { compensation?: string },
): NewNotice =>
  noticeAbout(kind, place, {
    of: [cancellationId],
    shift: plannedShift(place),
    at: compensation,
    page: {
      DOCTOR: toCancellation({ id: String(place.listing.id), scheduleId: place.scheduleId ?? '' }),
      HOSPITAL: toHospitalCancellation(place.workId),
    },
  })
