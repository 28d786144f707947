import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ListingReview } from '../../../contract/gen/hospital_listing_pb.ts'
import { HospitalStanding } from '../../../contract/gen/hospital_pb.ts'
import {
  DecideReviewOutcome,
  ListingReviews,
  ReviewDecision,
} from '../../../contract/gen/listing_review_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { rulesOf } from '../../../domain/listing/draft/publish-check.ts'
import { REVIEW_REASON } from '../../../domain/listing/listing-review.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { toCursor, toIdempotencyKey, toPageSize } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { wireFinding } from '../target-gate.ts'
import { decideReview } from './decide-review.service.ts'
import { listWaiting, readReview, type ReviewSummary } from './read-review.service.ts'
import { toListingKey, toLongReason } from './review-input.ts'

const LIMIT = { default: 30, most: 100 } as const
const VERSION = /^\d{1,15}$/

const wireSummary = ({ askedAt, number, status: _status, ...summary }: ReviewSummary) => ({
  ...summary,
  listingNumber: number,
  askedAt: timestampFromDate(askedAt),
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.ListingReviews`, each for staff only. */
export const createListingReviewMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethodRaw(ListingReviews.method.listReviews, async ({ after, limit }, call) => {
    await staffOf(call)
    const cursor = toCursor(after)
    const asked = { after: cursor, limit: toPageSize(limit, LIMIT), now: clock() }
    const { reviews, nextCursor } = await listWaiting(database, asked)
    return { reviews: reviews.map(wireSummary), nextCursor: nextCursor ?? '' }
  }),

  rpcMethodRaw(ListingReviews.method.getReview, async ({ listingNumber }, call) => {
    await staffOf(call)
    const key = toListingKey(listingNumber)
    const file = await readReview(database, key, clock())
    if (!file) throw new RpcError('not_found', 'この求人は見つかりません。')
    const { review, findings } = file
    return {
      review: wireSummary(file.summary),
      state: ListingReview[review.state],
      standing: HospitalStanding[review.standing],
      findings: findings.map(wireFinding),
      checked: rulesOf(key.kind),
      version: file.version,
      reason: review.reason,
      staffName: review.staffName ?? '',
      decidedAt: timestampOf(review.decidedAt),
    }
  }),

  rpcMethodRaw(ListingReviews.method.decideReview, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const decision = wireWordOf(ReviewDecision, message.decision)
    if (!decision) throw invalidArgument('審査の結果を選んでください。')
    if (!VERSION.test(message.version)) throw invalidArgument('指定された形式で入力してください')
    const request = {
      listing: toListingKey(message.listingNumber),
      decision,
      reason: toLongReason(message.reason, decision === 'RETURN' ? REVIEW_REASON.least : 0),
      version: message.version,
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await decideReview(database, { staffAccountId, request, now: clock() })
    return { outcome: DecideReviewOutcome[outcome] }
  }),
]
