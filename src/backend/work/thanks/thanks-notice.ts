import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { ThanksNoticeKind } from '../../notice/thanks-notice-kinds.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

/** A notice about a thanks, once per kind. */
export const thanksNotice = (kind: ThanksNoticeKind, place: WorkPlace, thanksId: string): NewNotice =>
  noticeAbout(kind, place, { of: [thanksId], shift: plannedShift(place) })
