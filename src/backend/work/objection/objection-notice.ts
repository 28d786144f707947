import { yenText } from '../../../domain/text/money-text.ts'
import { toHospitalReport, toSpotPerformance } from '../../../platform/addresses.ts'
import { paidDifferenceText } from '../../../domain/work/objection.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { ObjectionNoticeKind } from '../../notice/objection-notice-kinds.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

type Answered = {
  id: string
  addedYen?: number
  isCorrected?: boolean
  /** What it changes in pay that was paid before, and the payday of what is added to it. */
  paidDifferenceYen?: number
  payday?: string | null
}

/** A notice about the objection `id` to the report of a work. */
export const objectionNotice = (
  kind: ObjectionNoticeKind,
  place: WorkPlace,
  { id, addedYen = 0, isCorrected = false, paidDifferenceYen = 0, payday = null }: Answered,
): NewNotice =>
  noticeAbout(kind, place, {
    of: [id],
    shift: plannedShift(place),
    at: [
      isCorrected ? '時間や件数が訂正され、支払いもそのとおりになります。' : '',
      addedYen > 0 ? `支払いに${yenText(addedYen)}が加わります。` : '',
      paidDifferenceText(paidDifferenceYen, payday),
    ].join(''),
    page: { DOCTOR: toSpotPerformance(place.workId), HOSPITAL: toHospitalReport(place.workId) },
  })
