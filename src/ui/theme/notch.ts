/**
 * Padding of the body: nothing in the flow of a page lies under the notch or beyond the round corners, in either
 * position of the device. The foot of the screen is left to `roomBelow`.
 */
export const clearOfNotch = {
  paddingTop: 'env(safe-area-inset-top)',
  paddingInlineStart: 'env(safe-area-inset-left)',
  paddingInlineEnd: 'env(safe-area-inset-right)',
} as const

/** Both edges of what is fixed, which the padding of the body does not move. */
export const besideNotch = {
  insetInlineStart: 'env(safe-area-inset-left)',
  insetInlineEnd: 'env(safe-area-inset-right)',
} as const
