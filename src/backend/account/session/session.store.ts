import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts'
import { and, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { noteAccount } from '../../../platform/server/log.server.ts'
import { keepInRead, onceInRead } from '../../../platform/server/once-in-read.server.ts'
import type { Executor } from '../../database/client.ts'
import { account, loginAttempt, session } from '../../database/schema/account/account.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'

/** Idle timeout of fourteen days: doctors use the app between shifts, on phones with a screen lock. */
const IDLE_LIFE_MS = 14 * DAY_MS
export const ABSOLUTE_LIFE_MS = 90 * DAY_MS

/** Resolution of `last_seen_at`, so that most requests write nothing. */
const SEEN_AGAIN_MS = HOUR_MS

const USER_AGENT_LENGTH = 256

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * Condition: the session is neither revoked (by itself or by epoch) nor expired (absolute or idle timeout).
 */
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
  /** Null: the account has no doctor yet. */
  doctorId: string | null
}

/** Returns a valid session, and updates `last_seen_at` at most once an hour. */
export const findLiveSession = (executor: Executor, idHash: Buffer, now: Date): Promise<LiveSession | null> =>
  onceInRead(`session ${idHash.toString('hex')}`, () => readLiveSession(executor, idHash, now))

async function readLiveSession(executor: Executor, idHash: Buffer, now: Date): Promise<LiveSession | null> {
  const [row] = await executor
    .select({
      id: session.id,
      accountId: session.accountId,
      epoch: session.epoch,
      authMethod: session.authMethod,
      authenticatedAt: session.authenticatedAt,
      lastSeenAt: session.lastSeenAt,
      doctorId: doctor.id,
    })
    .from(session)
    .leftJoin(doctor, eq(doctor.accountId, session.accountId))
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
  const { id: sessionId, accountId, doctorId } = found
  keepInRead(callerInRead(sessionId), { accountId, sessionId, doctorId })
  return found
}

const callerInRead = (sessionId: string) => `caller of ${sessionId}`

/** The account of a session, valid or not, within another statement. */
export const accountOfSession = (idHash: Buffer): SQL<string> =>
  sql<string>`(select ${session.accountId} from ${session} where ${session.idHash} = ${idHash})`

type SessionCaller = { accountId: string; sessionId: string; doctorId: string | null }
type Claimed = { sessionId: string; accountId: string; now: Date }

/** The valid session of a token with the account's doctor, in one statement; none when a page has found the session. */
export async function findCaller(executor: Executor, claimed: Claimed): Promise<SessionCaller | null> {
  const caller = await onceInRead(callerInRead(claimed.sessionId), () => readCaller(executor, claimed))
  return caller?.accountId === claimed.accountId ? caller : null
}

async function readCaller(
  executor: Executor,
  { sessionId, accountId, now }: Claimed,
): Promise<SessionCaller | null> {
  const [row] = await executor
    .select({ accountId: session.accountId, sessionId: session.id, doctorId: doctor.id })
    .from(session)
    .leftJoin(doctor, eq(doctor.accountId, session.accountId))
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId), isAlive(now)))
  return row ?? null
}

/** The account of a session, whether it is valid still or has ended. */
export async function findOwner(
  executor: Executor,
  of: { id: string } | { idHash: Buffer },
): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: session.accountId })
    .from(session)
    .where('id' in of ? eq(session.id, of.id) : eq(session.idHash, of.idHash))
  return row?.accountId ?? null
}

export type NewSession = {
  idHash: Buffer
  accountId: string
  /** The account's epoch when the log-in was authenticated; the session is void if it has changed since. */
  epoch: number
  authMethod: 'PASSWORD' | 'LINE'
  userAgent: string | null
  now: Date
}

/** Inserts a session, revokes the one it replaces and resets the rate limits of the log-in. */
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
