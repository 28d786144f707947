import { termLines } from '../../../domain/listing/terms/term-lines.ts'
import type { MessageInitShape } from '@bufbuild/protobuf'
import { toRestFields } from '../rest/rest-message.ts'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { RehireListingSchema, SentOfferSchema } from '../../../contract/gen/hospital_rehire_pb.ts'
import {
  NgReason,
  RehireEnd,
  RehireOfferSchema,
  RehirePreviewSchema,
  RehireState,
} from '../../../contract/gen/rehire_pb.ts'
import { ApplicationState, ApplyOutcome } from '../../../contract/gen/work_pb.ts'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { weekdayNumbers } from '../../../domain/listing/regular-dates.ts'
import { regularText } from '../../../domain/listing/regular-text.ts'
import { mayEndRehire } from '../../../domain/work/rehire.ts'
import { plannedTimes, restOf } from '../application/apply-decision.ts'
import type { ListingFacts } from '../core/listing-facts.store.ts'
import { listingColumnsOf } from '../core/listing-key.ts'
import { startRange } from '../application/regular-apply.ts'
import type { RegularFacts } from '../application/regular-facts.store.ts'
import { listingMessage } from '../core/work-message.ts'
import type { Offerable } from './offerable.store.ts'
import { listingOfFacts, type OfferedFacts } from './offered-facts.store.ts'
import { offeredOf, type Offered } from './offered-listing.ts'
import { listingVersionOf, weighOffered } from './rehire-apply.ts'
import type { RehireOf, RehireTo } from './rehire.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

/** What both sides read of the listing that is offered. */
const toListing = ({ title, startTime, endTime, fee, regular }: Offered) => ({
  title,
  startTime: timestampFromDate(new Date(startTime)),
  endTime: timestampFromDate(new Date(endTime)),
  pattern: regular ? regularText(regular) : '',
  fee,
})

/** What both sides read of an offer. */
const toOffer = ({ offer }: RehireTo | RehireOf, listing: Offered) => ({
  id: offer.id,
  workId: offer.workId,
  ...listingMessage(offer),
  ...toListing(listing),
  premiumYen: offer.premiumYen,
  message: offer.message,
  state: RehireState[offer.state],
  offeredAt: timestampFromDate(offer.offeredAt),
  expiresAt: timestampFromDate(offer.expiresAt),
  decidedAt: timestampOf(offer.decidedAt),
  end: offer.endReason ? RehireEnd[offer.endReason] : undefined,
  declineReason: offer.declineReason,
})

/** Whether the doctor may still answer. */
export const isAnswerable = ({ offer }: Pick<RehireTo, 'offer'>, now: Date): boolean =>
  mayEndRehire(offer.state, 'ACCEPTED', 'DOCTOR') && offer.expiresAt > now

/** What accepting would do now, with a warning about short rest acknowledged. */
function toPreview(
  { offer, status }: RehireTo,
  facts: OfferedFacts,
  now: Date,
): MessageInitShape<typeof RehirePreviewSchema> {
  const asked = { role: roleOfDoctorStatus(status), now, wish: null, shortRestAcknowledged: true }
  const { outcome, terms } = weighOffered(facts, asked, offer)
  return {
    outcome: ApplyOutcome[outcome],
    terms: termLines(terms()),
    listingVersion: listingVersionOf(listingOfFacts(facts).editedAt),
    ...(facts.kind === 'spot' ? restOfShift(facts) : choiceOf(facts, now)),
  }
}

const restOfShift = (facts: ListingFacts) =>
  toRestFields(restOf(facts, plannedTimes(facts, { start: null, end: null })))

function choiceOf(facts: RegularFacts, now: Date) {
  const { first, last } = startRange(facts, now)
  return { weekdays: weekdayNumbers(facts.listing.weekdays), firstStart: first, lastStart: last }
}

/** `facts`: of the offered listing, for an offer that may be answered. */
export function toRehireMessage(
  row: RehireTo,
  facts: OfferedFacts | undefined,
  now: Date,
): MessageInitShape<typeof RehireOfferSchema> {
  const listing = offeredOf(row)
  return {
    ...toOffer(row, listing),
    hospitalId: String(row.offer.hospitalId),
    hospitalName: row.hospitalName,
    hourlyFee: listing.hourlyFee,
    preview: facts && toPreview(row, facts, now),
    applicationState: row.applicationState ? ApplicationState[row.applicationState] : undefined,
    ng: row.ng.map((reason) => NgReason[reason]),
  }
}

export const toSentRehireMessage = (row: RehireOf): MessageInitShape<typeof SentOfferSchema> => ({
  ...toOffer(row, offeredOf(row)),
  doctorName: row.doctorName,
  applicationId: row.offer.applicationId ?? '',
})

export const toRehireListingMessage = ({
  key,
  listing,
  freeSlots,
  applicationDeadline,
  meets,
}: Offerable): MessageInitShape<typeof RehireListingSchema> => ({
  ...listingMessage(listingColumnsOf(key)),
  ...toListing(listing),
  freeSlots,
  applicationDeadline: timestampFromDate(applicationDeadline),
  lacksExperience: !meets,
})
