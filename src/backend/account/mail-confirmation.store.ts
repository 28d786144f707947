import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { mailConfirmation } from '../database/schema/mail-confirmation.ts'

export type AddressRow = {
  id: string
  loginId: string | null
  mailConfirmedAt: Date | null
  pendingLoginId: string | null
}

/** The addresses of an account. `lock` holds its row until the transaction ends. */
export async function findAddresses(
  executor: Executor,
  accountId: string,
  { lock = false } = {},
): Promise<AddressRow | undefined> {
  const query = executor
    .select({
      id: account.id,
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      pendingLoginId: account.pendingLoginId,
    })
    .from(account)
    .where(eq(account.id, accountId))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Notes the address an account is to get once it is confirmed. */
export async function setPendingAddress(
  executor: Executor,
  accountId: string,
  pendingLoginId: string,
): Promise<void> {
  await executor.update(account).set({ pendingLoginId }).where(eq(account.id, accountId))
}

/** Whoever reads this account's mail has been here. */
export async function markMailConfirmed(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .update(account)
    .set({ mailConfirmedAt: now })
    .where(and(eq(account.id, accountId), isNull(account.mailConfirmedAt)))
}

/** Gives the account its new address; the database refuses one that somebody else has by now. */
export async function replaceAddress(
  executor: Executor,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<void> {
  await executor
    .update(account)
    .set({ loginId: address, mailConfirmedAt: now, pendingLoginId: null })
    .where(eq(account.id, accountId))
}

/** Makes a new link the only one of its account to that address. */
export async function insertMailConfirmation(
  executor: Executor,
  row: { tokenHash: Buffer; accountId: string; address: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  // Of two at once the second waits here, and then voids the first.
  await executor.select({ id: account.id }).from(account).where(eq(account.id, row.accountId)).for('update')
  await voidMailConfirmations(executor, row, row.createdAt)
  await executor.insert(mailConfirmation).values(row)
}

/** Of one address, or of all the account has asked about. */
export async function voidMailConfirmations(
  executor: Executor,
  { accountId, address }: { accountId: string; address?: string },
  now: Date,
): Promise<void> {
  await executor
    .update(mailConfirmation)
    .set({ voidedAt: now })
    .where(
      and(
        eq(mailConfirmation.accountId, accountId),
        address === undefined ? undefined : eq(mailConfirmation.address, address),
        isNull(mailConfirmation.usedAt),
        isNull(mailConfirmation.voidedAt),
      ),
    )
}

export async function findMailConfirmation(executor: Executor, tokenHash: Buffer) {
  const [row] = await executor
    .select()
    .from(mailConfirmation)
    .where(eq(mailConfirmation.tokenHash, tokenHash))
  return row
}

/** Uses up a link; false when somebody else has, or it is no longer good. */
export async function useMailConfirmation(
  executor: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await executor
    .update(mailConfirmation)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailConfirmation.tokenHash, tokenHash),
        isNull(mailConfirmation.usedAt),
        isNull(mailConfirmation.voidedAt),
        gt(mailConfirmation.expiresAt, now),
      ),
    )
    .returning({ accountId: mailConfirmation.accountId })
  return rows.length > 0
}
