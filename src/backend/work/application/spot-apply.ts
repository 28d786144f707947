import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { ApplicationStatus } from '../../../domain/listing/listing-words.ts'
import type { ApplyKind } from './apply.service.ts'
import { decide, missingOf, plannedTimes, termsOf } from './apply-decision.ts'
import { findListingFacts } from '../core/listing-facts.store.ts'

export type SpotApplyRequest = {
  spotWorkId: number
  key: string
  message: string | null
  requestedStart: Date | null
  requestedEnd: Date | null
  shortRestAcknowledged: boolean
  sharedDocuments: DocumentKind[]
  /** How the doctor was told the listing takes doctors; null: not told. */
  seen: ApplicationStatus | null
}

/**
 * Whoever was told 選考なし is matched or refused, whoever was told 選考あり never bound at once: profile, requirements and
 * selection may have changed since the page was read.
 */
const isAsSeen = (outcome: ApplyOutcome, seen: ApplicationStatus | null): boolean =>
  seen === null || !(seen === 'FREE' ? outcome === 'APPLIED' : outcome === 'MATCHED')

/** Applying to a spot listing: without selection (選考なし) the doctor is matched at once. */
export const SPOT_APPLY: ApplyKind<SpotApplyRequest> = {
  operation: 'applyToSpot',
  fingerprint: ({ spotWorkId, message, requestedStart, requestedEnd, shortRestAcknowledged, seen }) => [
    spotWorkId,
    message,
    requestedStart,
    requestedEnd,
    shortRestAcknowledged,
    // Adds nothing when it is not said, so that fingerprints stored before stay valid.
    ...(seen ? [seen] : []),
  ],
  async weigh(tx, { doctorId, role, request, now }) {
    const { requestedStart, requestedEnd, shortRestAcknowledged } = request
    const wish = { start: requestedStart, end: requestedEnd }
    const [facts] = await findListingFacts(tx, [request.spotWorkId], { doctorId, ...wish })
    if (!facts) return null
    const planned = plannedTimes(facts, wish)
    const { id, hospitalId, editedAt, breakMinutes } = facts.spot
    const outcome = decide(facts, { role, now, planned, shortRestAcknowledged })
    return {
      outcome: isAsSeen(outcome, request.seen) ? outcome : 'WAY_CHANGED',
      listing: { kind: 'spot', id, hospitalId, editedAt },
      applicationId: facts.applicationId,
      terms: () => termsOf(facts, planned),
      missing: missingOf(facts, planned),
      requestedStart,
      requestedEnd,
      breakMinutes,
    }
  },
}
