import { eq } from 'drizzle-orm'
import { PROOF_ASKED, PROOF_MINUTES } from '../../../domain/account/identity-proof.ts'
import type { Executor } from '../../database/client.ts'
import { session } from '../../database/schema/account/account.ts'
import { RpcError } from '../../rpc/rpc-error.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findLiveSession, type LiveSession } from './session.store.ts'

const RECENT_MS = PROOF_MINUTES * 60_000

/** Whether the session was authenticated recently enough for a sensitive change. */
export const isRecentlyAuthenticated = (session: { authenticatedAt: Date }, now: Date): boolean =>
  now.getTime() - session.authenticatedAt.getTime() < RECENT_MS

/** The session of a cookie's secret, if it was authenticated recently enough for a sensitive change. */
export async function findProvedSession(
  executor: Executor,
  secret: string | null,
  now: Date,
): Promise<LiveSession | 'SIGNED_OUT' | 'NOT_PROVED'> {
  const found = secret === null ? null : await findLiveSession(executor, hashOfSecret(secret), now)
  if (!found) return 'SIGNED_OUT'
  return isRecentlyAuthenticated(found, now) ? found : 'NOT_PROVED'
}

/** Whether the session of a token was authenticated recently enough. */
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

/**
 * Refuses a caller whose session was not authenticated within the last minutes (`PROOF_MINUTES`, `failed_precondition`), so that a
 * device that was left open does nothing that cannot be undone.
 */
export async function requireProof(
  executor: Executor,
  { sessionId }: { sessionId: string },
  now: Date,
): Promise<void> {
  if (!(await isSessionRecentlyAuthenticated(executor, sessionId, now)))
    throw new RpcError('failed_precondition', PROOF_ASKED)
}
