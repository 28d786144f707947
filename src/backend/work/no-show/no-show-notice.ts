import { shiftText } from '../../../domain/text/shift-text.ts'
import { toCautions, toHospitalNoShow, toWorkReport } from '../../../platform/addresses.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { NoShowNoticeKind } from '../../notice/no-show-notice-kinds.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

/** An absence that our staff have confirmed can be objected to; until then the doctor answers it by a report. */
const pageOf = (kind: NoShowNoticeKind, workId: string) =>
  kind === 'NO_SHOW_CONFIRMED' ? toCautions() : toWorkReport(workId)

/** A notice about absence from a work. `at` is the instant of the word that it tells of. */
export const noShowNotice = (
  kind: NoShowNoticeKind,
  { workId, doctorId, hospitalId, terms, plannedStart, plannedEnd }: WorkPlace,
  at: Date,
): NewNotice => {
  const isForHospital = kind === 'NO_SHOW_DECIDED'
  return {
    kind,
    to: isForHospital ? { hospitalId } : { doctorId },
    dedupeKey: `${kind}:${workId}:${at.getTime()}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
      address: isForHospital ? toHospitalNoShow(workId) : pageOf(kind, workId),
    },
  }
}
