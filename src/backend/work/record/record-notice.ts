import { toHospitalReport, toWorkReport, toWorks } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { RecordNoticeKind } from '../../notice/record-notice-kinds.ts'

type Recorded = {
  workId: string
  doctorId: string
  hospitalId: number
  terms: { hospitalName: string }
  plannedStart: Date
  plannedEnd: Date
}

const ADDRESS = {
  WORK_REMINDER: () => toWorks(),
  WORK_REPORT_DUE: toWorkReport,
  WORK_REPORTED: toHospitalReport,
  WORK_UNREPORTED: toHospitalReport,
  WORK_STATED: toWorkReport,
  STATEMENT_AGREED: toHospitalReport,
  STATEMENT_STANDS: toHospitalReport,
  REPORT_STANDS: toHospitalReport,
  REPORT_CORRECTION: toWorkReport,
  WORK_CONFIRMED: toWorkReport,
} as const satisfies Record<RecordNoticeKind, unknown>

/** A notice about a work from its day on. `occasion` tells several of one kind about one work apart. */
export function recordNotice(
  kind: RecordNoticeKind,
  work: Recorded,
  { occasion, at = '' }: { occasion: number; at?: string },
): NewNotice {
  const page = ADDRESS[kind](work.workId)
  return noticeAbout(kind, work, {
    of: [work.workId, occasion],
    shift: plannedShift(work),
    at,
    page: { DOCTOR: page, HOSPITAL: page },
  })
}
