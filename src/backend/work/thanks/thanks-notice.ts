import { shiftText } from '../../../domain/text/shift-text.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { ThanksNoticeKind } from '../../notice/thanks-notice-kinds.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

export const thanksNoticeKey = (kind: ThanksNoticeKind, thanksId: string) => `${kind}:${thanksId}`

/** A notice about a thanks, once per kind. */
export const thanksNotice = (
  kind: ThanksNoticeKind,
  { doctorId, hospitalId, terms, plannedStart, plannedEnd }: WorkPlace,
  thanksId: string,
): NewNotice => ({
  kind,
  to: kind === 'APPRECIATION_REPLIED' ? { hospitalId } : { doctorId },
  dedupeKey: thanksNoticeKey(kind, thanksId),
  facts: {
    doctorId,
    hospitalName: terms.hospitalName,
    shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
  },
})
