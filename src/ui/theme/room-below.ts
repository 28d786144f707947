/** Custom property on the root element: how much of the page's foot the native app's bar covers. */
export const ROOM_BELOW = '--room-below'

/** Room for what covers the foot of the page: the device's own bar, and that of the native app. */
export const roomBelow = `max(env(safe-area-inset-bottom), var(${ROOM_BELOW}, 0px))`

/** Stands at the foot of the screen; its ground reaches under what covers that, its content ends above it. */
export const atFoot = (padding = '0px') =>
  ({ bottom: 0, paddingBottom: `calc(${padding} + ${roomBelow})` }) as const
