import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { SentOfferSchema } from '../../../contract/gen/hospital_rehire_pb.ts'
import {
  RehireEnd,
  RehireOfferSchema,
  RehirePreviewSchema,
  RehireState,
} from '../../../contract/gen/rehire_pb.ts'
import { ApplicationState, ApplyOutcome } from '../../../contract/gen/work_pb.ts'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { hourlyFee } from '../../../domain/listing/pay.ts'
import { mayEndRehire } from '../../../domain/work/rehire-offer.ts'
import { decide, plannedTimes, restOf, termsOf } from '../application/apply-decision.ts'
import type { ListingFacts } from '../listing-facts.store.ts'
import { listingVersionOf } from './rehire-apply.ts'
import type { OfferOf, OfferTo } from './rehire.store.ts'

/** What both sides read of an offer. */
const toOffer = ({ offer, title, startTime, endTime, fee }: OfferTo | OfferOf) => ({
  id: offer.id,
  workId: offer.workId,
  spotWorkId: String(offer.spotWorkId),
  title,
  startTime: timestampFromDate(startTime),
  endTime: timestampFromDate(endTime),
  fee,
  premiumYen: offer.premiumYen,
  message: offer.message,
  state: RehireState[offer.state],
  offeredAt: timestampFromDate(offer.offeredAt),
  expiresAt: timestampFromDate(offer.expiresAt),
  decidedAt: offer.decidedAt ? timestampFromDate(offer.decidedAt) : undefined,
  end: offer.endReason ? RehireEnd[offer.endReason] : undefined,
  declineReason: offer.declineReason,
})

/** Whether the doctor may still answer. */
export const isAnswerable = ({ offer }: Pick<OfferTo, 'offer'>, now: Date): boolean =>
  mayEndRehire(offer.state, 'ACCEPTED', 'DOCTOR') && offer.expiresAt > now

/** What accepting would do now, with a warning about short rest acknowledged. */
function toPreview(
  { offer, status }: OfferTo,
  facts: ListingFacts,
  now: Date,
): MessageInitShape<typeof RehirePreviewSchema> {
  const planned = plannedTimes(facts, { start: null, end: null })
  const role = roleOfDoctorStatus(status)
  const rest = restOf(facts, planned)
  return {
    outcome:
      ApplyOutcome[
        decide(facts, {
          role,
          now,
          planned,
          shortRestAcknowledged: true,
          isOffered: true,
        })
      ],
    terms: termsOf(facts, planned, offer).terms,
    restBeforeMinutes: rest.before ?? undefined,
    restAfterMinutes: rest.after ?? undefined,
    restGuidelineMinutes: rest.guideline,
    listingVersion: listingVersionOf(facts.spot.editedAt),
  }
}

const hourlyOf = ({ fee, hourlyFee: agreed, startTime, endTime }: OfferTo, breakMinutes: number) =>
  agreed ?? hourlyFee(fee, (endTime.getTime() - startTime.getTime()) / 60_000, breakMinutes)

/** `facts`: of the offered listing, for an offer that may be answered. */
export const toRehireOfferMessage = (
  row: OfferTo,
  facts: ListingFacts | undefined,
  now: Date,
): MessageInitShape<typeof RehireOfferSchema> => ({
  ...toOffer(row),
  hospitalId: String(row.offer.hospitalId),
  hospitalName: row.hospitalName,
  hourlyFee: hourlyOf(row, row.breakMinutes),
  preview: facts && toPreview(row, facts, now),
  applicationState: row.applicationState ? ApplicationState[row.applicationState] : undefined,
})

export const toSentOfferMessage = (row: OfferOf): MessageInitShape<typeof SentOfferSchema> => ({
  ...toOffer(row),
  doctorName: row.doctorName,
  applicationId: row.offer.applicationId ?? '',
})
