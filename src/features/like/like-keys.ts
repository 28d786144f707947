/** Prefix of the query keys of liked listings and followed hospitals. */
export const LIKED_KEY = ['likes'] as const
