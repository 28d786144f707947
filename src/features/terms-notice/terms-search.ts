import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'
import { toMatched } from '../../platform/addresses.ts'

/** A version of the notice; the last one without. `outcome` is that of a form posted without JavaScript. */
export const termsSearchSchema = v.object({
  version: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32_767))),
    undefined,
  ),
  outcome: outcomeParam,
})
export type TermsSearch = v.InferOutput<typeof termsSearchSchema>

export const HOSPITAL_TERMS_TITLE = '労働条件通知書'

export const TERMS_HEAD = { title: '労働条件通知書', back: toMatched() }
