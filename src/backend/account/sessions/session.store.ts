import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { noteAccount } from '../../../platform/log.server.ts'
import type { Executor } from '../../database/client.ts'
import { account, loginAttempt, session } from '../../database/schema/account.ts'
import { doctor } from '../../database/schema/doctor.ts'

const DAY = 86_400_000

/** Fourteen days: a doctor opens the app between shifts, on a phone with a screen lock of its own. */
const IDLE_LIFE_MS = 14 * DAY
export const ABSOLUTE_LIFE_MS = 90 * DAY

/** How stale `last_seen_at` may be, so that most requests write nothing. */
const SEEN_AGAIN_MS = 3_600_000

const USER_AGENT_LENGTH = 256

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The session has not been ended, alone or with the account's epoch, and is neither too old nor unused for too long. */
export const isAlive = (now: Date) =>
  and(
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, ago(now, IDLE_LIFE_MS)),
    sql`exists (select from ${account} where ${account.id} = ${session.accountId} and ${account.epoch} = ${session.epoch}
      and (${account.lapsesAt} is null or ${account.lapsesAt} > ${now}))`,
  )

export type LiveSession = {
  id: string
  accountId: string
  epoch: number
  authMethod: string
  authenticatedAt: Date
}

/** Returns a living session, and updates `last_seen_at` at most once an hour. */
export async function findLiveSession(
  executor: Executor,
  idHash: Buffer,
  now: Date,
): Promise<LiveSession | null> {
  const [row] = await executor
    .select({
      id: session.id,
      accountId: session.accountId,
      epoch: session.epoch,
      authMethod: session.authMethod,
      authenticatedAt: session.authenticatedAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.idHash, idHash), isAlive(now)))
  if (!row) return null
  noteAccount(row.accountId)
  if (row.lastSeenAt < ago(now, SEEN_AGAIN_MS)) {
    await executor
      .update(session)
      .set({ lastSeenAt: now })
      .where(and(eq(session.idHash, idHash), lt(session.lastSeenAt, ago(now, SEEN_AGAIN_MS))))
  }
  const { lastSeenAt: _, ...found } = row
  return found
}

/** The session of a token, while it lives, and the account's doctor, by one statement. */
export async function findCaller(
  executor: Executor,
  { sessionId, accountId, now }: { sessionId: string; accountId: string; now: Date },
): Promise<{ accountId: string; sessionId: string; doctorId: string | null } | null> {
  const [row] = await executor
    .select({ accountId: session.accountId, sessionId: session.id, doctorId: doctor.id })
    .from(session)
    .leftJoin(doctor, eq(doctor.accountId, session.accountId))
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId), isAlive(now)))
  return row ?? null
}

export type NewSession = {
  idHash: Buffer
  accountId: string
  /** The account's epoch at the time of the log-in. Had it grown since, the session is invalid from the beginning. */
  epoch: number
  authMethod: 'PASSWORD' | 'LINE'
  userAgent: string | null
  now: Date
}

/** Inserts a session, ends the one it replaces and resets the rate limits that led to it. */
export async function insertSession(
  executor: Executor,
  { idHash, accountId, epoch, authMethod, userAgent, now }: NewSession,
  { replaces, attemptKeys = [] }: { replaces: Buffer | null; attemptKeys?: readonly string[] },
): Promise<void> {
  noteAccount(accountId)
  if (replaces) await revokeSession(executor, replaces, now)
  const cleared = executor.$with('cleared').as(
    executor
      .delete(loginAttempt)
      .where(inArray(loginAttempt.key, [...attemptKeys]))
      .returning({ key: loginAttempt.key }),
  )
  await executor
    .with(cleared)
    .insert(session)
    .values({
      idHash,
      accountId,
      epoch,
      authMethod,
      userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      authenticatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_LIFE_MS),
    })
}

export async function revokeSession(executor: Executor, idHash: Buffer, now: Date): Promise<void> {
  await executor
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.idHash, idHash), isNull(session.revokedAt)))
}
