import { yenText } from '../../../domain/text/money-text.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalReport, toSpotPerformance } from '../../../platform/addresses.ts'
import { paidDifferenceText } from '../../../domain/work/objection.ts'
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
export function objectionNotice(
  kind: ObjectionNoticeKind,
  { workId, doctorId, hospitalId, terms, plannedStart, plannedEnd }: WorkPlace,
  { id, addedYen = 0, isCorrected = false, paidDifferenceYen = 0, payday = null }: Answered,
): NewNotice {
  const isForHospital = kind === 'OBJECTION_MADE' || kind === 'OBJECTION_WITHDRAWN'
  return {
    kind,
    to: isForHospital ? { hospitalId } : { doctorId },
    dedupeKey: `${kind}:${id}`,
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
      at: [
        isCorrected ? '時間や件数が訂正され、支払いもそのとおりになります。' : '',
        addedYen > 0 ? `支払いに${yenText(addedYen)}が加わります。` : '',
        paidDifferenceText(paidDifferenceYen, payday),
      ].join(''),
      address: isForHospital ? toHospitalReport(workId) : toSpotPerformance(workId),
    },
  }
}
