import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import { session } from '#app/backend/database/schema/account/account.ts'
import type { TestDatabase } from './database.ts'
import { ORIGIN, type TestDoctor } from './doctors.ts'

/** A bearer of an instant, for a session of the tests, which ends a day after `NOW` otherwise. */
export async function laterBearer(
  { database }: Pick<TestDatabase, 'database'>,
  { accountId, sessionId }: Pick<TestDoctor, 'accountId' | 'sessionId'>,
  at: Date,
): Promise<string> {
  const expiresAt = new Date(at.getTime() + DAY_MS)
  await database.update(session).set({ expiresAt, lastSeenAt: at }).where(eq(session.id, sessionId))
  const clock = () => at
  return createIdTokens({ issuer: ORIGIN, keys: createSigningKeys(database, clock), clock }).sign(
    accountId,
    sessionId,
  )
}
