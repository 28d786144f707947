import { rowLink, textLink } from './link.css.ts'

/** Inside a sentence. */
export const textLinkClass = textLink
/** Alone on its line, 44 px high. */
export const rowLinkClass = rowLink
