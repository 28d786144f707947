import { shiftText, untilText } from '../../../domain/text/shift-text.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { toHospitalOffer, toRehireOffers } from '../../../platform/addresses.ts'
import { NOTICE_KINDS } from '../../notices/notice-kind.ts'
import type { NewNotice } from '../../notices/notice-order.service.ts'
import type { RehireNoticeKind } from '../../notices/rehire-notice-kinds.ts'

type Subject = {
  id: string
  doctorId: string
  hospitalId: number
  workId: string
  hospitalName: string
  startTime: Date
  endTime: Date
  expiresAt: Date
  /** Offers made together with this one, which one notice tells of. */
  others?: number
}

/** The notice of what happened to an offer: once per offer and kind. */
export function rehireNotice(
  kind: RehireNoticeKind,
  { id, doctorId, hospitalId, workId, hospitalName, startTime, endTime, expiresAt, others = 0 }: Subject,
): NewNotice {
  const isToDoctor = NOTICE_KINDS[kind].audience === 'DOCTOR'
  const shift = shiftText(startTime.toISOString(), endTime.toISOString())
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${id}`,
    facts: {
      doctorId,
      hospitalName,
      shift: others > 0 ? `${shift}ほか${others}件` : shift,
      at: untilText(tokyoText(expiresAt)),
      address: isToDoctor ? toRehireOffers() : toHospitalOffer(workId),
    },
  }
}
