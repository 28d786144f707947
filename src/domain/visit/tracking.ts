import * as v from 'valibot'
import { wordParam } from '../search-param.ts'

/** Sources of links in mails and LINE messages. */
export const TRACKING_CREDENTIAL = { m: 'mail', l: 'line' } as const

export const TRACKING_SOURCE = { r: 'recommend', s: 'subscription', d: 'recommend_from_declined' } as const

/** Whether a pathname is the detail page of a listing. */
export const isDetailPath = (pathname: string): boolean => /^\/(?:spot|regular)\/[1-9]\d*$/.test(pathname)

/** Drops unknown values; without valid values nothing is tracked. */
export const trackingSearchSchema = v.object({
  tCrd: wordParam(TRACKING_CREDENTIAL),
  tSrc: wordParam(TRACKING_SOURCE),
})

export type TrackingSearch = v.InferOutput<typeof trackingSearchSchema>

/** A path within the app with its tracking parameters where it is the detail page of a listing; others take none. */
export const trackedLink = (
  path: string,
  { tCrd, tSrc }: { tCrd: keyof typeof TRACKING_CREDENTIAL; tSrc: keyof typeof TRACKING_SOURCE },
): string => (isDetailPath(path) ? `${path}?tCrd=${tCrd}&tSrc=${tSrc}` : path)
