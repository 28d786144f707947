import { whenText } from '../../../domain/listing/terms/terms-snapshot.ts'
import { untilText } from '../../../domain/text/shift-text.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { toHospitalOffer, toRehireOffers } from '../../../platform/addresses.ts'
import { noticeAbout } from '../../notice/notice-about.ts'
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
  { offer, hospitalName, listing, others = 0 }: Subject,
): NewNotice {
  const when = whenText(listing)
  return noticeAbout(
    kind,
    { ...offer, terms: { hospitalName } },
    {
      of: [offer.id],
      before: offer.expiresAt,
      shift: others > 0 ? `${when}ほか${others}件` : when,
      at: untilText(tokyoText(offer.expiresAt)),
      page: { DOCTOR: toRehireOffers(), HOSPITAL: toHospitalOffer(offer.workId) },
    },
  )
}
