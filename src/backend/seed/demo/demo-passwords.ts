import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { createPasswordHashing, hashPassword } from '../../account/password/password.ts'
import type { Database, Executor } from '../../database/client.ts'
import { account, session } from '../../database/schema/account/account.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../../database/demo-people.ts'

const LOGIN_IDS = Object.keys(DEMO_ACCOUNTS)

/** Gives the demo accounts the published password, for a demonstration on one's own machine. */
export async function givePublicPasswords(database: Database): Promise<void> {
  await database
    .update(account)
    .set({ passwordHash: DEMO_PASSWORD_HASH })
    .where(
      and(
        inArray(account.loginId, LOGIN_IDS),
        sql`${account.passwordHash} is distinct from ${DEMO_PASSWORD_HASH}`,
      ),
    )
}

/** Sets another password, or none, and revokes sessions, devices and mailed links. */
async function replacePassword(executor: Executor, accountId: string, hash: string | null): Promise<void> {
  await executor
    .update(account)
    .set({ passwordHash: hash, epoch: sql`${account.epoch} + 1` })
    .where(eq(account.id, accountId))
  await executor
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt)))
}

/**
 * Sets a random password for each demo account; returns the plain passwords, which are not stored, by login
 * id.
 */
export async function makeDemoPasswords(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: account.id, loginId: account.loginId })
    .from(account)
    .where(inArray(account.loginId, LOGIN_IDS))
  const made = new Map<string, string>()
  for (const { id, loginId } of rows) {
    const password = randomBytes(12).toString('base64url')
    const hash = await hashPassword(password)
    await database.transaction((tx) => replacePassword(tx, id, hash))
    if (loginId) made.set(loginId, password)
  }
  return made
}

/** Removes the published password from demo accounts that an earlier demonstration left behind. */
export async function shutPublicAccounts(database: Database): Promise<void> {
  const rows = await database
    .select({ id: account.id, hash: account.passwordHash })
    .from(account)
    .where(and(inArray(account.loginId, LOGIN_IDS), isNotNull(account.passwordHash)))
  const { check } = createPasswordHashing()
  for (const { id, hash } of rows) {
    if ((await check(hash, DEMO_PASSWORD)) !== 'WRONG')
      await database.transaction((tx) => replacePassword(tx, id, null))
  }
}
