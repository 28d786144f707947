import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { session } from '../../database/schema/account/account.ts'

const RECENT_MS = 10 * 60_000

/** Whether the session was authenticated recently enough for a sensitive change. */
export const isRecentlyAuthenticated = (session: { authenticatedAt: Date }, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() < RECENT_MS

/** The same, for the session of a token. */
export async function isSessionRecentlyAuthenticated(
  executor: Executor,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await executor
    .select({ authenticatedAt: session.authenticatedAt })
    .from(session)
    .where(eq(session.id, sessionId))
  return row !== undefined && isRecentlyAuthenticated(row, now)
}
