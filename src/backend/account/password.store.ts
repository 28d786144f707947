import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account, session } from '../database/schema/account.ts'
import { passwordReset } from '../database/schema/password-reset.ts'

export type AccountRow = {
  id: string
  loginId: string | null
  passwordHash: string | null
  mailConfirmedAt: Date | null
  pendingLoginId: string | null
}

export async function findAccountById(executor: Executor, id: string): Promise<AccountRow | undefined> {
  const [row] = await executor
    .select({
      id: account.id,
      loginId: account.loginId,
      passwordHash: account.passwordHash,
      mailConfirmedAt: account.mailConfirmedAt,
      pendingLoginId: account.pendingLoginId,
    })
    .from(account)
    .where(eq(account.id, id))
  return row
}

/** False when the password is no longer the one `from` is the hash of. */
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

export async function setPasswordHash(
  executor: Executor,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await executor.update(account).set({ passwordHash }).where(eq(account.id, accountId))
}

export async function markAuthenticated(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor.update(session).set({ authenticatedAt: now }).where(eq(session.id, sessionId))
}

const isOpen = (now: Date): SQL | undefined =>
  and(isNull(passwordReset.usedAt), isNull(passwordReset.voidedAt), gt(passwordReset.expiresAt, now))

/** Makes a new link the only one of its account. */
export async function insertPasswordReset(
  executor: Executor,
  reset: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  // Of two at once the second waits here, and then voids the first.
  await executor.select({ id: account.id }).from(account).where(eq(account.id, reset.accountId)).for('update')
  await voidPasswordResets(executor, reset.accountId, reset.createdAt)
  await executor.insert(passwordReset).values(reset)
}

export async function voidPasswordResets(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .update(passwordReset)
    .set({ voidedAt: now })
    .where(
      and(
        eq(passwordReset.accountId, accountId),
        isNull(passwordReset.usedAt),
        isNull(passwordReset.voidedAt),
      ),
    )
}

export type PasswordResetRow = {
  accountId: string
  loginId: string | null
  expiresAt: Date
  usedAt: Date | null
  voidedAt: Date | null
}

export async function findPasswordReset(
  executor: Executor,
  tokenHash: Buffer,
): Promise<PasswordResetRow | undefined> {
  const [row] = await executor
    .select({
      accountId: passwordReset.accountId,
      loginId: account.loginId,
      expiresAt: passwordReset.expiresAt,
      usedAt: passwordReset.usedAt,
      voidedAt: passwordReset.voidedAt,
    })
    .from(passwordReset)
    .innerJoin(account, eq(account.id, passwordReset.accountId))
    .where(eq(passwordReset.tokenHash, tokenHash))
  return row
}

/** Uses up a link; false when somebody else has, or it is no longer good. */
export async function usePasswordReset(executor: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await executor
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.tokenHash, tokenHash), isOpen(now)))
    .returning({ accountId: passwordReset.accountId })
  return rows.length > 0
}
