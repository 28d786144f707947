import { whenText } from '../../../domain/listing/terms/terms-snapshot.ts'
import { untilText } from '../../../domain/text/shift-text.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { toHospitalOffer, toRehireOffers } from '../../../platform/addresses.ts'
import { NOTICE_KINDS } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { RehireNoticeKind } from '../../notice/rehire-notice-kinds.ts'
import type { Offered } from './offered-listing.ts'

type Subject = {
  offer: { id: string; doctorId: string; hospitalId: number; workId: string; expiresAt: Date }
  hospitalName: string
  listing: Pick<Offered, 'startTime' | 'endTime' | 'regular'>
  /** Offers made together with this one, which one notice tells of. */
  others?: number
}

/** The notice of what happened to an offer: once per offer and kind. */
export function rehireNotice(
  kind: RehireNoticeKind,
  { offer: { id, doctorId, hospitalId, workId, expiresAt }, hospitalName, listing, others = 0 }: Subject,
): NewNotice {
  const isToDoctor = NOTICE_KINDS[kind].audience === 'DOCTOR'
  const when = whenText(listing)
  return {
    kind,
    to: isToDoctor ? { doctorId } : { hospitalId },
    dedupeKey: `${kind}:${id}`,
    before: expiresAt,
    facts: {
      doctorId,
      hospitalName,
      shift: others > 0 ? `${when}ほか${others}件` : when,
      at: untilText(tokyoText(expiresAt)),
      address: isToDoctor ? toRehireOffers() : toHospitalOffer(workId),
    },
  }
}
