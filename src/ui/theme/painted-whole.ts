/**
 * A row that another element always follows is not painted before its end tag is parsed: the browser may paint in the
 * middle of the HTML, and what stands at the row's end would then move as the rest of the row comes.
 */
export const paintedWhole = { ':last-child': { visibility: 'hidden' } } as const
