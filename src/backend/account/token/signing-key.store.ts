import { asc, isNull, or, gt, sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Database, Executor } from '../../database/client.ts'
import { signingKey } from '../../database/schema/account/account.ts'

export type SigningKey = { kid: string; privateJwk: JWK; publicJwk: JWK; retiredAt: Date | null }

/** Keys in use, and retired ones whose last tokens may still be valid. Oldest first. */
export const findSigningKeys = (executor: Executor, retiredAfter: Date): Promise<SigningKey[]> =>
  executor
    .select({
      kid: signingKey.kid,
      privateJwk: signingKey.privateJwk,
      publicJwk: signingKey.publicJwk,
      retiredAt: signingKey.retiredAt,
    })
    .from(signingKey)
    .where(or(isNull(signingKey.retiredAt), gt(signingKey.retiredAt, retiredAfter)))
    .orderBy(asc(signingKey.createdAt), asc(signingKey.kid))

/** Inserts the first key unless there is one; safe against concurrent starts. */
export async function insertFirstSigningKey(
  database: Database,
  key: { kid: string; privateJwk: JWK; publicJwk: JWK },
): Promise<void> {
  await database.transaction(async (tx) => {
    // Two processes starting at once must agree on one key.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_key'))`)
    const known = await tx.select().from(signingKey).where(isNull(signingKey.retiredAt)).limit(1)
    if (known.length === 0) await tx.insert(signingKey).values(key)
  })
}
