import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { ApplyKind } from './apply.service.ts'
import { decide, plannedTimes, termsOf } from './apply-decision.ts'
import { findListingFacts } from '../listing-facts.store.ts'

export type SpotApplyRequest = {
  spotWorkId: number
  key: string
  message: string | null
  requestedStart: Date | null
  requestedEnd: Date | null
  shortRestAcknowledged: boolean
  sharedDocuments: DocumentKind[]
}

/** Applying to a spot listing: without selection (選考なし) the doctor is matched at once. */
export const SPOT_APPLY: ApplyKind<SpotApplyRequest> = {
  operation: 'applyToSpot',
  fingerprint: ({ spotWorkId, message, requestedStart, requestedEnd, shortRestAcknowledged }) => [
    spotWorkId,
    message,
    requestedStart,
    requestedEnd,
    shortRestAcknowledged,
  ],
  async weigh(tx, { doctorId, role, request, now }) {
    const { requestedStart, requestedEnd, shortRestAcknowledged } = request
    const wish = { start: requestedStart, end: requestedEnd }
    const [facts] = await findListingFacts(tx, [request.spotWorkId], { doctorId, ...wish })
    if (!facts) return null
    const planned = plannedTimes(facts, wish)
    const { id, hospitalId, editedAt, breakMinutes } = facts.spot
    return {
      outcome: decide(facts, { role, now, planned, shortRestAcknowledged }),
      listing: { kind: 'spot', id, hospitalId, editedAt },
      applicationId: facts.applicationId,
      terms: () => termsOf(facts, planned),
      requestedStart,
      requestedEnd,
      breakMinutes,
    }
  },
}
