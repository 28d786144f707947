/**
 * Hides a row until the element after it is parsed. The browser may paint in the middle of the HTML, and the
 * end of a half-parsed row would shift as the rest arrives.
 */
export const paintedWhole = { ':last-child': { visibility: 'hidden' } } as const
