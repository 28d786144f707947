import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { session } from '../../database/schema/account/account.ts'
import { isAlive } from './session.store.ts'

export type OwnSessionRow = { id: string; userAgent: string | null; lastSeenAt: Date; createdAt: Date }

/** The valid sessions of an account, last used first. */
export const findLiveSessions = (
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<OwnSessionRow[]> =>
  executor
    .select({
      id: session.id,
      userAgent: session.userAgent,
      lastSeenAt: session.lastSeenAt,
      createdAt: session.createdAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), isAlive(now)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .limit(100)

/** Revokes a session of the account; returns whether the id is one of the account's. */
export async function revokeSessionById(
  executor: Executor,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<boolean> {
  const isOwn = and(eq(session.id, id), eq(session.accountId, accountId))
  const ended = await executor
    .update(session)
    .set({ revokedAt: now })
    .where(and(isOwn, isNull(session.revokedAt)))
    .returning({ id: session.id })
  if (ended.length > 0) return true
  const known = await executor.select({ id: session.id }).from(session).where(isOwn)
  return known.length > 0
}

/** Revokes the sessions created by LINE, except one. */
export async function revokeLineSessions(
  executor: Executor,
  { accountId, but, now }: { accountId: string; but: string; now: Date },
): Promise<void> {
  await executor
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        eq(session.authMethod, 'LINE'),
        ne(session.id, but),
        isNull(session.revokedAt),
      ),
    )
}
