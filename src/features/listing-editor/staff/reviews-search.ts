import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../../domain/search-param.ts'

export const REVIEWS = '求人の審査'
export const REVIEW_TITLE = '審査する求人'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const DECIDE_REVIEW_FORM = 'decide-review'

/** `after` is the cursor of the page before. */
export const staffReviewsSearchSchema = v.object({ after: matchingParam(/^[\w=-]{1,512}$/) })
export type StaffReviewsSearch = v.InferOutput<typeof staffReviewsSearchSchema>

/** `outcome` is that of a decision posted without JavaScript. */
export const staffReviewSearchSchema = v.object({ outcome: outcomeParam })
