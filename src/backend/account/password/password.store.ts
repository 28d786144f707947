import { and, eq } from 'drizzle-orm'
import type { AccountKind } from '../../../domain/account/account-kind.ts'
import type { Executor } from '../../database/client.ts'
import { account, session } from '../../database/schema/account/account.ts'

export type AccountRow = {
  id: string
  kind: AccountKind
  loginId: string | null
  passwordHash: string | null
  mailConfirmedAt: Date | null
  pendingLoginId: string | null
  epoch: number
}

export async function findAccountById(executor: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await executor
    .select({
      id: account.id,
      kind: account.kind,
      loginId: account.loginId,
      passwordHash: account.passwordHash,
      mailConfirmedAt: account.mailConfirmedAt,
      pendingLoginId: account.pendingLoginId,
      epoch: account.epoch,
    })
    .from(account)
    .where(eq(account.id, id))
  return row
}

/** Compare-and-set of the hash; false when it is no longer `from`. */
export async function replacePasswordHash(
  executor: Executor,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<boolean> {
  const rows = await executor
    .update(account)
    .set({ passwordHash: to })
    .where(and(eq(account.id, accountId), eq(account.passwordHash, from)))
    .returning({ id: account.id })
  return rows.length > 0
}

/**
 * Sets a password after the mailbox was proved; clears the previous one, which can then no longer recover.
 */
export async function setPasswordHash(
  executor: Executor,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await executor
    .update(account)
    .set({ passwordHash, formerPasswordHash: null, formerPasswordUntil: null })
    .where(eq(account.id, accountId))
}

export async function markAuthenticated(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor.update(session).set({ authenticatedAt: now }).where(eq(session.id, sessionId))
}
