import { DAY_MS } from '../../../domain/duration.ts'
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { addressReturn } from '../../database/schema/account/address-return.ts'

/**
 * Days for which a previous address can recover the account, and for which the account must have had it
 * before.
 */
export const TAKE_BACK_DAYS = 7
const DAYS_MS = TAKE_BACK_DAYS * DAY_MS

const daysBefore = (now: Date) => new Date(now.getTime() - DAYS_MS)

/**
 * Stores the previous password hash when the password is changed in a session; of several changes within
 * `TAKE_BACK_DAYS` the first counts.
 */
export async function storeFormerPassword(
  tx: Executor,
  { accountId, hash, now }: { accountId: string; hash: string | null; now: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ until: account.formerPasswordUntil })
    .from(account)
    .where(eq(account.id, accountId))
  if (owner?.until && owner.until > daysBefore(now)) return
  await tx
    .update(account)
    .set({ formerPasswordHash: hash, formerPasswordUntil: now })
    .where(eq(account.id, accountId))
}

/**
 * Inserts a recovery by the present address, before it is replaced. Null when the account has had the address
 * for a short time only, or has no password.
 */
export async function insertAddressReturn(
  tx: Executor,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId))
  if (!owner?.loginId || !owner.mailConfirmedAt || owner.mailConfirmedAt > daysBefore(now)) return null
  const isFormerOfLate = owner.formerPasswordUntil !== null && owner.formerPasswordUntil > daysBefore(now)
  const known = [owner.passwordHash, isFormerOfLate ? owner.formerPasswordHash : null]
  const passwordHashes = known.filter((hash) => hash !== null)
  if (passwordHashes.length === 0) return null
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + DAYS_MS)
  const address = owner.loginId
  await tx.insert(addressReturn).values({ id, accountId, address, passwordHashes, createdAt: now, expiresAt })
  return id
}

const isOpen = (now: Date) => and(isNull(addressReturn.usedAt), gt(addressReturn.expiresAt, now))

/** Sets the token of a recovery; false when it has expired or was used. */
export async function setAddressReturnToken(
  executor: Executor,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(addressReturn)
    .set({ tokenHash })
    .where(and(eq(addressReturn.id, id), isOpen(now)))
    .returning({ id: addressReturn.id })
  return rows.length > 0
}

export type AddressReturn = typeof addressReturn.$inferSelect

export async function findAddressReturn(
  executor: Executor,
  tokenHash: Buffer,
): Promise<AddressReturn | undefined> {
  const [row] = await executor.select().from(addressReturn).where(eq(addressReturn.tokenHash, tokenHash))
  return row
}

/**
 * Consumes a recovery; false when it was used before. Deletes later ones, which belong to an intruder's
 * addresses.
 */
export async function consumeAddressReturn(
  tx: Executor,
  { id, accountId, createdAt }: AddressReturn,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(addressReturn)
    .set({ usedAt: now })
    .where(and(eq(addressReturn.id, id), isOpen(now)))
    .returning({ id: addressReturn.id })
  if (rows.length === 0) return false
  await tx
    .delete(addressReturn)
    .where(and(eq(addressReturn.accountId, accountId), gt(addressReturn.createdAt, createdAt)))
  return true
}
