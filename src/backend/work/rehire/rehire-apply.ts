import type { Role } from '../../../domain/account/role.ts'
import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { Missing } from '../../../domain/listing/requirements.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { mayEndRehire } from '../../../domain/work/rehire.ts'
import type { Executor } from '../../database/client.ts'
import { decide, missingOf, plannedTimes, termsOf } from '../application/apply-decision.ts'
import type { ApplyKind } from '../application/apply.service.ts'
import { hasClash } from '../contract/engagement.service.ts'
import { listingOf } from '../core/listing-key.ts'
import {
  decideRegular,
  missingOfRegular,
  regularTermsOf,
  type RegularWish,
} from '../application/regular-apply.ts'
import { breaksRest } from '../contract/contract-rest.service.ts'
import { findOfferedFacts, listingOfFacts, type OfferedFacts } from './offered-facts.store.ts'
import { endRehire, findRehire } from './rehire.store.ts'

export type RehireApplyRequest = {
  offerId: string
  key: string
  message: null
  /** Of short rest, or of dates that overlap other works. */
  shortRestAcknowledged: boolean
  sharedDocuments: DocumentKind[]
  /** The listing as the doctor has read it. */
  listingVersion: string
  /** Of a regular contract. */
  wish: RegularWish | null
}

/** The state of a listing whose terms a doctor reads; changes with every edit by the hospital. */
export const listingVersionOf = (editedAt: Date): string => String(editedAt.getTime())

const NO_WISH = { start: null, end: null }

type Asked = { role: Role; now: Date; wish: RegularWish | null; shortRestAcknowledged: boolean }

/** The terms of an offered listing with the premium; of a regular one for the days and the start wished for. */
export const offeredTermsOf = (
  facts: OfferedFacts,
  wish: RegularWish | null,
  offer: { premiumYen: number },
): TermsSnapshot =>
  facts.kind === 'regular'
    ? regularTermsOf(facts, wish, offer)
    : termsOf(facts, plannedTimes(facts, NO_WISH), offer)

/**
 * What accepting an offered listing would do, and the terms of the contract. Without a wish: those of a regular
 * listing's own days and start.
 */
export function weighOffered(
  facts: OfferedFacts,
  { role, now, wish, shortRestAcknowledged }: Asked,
  offer: { premiumYen: number },
): { outcome: ApplyOutcome; terms: () => TermsSnapshot; missing: Missing[] } {
  const terms = () => offeredTermsOf(facts, wish, offer)
  if (facts.kind === 'regular')
    return {
      outcome: decideRegular(facts, { role, now, wish, isOffered: true }),
      terms,
      missing: missingOfRegular(facts, wish),
    }
  const planned = plannedTimes(facts, NO_WISH)
  return {
    outcome: decide(facts, { role, now, planned, shortRestAcknowledged, isOffered: true }),
    terms,
    missing: missingOf(facts, planned),
  }
}

/** Why the offered listing is not accepted after all; null where nothing stands against it. */
async function refusalOf(
  tx: Executor,
  facts: OfferedFacts,
  { doctorId, request, now, terms }: Refusable,
): Promise<ApplyOutcome | null> {
  if (facts.kind === 'regular') {
    if (request.wish === null) return 'WISH_INVALID'
    if (!request.shortRestAcknowledged) {
      if (await hasClash(tx, doctorId, terms(), now)) return 'DATES_CLASH'
      const contract = { doctorId, terms: terms(), listing: facts.listing }
      if (await breaksRest(tx, contract, now)) return 'SHORT_REST'
    }
  }
  const isRead = request.listingVersion === listingVersionOf(listingOfFacts(facts).editedAt)
  return isRead ? null : 'TERMS_CHANGED'
}

type Refusable = { doctorId: string; request: RehireApplyRequest; now: Date; terms: () => TermsSnapshot }

/** Accepting a rehire offer: applying to its listing, with the premium, matched at once. */
export const REHIRE_APPLY: ApplyKind<RehireApplyRequest> = {
  operation: 'acceptRehire',
  fingerprint: ({ offerId, shortRestAcknowledged, listingVersion, wish }) => [
    offerId,
    shortRestAcknowledged,
    listingVersion,
    // Adds nothing for a shift, so that fingerprints stored before regular offers stay valid.
    ...(wish ? [wish.weekdays.toSorted((a, b) => a.localeCompare(b)), wish.startDate] : []),
  ],
  async weigh(tx, { doctorId, role, request, now }) {
    const found = await findRehire(tx, request.offerId)
    if (found?.offer.doctorId !== doctorId) return null
    const { offer } = found
    const key = listingOf(offer)
    const [facts] = await findOfferedFacts(tx, [key], doctorId)
    if (!facts) return null
    const isOver = !mayEndRehire(offer.state, 'ACCEPTED', 'DOCTOR') || offer.expiresAt <= now
    const { outcome: expected, terms, missing } = weighOffered(facts, { ...request, role, now }, offer)
    const refusal =
      expected === 'MATCHED' && !isOver ? await refusalOf(tx, facts, { doctorId, request, now, terms }) : null
    const { hospitalId, editedAt, breakMinutes } = listingOfFacts(facts)
    return {
      outcome: isOver && expected !== 'ALREADY_APPLIED' ? 'OFFER_OVER' : (refusal ?? expected),
      listing: { ...key, hospitalId, editedAt },
      applicationId: facts.applicationId,
      terms,
      missing,
      requestedStart: null,
      requestedEnd: null,
      breakMinutes,
      origin: {
        notice: 'REHIRE_OFFER_ACCEPTED',
        settle: (inner, applicationId) =>
          endRehire(inner, offer.id, {
            state: 'ACCEPTED',
            now,
            isAnswer: true,
            applicationId,
          }),
      },
    }
  },
}
