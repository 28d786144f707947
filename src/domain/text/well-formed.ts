/**
 * Replaces each half of a split surrogate pair by U+FFFD: `encodeURIComponent` throws on one. `String.toWellFormed`, which
 * browsers of the list do not all have.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
