import { shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalReport, toWorkReport, toWorks } from '../../../platform/addresses.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import { RECORD_NOTICE_KINDS, type RecordNoticeKind } from '../../notice/record-notice-kinds.ts'

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
export const recordNotice = (
  kind: RecordNoticeKind,
  { workId, doctorId, hospitalId, terms, plannedStart, plannedEnd }: Recorded,
  { occasion, at = '' }: { occasion: number; at?: string },
): NewNotice => ({
  kind,
  to: RECORD_NOTICE_KINDS[kind].audience === 'HOSPITAL' ? { hospitalId } : { doctorId },
  dedupeKey: `${kind}:${workId}:${occasion}`,
  facts: {
    doctorId,
    hospitalName: terms.hospitalName,
    shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
    at,
    address: ADDRESS[kind](workId),
  },
})
