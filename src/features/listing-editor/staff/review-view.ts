import { ListingReview } from '../../../contract/gen/hospital_listing_pb.ts'
import { HospitalStanding } from '../../../contract/gen/hospital_pb.ts'
import type { GetReviewResponse, ReviewSummary } from '../../../contract/gen/listing_review_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { listingOfNumber } from '../../../domain/listing/listing-number.ts'
import { timestampText } from '../../../services/timestamp-text.ts'

/** View model of a listing in review in the list. */
export const reviewSummaryView = ({ askedAt, ...summary }: ReviewSummary) => ({
  number: summary.listingNumber,
  title: summary.title,
  when: summary.when,
  fee: summary.fee,
  hospitalId: summary.hospitalId,
  hospitalName: summary.hospitalName,
  place: summary.place,
  askedAt: timestampText(askedAt),
})
export type ReviewSummaryView = ReturnType<typeof reviewSummaryView>

/** View model of the page of a listing in review; null without a listing. */
export function reviewView({ review, findings, checked, ...file }: GetReviewResponse) {
  const listing = review && listingOfNumber(review.listingNumber)
  if (!review || !listing) return null
  return {
    ...reviewSummaryView(review),
    kind: listing.kind,
    state: requiredWord(ListingReview, file.state, 'GetReview.state'),
    standing: requiredWord(HospitalStanding, file.standing, 'GetReview.standing'),
    findings: findings.map(({ label, message, basis }) => ({ label, message, basis })),
    /** The rules that the publish check goes through, and whether the listing keeps each. */
    rules: checked.map((basis) => ({ basis, isKept: findings.every((one) => one.basis !== basis) })),
    version: file.version,
    decided: file.decidedAt
      ? { reason: file.reason, staffName: file.staffName, at: timestampText(file.decidedAt) }
      : null,
  }
}
export type ReviewView = NonNullable<ReturnType<typeof reviewView>>
