import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  OfferRehireOutcome,
  RehireOffers,
  WithdrawRehireOutcome,
  type RehireListing,
  type SentOffer,
} from '../../../contract/gen/hospital_rehire_pb.ts'
import { RehireEnd, RehireState } from '../../../contract/gen/rehire_pb.ts'
import { requiredWord, wireWordOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { timeLeftPhrase } from '../../../domain/text/time-left.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalOffer } from '../../../platform/addresses.ts'
import { nowMs } from '../../../platform/clock.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { listingView, whenOf, type ListingRef } from '../../application/doctor/application-view.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkRehire, chosenDoctorsIn, listingsIn, premiumIn } from './rehire-check.ts'
import { REHIRE_FORM } from './posted-forms.ts'

/** When the work is: of a shift, or of a regular contract. */
const when = ({ pattern, startTime, endTime }: RehireListing | SentOffer) =>
  whenOf({ pattern, startTime: instantText(startTime) ?? '', endTime: instantText(endTime) ?? '' })

const offerableView = (listing: RehireListing) => ({
  listing: listingView(listing) satisfies ListingRef,
  title: listing.title,
  when: when(listing),
  fee: listing.fee,
  freeSlots: listing.freeSlots,
  deadline: instantText(listing.applicationDeadline) ?? '',
  lacksExperience: listing.lacksExperience,
})

function sentView(offer: SentOffer, now: number) {
  const expiresAt = instantText(offer.expiresAt) ?? ''
  return {
    id: offer.id,
    workId: offer.workId,
    doctorName: offer.doctorName,
    kind: listingView(offer).kind,
    title: offer.title,
    when: when(offer),
    fee: offer.fee,
    premiumYen: offer.premiumYen,
    message: offer.message,
    state: requiredWord(RehireState, offer.state, 'SentOffer.state'),
    offeredAt: instantText(offer.offeredAt) ?? '',
    expiresAt,
    timeLeft: timeLeftPhrase(expiresAt, now),
    decidedAt: instantText(offer.decidedAt),
    end: wireWordOf(RehireEnd, offer.end),
    declineReason: offer.declineReason,
    applicationId: offer.applicationId,
  }
}
export type SentView = ReturnType<typeof sentView>

/** What the hospital can offer the doctor of a work, and what it has offered; null for an unknown work. */
export const getRehireFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const found = await callHospitalRaw(RehireOffers.method.getRehire, { workId })
      const { doctorName, isConfirmed, isPossible, mayOffer } = found
      const now = nowMs()
      return {
        doctorName,
        start: instantText(found.plannedStart) ?? '',
        end: instantText(found.plannedEnd) ?? '',
        isConfirmed,
        isPossible,
        mayOffer,
        listings: found.listings.map(offerableView),
        offers: found.offers.map((one) => sentView(one, now)),
      }
    }),
  )

/** The hospital's offers to all doctors. */
export const listSentRehiresFn = createServerFn().handler(async () => {
  const { offers, mayOffer } = await callHospitalRaw(RehireOffers.method.listSentOffers, {})
  const now = nowMs()
  return { offers: offers.map((one) => sentView(one, now)), mayOffer }
})

const offerSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  days: v.pipe(v.string(), v.maxLength(2)),
  message: longText,
})

async function offer({ form, fields }: v.InferOutput<typeof offerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRehire(form))
  if (invalid) return invalid
  return wordOfOutcome(
    OfferRehireOutcome,
    callHospitalRaw(RehireOffers.method.offerRehire, {
      ...fields,
      days: Number(fields.days),
      spotWorkIds: chosenDoctorsIn(form, 'spot'),
      regularWorkIds: chosenDoctorsIn(form, 'regular'),
      premiumYen: premiumIn(form) ?? 0,
    }),
  )
}

export const offerRehireFn = createServerFn({ method: 'POST' })
  .validator(offerSchema)
  .handler(
    postedCommand({
      form: REHIRE_FORM,
      run: offer,
      typed: ({ form }) => ({
        listings: listingsIn(form).join(),
        premiumYen: typedIn(form, 'premiumYen'),
        days: typedIn(form, 'days'),
        message: typedIn(form, 'message'),
      }),
      isDone: ({ outcome }) => outcome === 'OFFERED',
      next: ({ outcome }, { fields: { workId } }) => toHospitalOffer(workId, { outcome }),
    }),
  )

const withdrawSchema = fieldsOf({
  id: uuid,
  workId: uuid,
  idempotencyKey: submissionKey,
})

async function withdraw({ id, idempotencyKey }: v.InferOutput<typeof withdrawSchema>): Promise<FormAnswer> {
  return wordOfOutcome(
    WithdrawRehireOutcome,
    callHospitalRaw(RehireOffers.method.withdrawRehire, { id, idempotencyKey }),
  )
}

export const withdrawRehireFn = createServerFn({ method: 'POST' })
  .validator(withdrawSchema)
  .handler(
    postedCommand({
      run: withdraw,
      next: ({ outcome }, { workId }) => toHospitalOffer(workId, { withdrawn: outcome }),
    }),
  )
