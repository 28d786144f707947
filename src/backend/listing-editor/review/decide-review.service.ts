import type { HospitalStanding } from '../../../domain/listing/standing-words.ts'
import { findingsIn } from '../../../domain/listing/draft/publish-check.ts'
import {
  DECIDE_REVIEW_OUTCOME,
  reviewActionOf,
  reviewAfter,
  type ReviewDecision,
} from '../../../domain/listing/listing-review.ts'
import { numberOfListing } from '../../../domain/listing/listing-number.ts'
import type { Executor } from '../../database/client.ts'
import { mailMembers } from '../../hospital/member-mails.service.ts'
import { confirmNewHospital, lockStandingOf } from '../../hospital/standing/standing.service.ts'
import { announcePublication } from '../../saved-search/publication.service.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import type { ListingKey } from '../../work/core/listing-key.ts'
import { updateListing } from '../change-listing.store.ts'
import { EDITED, publicationOf } from '../draft-view.ts'
import type { PublishedListing } from '../edited-kind.ts'
import { lockReview, updateReview } from './review.store.ts'
import { REVIEW_MAIL } from './review-letters.ts'

export type DecideReviewRequest = {
  listing: ListingKey
  decision: ReviewDecision
  /** Read by the hospital's members. */
  reason: string
  /** The version that was shown. */
  version: string
  key: string
}

/** Says whether a listing is still what was shown. */
export const versionOf = ({ editedAt }: PublishedListing): string => `${editedAt.getTime()}`

/** The first approval confirms the hospital. */
async function approve(
  tx: Executor,
  { hospitalId }: PublishedListing,
  standing: HospitalStanding | null,
  { staffAccountId, request: { listing: key }, now }: StaffCommand<DecideReviewRequest>,
) {
  await updateListing(tx, key.kind, key.id, {
    status: 'PUBLISHED',
    publishTime: now,
    confirmedAt: now,
    lapsedAt: null,
  })
  await announcePublication(tx, { kind: key.kind, listingId: key.id })
  if (standing !== 'NEW') return
  const words = `最初の求人(${numberOfListing(key.kind, key.id)})の審査を終えたため`
  await confirmNewHospital(tx, { staffAccountId, id: hospitalId, words, now })
}

async function decide(tx: Executor, command: StaffCommand<DecideReviewRequest>) {
  const { staffAccountId, request, now } = command
  const { listing: key, decision, reason, version } = request
  const edited = EDITED[key.kind]
  const found = await edited.find(tx, key.id)
  if (!found) return 'NOT_FOUND'
  const standing = await lockStandingOf(tx, found.hospitalId)
  const listing = await edited.lock(tx, key.id)
  const review = await lockReview(tx, key)
  if (!listing || !review) return 'NOT_FOUND'
  const state = reviewAfter(decision, review.state)
  if (state === null || listing.status !== 'PAUSED') return 'NOT_ALLOWED'
  if (versionOf(listing) !== version) return 'CHANGED'
  if (decision === 'APPROVE') {
    if (standing === 'SUSPENDED') return 'SUSPENDED'
    const { context } = await publicationOf(tx, { hospitalId: listing.hospitalId, listing }, now)
    if (findingsIn(key.kind, listing.answers, context).length > 0) return 'UNLAWFUL'
    await approve(tx, listing, standing, command)
  }
  await updateReview(tx, review.id, { state, decidedAt: now, staffAccountId, reason })
  const number = numberOfListing(key.kind, key.id)
  const actionId = await recordStaffAction(tx, {
    staffAccountId,
    kind: reviewActionOf(decision),
    subject: `${listing.hospitalId}`,
    words: reason === '' ? number : `${number}: ${reason}`,
    at: now,
  })
  const payload = { actionId, number, reason }
  const { hospitalId } = listing
  await mailMembers(tx, { hospitalId, key: `listing-review:${actionId}`, kind: REVIEW_MAIL, payload, now })
  return 'DECIDED'
}

/** Approves a listing in review or returns it. Idempotent by key. */
export const decideReview = staffCommand({ operation: 'decideReview', words: DECIDE_REVIEW_OUTCOME }, decide)
