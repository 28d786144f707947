import { toCautions, toHospitalNoShow, toWorkReport } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { NoShowNoticeKind } from '../../notice/no-show-notice-kinds.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

/** An absence that our staff have confirmed can be objected to; until then the doctor answers it by a report. */
const pageOf = (kind: NoShowNoticeKind, workId: string) =>
  kind === 'NO_SHOW_CONFIRMED' ? toCautions() : toWorkReport(workId)

/** A notice about absence from a work. `at` is the instant of the word that it tells of. */
export const noShowNotice = (kind: NoShowNoticeKind, place: WorkPlace, at: Date): NewNotice =>
  noticeAbout(kind, place, {
    of: [place.workId, at.getTime()],
    shift: plannedShift(place),
    page: { DOCTOR: pageOf(kind, place.workId), HOSPITAL: toHospitalNoShow(place.workId) },
  })
