import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  DecideReviewOutcome,
  ListingReviews,
  ReviewDecision,
} from '../../../contract/gen/listing_review_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { listingOfNumber } from '../../../domain/listing/listing-number.ts'
import { toStaffReview } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkReview } from './review-check.ts'
import { reviewSummaryView, reviewView } from './review-view.ts'
import { DECIDE_REVIEW_FORM, staffReviewsSearchSchema } from './reviews-search.ts'

const number = v.pipe(
  v.string(),
  v.check((text) => listingOfNumber(text) !== null),
)

/** A page of the listings that wait for our staff, the longest first. */
export const listReviewsFn = createServerFn()
  .validator(staffReviewsSearchSchema)
  .handler(async ({ data: { after = '' } }) => {
    const { reviews, nextCursor } = await callStaffRaw(ListingReviews.method.listReviews, { after })
    return { reviews: reviews.map(reviewSummaryView), nextCursor }
  })

/** A listing in review. Null for one that was never in review. */
export const getReviewFn = createServerFn()
  .validator(number)
  .handler(({ data: listingNumber }) =>
    ifFound(async () => reviewView(await callStaffRaw(ListingReviews.method.getReview, { listingNumber }))),
  )

const decideSchema = formWith({
  number,
  decision: v.pipe(v.string(), v.maxLength(20)),
  reason: longText,
  version: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  idempotencyKey: submissionKey,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkReview(form))
  if (invalid) return invalid
  const { number: listingNumber, decision, ...request } = fields
  return wordOfOutcome(
    DecideReviewOutcome,
    callStaffRaw(ListingReviews.method.decideReview, {
      ...request,
      listingNumber,
      decision: numberOf(ReviewDecision, decision),
    }),
  )
}

/** Approves a listing, or returns it with a reason that the hospital's members read. */
export const decideReviewFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_REVIEW_FORM,
      run: decide,
      typed: ({ form }) => ({ decision: typedIn(form, 'decision'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'DECIDED',
      next: ({ outcome }, { fields }) => toStaffReview(fields.number, { outcome }),
    }),
  )
