import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { passwordReset } from '../../database/schema/account/password-reset.ts'
import { lockEpoch } from '../epoch.store.ts'
import { lockClaims } from '../login-id.store.ts'
import { isReplaced, useLink, voidLinks } from '../mailed-link.store.ts'

/** Target of a link: an account at its present epoch, or an unconfirmed address. */
export type ResetFor =
  | { accountId: string; epoch: number; address: null }
  | { accountId: null; address: string; epoch: 0 }

const isFor = ({ accountId, address }: ResetFor) =>
  accountId === null ? eq(passwordReset.address, address) : eq(passwordReset.accountId, accountId)

/**
 * Inserts a link and voids earlier ones of its account or address. False when the account's epoch has changed
 * since.
 */
export async function insertPasswordReset(
  tx: Executor,
  reset: { tokenHash: Buffer; createdAt: Date; expiresAt: Date } & ResetFor,
): Promise<boolean> {
  // Of two concurrent requests the second waits for this lock, and then voids the first one's link.
  if (reset.accountId === null) await lockClaims(tx, reset)
  else if ((await lockEpoch(tx, reset.accountId)) !== reset.epoch) return false
  await voidLinks(tx, { links: passwordReset, which: isFor(reset), now: reset.createdAt })
  await tx.insert(passwordReset).values(reset)
  return true
}

export async function findPasswordReset(executor: Executor, tokenHash: Buffer) {
  const [row] = await executor
    .select({
      accountId: passwordReset.accountId,
      address: passwordReset.address,
      loginId: account.loginId,
      expiresAt: passwordReset.expiresAt,
      usedAt: passwordReset.usedAt,
      isReplaced: isReplaced(passwordReset),
    })
    .from(passwordReset)
    .leftJoin(account, eq(account.id, passwordReset.accountId))
    .where(eq(passwordReset.tokenHash, tokenHash))
  return row
}

export const usePasswordReset = (tx: Executor, tokenHash: Buffer, now: Date): Promise<boolean> =>
  useLink(tx, { links: passwordReset, tokenHash, now })
