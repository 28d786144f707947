import {
  NgReason,
  RehireEnd,
  RehireState,
  type RehireOffer,
  type RehirePreview,
} from '../../../contract/gen/rehire_pb.ts'
import { ApplicationState, ApplyOutcome } from '../../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf, wireWordsOf } from '../../../contract/wire-word.ts'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { timeLeftPhrase } from '../../../domain/text/time-left.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { listingView, type ListingRef } from '../../application/doctor/application-view.ts'

/** Maps offers to view models: timestamps as Tokyo text, enum numbers as words. */

const previewView = (preview: RehirePreview) => ({
  outcome: requiredWord(ApplyOutcome, preview.outcome, 'RehirePreview.outcome'),
  terms: preview.terms.map(({ heading, text }) => ({ heading, text })),
  restBeforeMinutes: preview.restBeforeMinutes ?? null,
  restAfterMinutes: preview.restAfterMinutes ?? null,
  restGuidelineMinutes: preview.restGuidelineMinutes,
  restBreaches: preview.restBreaches,
  listingVersion: preview.listingVersion,
  /** Of a regular contract: what the doctor may wish for. */
  weekdays: weekdaysOfNumbers(preview.weekdays),
  firstStart: preview.firstStart,
  lastStart: preview.lastStart,
})

/** `now` in epoch milliseconds. */
export function rehireView(offer: RehireOffer, now: number) {
  const startTime = instantText(offer.startTime) ?? ''
  const expiresAt = instantText(offer.expiresAt) ?? ''
  return {
    id: offer.id,
    workId: offer.workId,
    hospitalId: offer.hospitalId,
    hospitalName: offer.hospitalName,
    listing: listingView(offer) satisfies ListingRef,
    /** Of a regular contract: 「毎週 火曜 9:00〜17:00」. */
    pattern: offer.pattern,
    title: offer.title,
    startTime,
    endTime: instantText(offer.endTime) ?? '',
    startDay: dayKind(civilDay(startTime)),
    fee: offer.fee,
    hourlyFee: offer.hourlyFee,
    premiumYen: offer.premiumYen,
    message: offer.message,
    state: requiredWord(RehireState, offer.state, 'RehireOffer.state'),
    offeredAt: instantText(offer.offeredAt) ?? '',
    expiresAt,
    timeLeft: timeLeftPhrase(expiresAt, now),
    decidedAt: instantText(offer.decidedAt),
    end: wireWordOf(RehireEnd, offer.end),
    declineReason: offer.declineReason,
    ng: wireWordsOf(NgReason, offer.ng),
    preview: offer.preview ? previewView(offer.preview) : null,
    /** Of an accepted offer. */
    applicationState: wireWordOf(ApplicationState, offer.applicationState),
  }
}

export type RehireView = ReturnType<typeof rehireView>
/** An offer that may be answered. */
export type OpenRehire = RehireView & {
  preview: NonNullable<RehireView['preview']>
}

export const isRehireAnswerable = (offer: RehireView): offer is OpenRehire => offer.preview !== null
