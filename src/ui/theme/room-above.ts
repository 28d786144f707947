/**
 * Custom property on the root element: the height of what is fixed at the top of every page (the alert
 * banner).
 */
export const ROOM_ABOVE = '--room-above'

/** The offset of whatever is sticky or fixed at the top, or scrolled to: below the alert banner, or else the notch. */
export const roomAbove = `var(${ROOM_ABOVE}, env(safe-area-inset-top, 0px))`
