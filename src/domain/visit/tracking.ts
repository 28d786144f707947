/** Where a link in a mail or a LINE message came from (spec section 2, tracking links). */
export const TRACKING_CREDENTIAL = { m: 'mail', l: 'line' } as const

export const TRACKING_SOURCE = { r: 'recommend', s: 'subscription', d: 'recommend_from_declined' } as const

export type TrackingSearch = {
  tCrd?: keyof typeof TRACKING_CREDENTIAL
  tSrc?: keyof typeof TRACKING_SOURCE
}

const isKeyOf = <Words extends object>(words: Words, input: unknown): input is Extract<keyof Words, string> =>
  typeof input === 'string' && Object.hasOwn(words, input)

/** Anything but the known values falls away, and with it the tracking. */
export const readTrackingSearch = ({ tCrd, tSrc }: Record<string, unknown>): TrackingSearch => ({
  tCrd: isKeyOf(TRACKING_CREDENTIAL, tCrd) ? tCrd : undefined,
  tSrc: isKeyOf(TRACKING_SOURCE, tSrc) ? tSrc : undefined,
})
