import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { mayEndRehire } from '../../../domain/work/rehire-offer.ts'
import { decide, plannedTimes, termsOf } from '../application/apply-decision.ts'
import type { ApplyKind } from '../application/apply.service.ts'
import { findListingFacts } from '../listing-facts.store.ts'
import { endOffer, findOffer } from './rehire.store.ts'

export type RehireApplyRequest = {
  offerId: string
  key: string
  message: null
  shortRestAcknowledged: boolean
  sharedDocuments: DocumentKind[]
  /** The listing as the doctor has read it. */
  listingVersion: string
}

/** The state of a listing whose terms a doctor reads; changes with every edit by the hospital. */
export const listingVersionOf = (editedAt: Date): string => String(editedAt.getTime())

const NO_WISH = { start: null, end: null }

/** Accepting a rehire offer: applying to its listing, with the premium, matched at once. */
export const REHIRE_APPLY: ApplyKind<RehireApplyRequest> = {
  kind: 'spot',
  operation: 'acceptRehire',
  fingerprint: ({ offerId, shortRestAcknowledged, listingVersion }) => [
    offerId,
    shortRestAcknowledged,
    listingVersion,
  ],
  async weigh(tx, { doctorId, role, request, now }) {
    const found = await findOffer(tx, request.offerId)
    if (found?.offer.doctorId !== doctorId) return null
    const { offer } = found
    const [facts] = await findListingFacts(tx, [offer.spotWorkId], {
      doctorId,
      ...NO_WISH,
    })
    if (!facts) return null
    const planned = plannedTimes(facts, NO_WISH)
    const { shortRestAcknowledged } = request
    const isOver = !mayEndRehire(offer.state, 'ACCEPTED', 'DOCTOR') || offer.expiresAt <= now
    const expected = decide(facts, {
      role,
      now,
      planned,
      shortRestAcknowledged,
      isOffered: true,
    })
    const isRead = request.listingVersion === listingVersionOf(facts.spot.editedAt)
    const { id, hospitalId, editedAt, breakMinutes } = facts.spot
    return {
      outcome:
        isOver && expected !== 'ALREADY_APPLIED'
          ? 'OFFER_OVER'
          : expected === 'MATCHED' && !isRead
            ? 'TERMS_CHANGED'
            : expected,
      listing: { kind: 'spot', id, hospitalId, editedAt },
      applicationId: facts.applicationId,
      terms: () => termsOf(facts, planned, offer),
      requestedStart: null,
      requestedEnd: null,
      breakMinutes,
      origin: {
        notice: 'REHIRE_OFFER_ACCEPTED',
        settle: (inner, applicationId) =>
          endOffer(inner, offer.id, {
            state: 'ACCEPTED',
            now,
            isAnswer: true,
            applicationId,
          }),
      },
    }
  },
}
