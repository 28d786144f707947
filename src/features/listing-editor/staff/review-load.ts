import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { regularDraftQuery, spotDraftQuery } from '../hospital/hospital-listing.queries.ts'
import { reviewQuery } from './listing-review.queries.ts'
import { DECIDE_REVIEW_FORM } from './reviews-search.ts'

/** Loads a listing in review with its preview; returns what its form needs. Null for an unknown listing. */
export async function loadReview(queryClient: QueryClient, number: string) {
  const review = await queryClient.ensureQueryData(reviewQuery(number))
  if (!review) return null
  const version = Number(review.version)
  await (review.kind === 'spot'
    ? queryClient.ensureQueryData(spotDraftQuery(number, version))
    : queryClient.ensureQueryData(regularDraftQuery(number, version)))
  return { formKey: newFormKey(), kept: takeKeptAnswer(DECIDE_REVIEW_FORM) }
}
