const RECENT_MS = 10 * 60_000

/** Whether who is at the device proved it lately enough for a change that a stolen session must not make. */
export const isRecentlyAuthenticated = (session: { authenticatedAt: Date }, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() < RECENT_MS
