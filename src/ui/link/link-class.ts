import { rowLink, textLink } from './link.css.ts'

/** A link inside a sentence. */
export const textLinkClass = textLink
/** A link alone on its line, 44 px high. */
export const rowLinkClass = rowLink
