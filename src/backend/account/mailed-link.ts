export type LinkState = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'

/** Why a mailed link is invalid; null when it is valid. */
export function linkState(
  link: { usedAt: Date | null; expiresAt: Date; isReplaced?: boolean } | undefined,
  now: Date,
): LinkState | null {
  if (!link) return 'LINK_UNKNOWN'
  if (link.usedAt) return 'LINK_USED'
  if (link.isReplaced) return 'LINK_REPLACED'
  return link.expiresAt <= now ? 'LINK_EXPIRED' : null
}
