import * as v from 'valibot'
import { wordParam } from '../search-param.ts'

/** Where a link in a mail or a LINE message came from (spec section 2, tracking links). */
export const TRACKING_CREDENTIAL = { m: 'mail', l: 'line' } as const

export const TRACKING_SOURCE = { r: 'recommend', s: 'subscription', d: 'recommend_from_declined' } as const

/** Anything but the known values falls away, and with it the tracking. */
export const trackingSearchSchema = v.object({
  tCrd: wordParam(TRACKING_CREDENTIAL),
  tSrc: wordParam(TRACKING_SOURCE),
})

export type TrackingSearch = v.InferOutput<typeof trackingSearchSchema>
