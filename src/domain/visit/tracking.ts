import * as v from 'valibot'
import { wordParam } from '../search-param.ts'

/** Sources of links in mails and LINE messages (spec section 2, tracking links). */
export const TRACKING_CREDENTIAL = { m: 'mail', l: 'line' } as const

export const TRACKING_SOURCE = { r: 'recommend', s: 'subscription', d: 'recommend_from_declined' } as const

/** Drops unknown values; without valid values nothing is tracked. */
export const trackingSearchSchema = v.object({
  tCrd: wordParam(TRACKING_CREDENTIAL),
  tSrc: wordParam(TRACKING_SOURCE),
})

export type TrackingSearch = v.InferOutput<typeof trackingSearchSchema>
