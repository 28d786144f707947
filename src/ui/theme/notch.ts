/**
 * Border of the body: nothing in the flow of a page lies under the notch or beyond the round corners, in either position of
 * the device. Not padding, which an open dialog takes away as it stops the page from scrolling. The foot of the screen is
 * left to `roomBelow`.
 */
export const clearOfNotch = {
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderWidth: 'env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)',
} as const

/** Both edges of what is fixed, which the padding of the body does not move. */
export const besideNotch = {
  insetInlineStart: 'env(safe-area-inset-left)',
  insetInlineEnd: 'env(safe-area-inset-right)',
} as const
