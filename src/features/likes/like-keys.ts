/** What every list of liked listings and followed hospitals is keyed under. */
export const LIKED_KEY = ['likes'] as const
