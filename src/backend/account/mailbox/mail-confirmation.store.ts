import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { lineIdentity } from '../../database/schema/account/line.ts'
import { mailConfirmation } from '../../database/schema/account/mail-confirmation.ts'
import { lockEpoch } from '../epoch.store.ts'
import { isReplaced, useLink, voidLinks } from '../mailed-link.store.ts'
import { linkState, type LinkState } from '../mailed-link.ts'

export type AddressRow = {
  id: string
  loginId: string | null
  mailConfirmedAt: Date | null
  pendingLoginId: string | null
  epoch: number
}

/** The addresses of an account. */
export async function findAddresses(executor: Executor, accountId: string): Promise<AddressRow | undefined> {
  const [row] = await executor
    .select({
      id: account.id,
      loginId: account.loginId,
      mailConfirmedAt: account.mailConfirmedAt,
      pendingLoginId: account.pendingLoginId,
      epoch: account.epoch,
    })
    .from(account)
    .where(eq(account.id, accountId))
  return row
}

/** Stores the address that replaces the account's once it is confirmed. */
export async function setPendingAddress(
  executor: Executor,
  accountId: string,
  pendingLoginId: string,
): Promise<void> {
  await executor.update(account).set({ pendingLoginId }).where(eq(account.id, accountId))
}

/** Marks the address as confirmed and cancels the registration's expiry. */
export async function markMailConfirmed(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .update(account)
    .set({ mailConfirmedAt: now, lapsesAt: null })
    .where(and(eq(account.id, accountId), isNull(account.mailConfirmedAt)))
}

/** Replaces the address; a unique index refuses one that another account has confirmed. */
export async function replaceAddress(
  executor: Executor,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<void> {
  await executor
    .update(account)
    .set({ loginId: address, mailConfirmedAt: now, lapsesAt: null })
    .where(eq(account.id, accountId))
}

/** Marks the link with LINE as proved. It was there first: later links require a confirmed address. */
export async function markLineProved(executor: Executor, accountId: string): Promise<void> {
  await executor.update(lineIdentity).set({ isProved: true }).where(eq(lineIdentity.accountId, accountId))
}

export type NewLink = {
  tokenHash: Buffer
  accountId: string
  purpose: 'CONFIRM' | 'STOP'
  address: string
  epoch: number
  createdAt: Date
  expiresAt: Date
}

/**
 * Inserts a link and voids earlier ones to the same address. False when the account's epoch has changed
 * since.
 */
export async function insertMailConfirmation(tx: Executor, row: NewLink): Promise<boolean> {
  // Of two concurrent requests the second waits for this lock, and then voids the first one's link.
  if ((await lockEpoch(tx, row.accountId)) !== row.epoch) return false
  if (row.purpose === 'CONFIRM') await voidMailConfirmations(tx, row, row.createdAt)
  await tx.insert(mailConfirmation).values(row)
  return true
}

/** Voids the CONFIRM links to one address, or all of the account's. STOP links stay valid. */
export const voidMailConfirmations = (
  executor: Executor,
  { accountId, address }: { accountId: string; address?: string },
  now: Date,
): Promise<void> =>
  voidLinks(executor, {
    links: mailConfirmation,
    which: and(
      eq(mailConfirmation.accountId, accountId),
      eq(mailConfirmation.purpose, 'CONFIRM'),
      address === undefined ? undefined : eq(mailConfirmation.address, address),
    ),
    now,
  })

type Link = typeof mailConfirmation.$inferSelect

/** The link of a token, or why it is invalid. */
export async function findMailLink(
  executor: Executor,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: Link['purpose']; now: Date },
): Promise<{ link: Link; state: null } | { state: LinkState }> {
  const [row] = await executor
    .select({ link: mailConfirmation, isReplaced: isReplaced(mailConfirmation) })
    .from(mailConfirmation)
    .where(and(eq(mailConfirmation.tokenHash, tokenHash), eq(mailConfirmation.purpose, purpose)))
  if (!row) return { state: 'LINK_UNKNOWN' }
  const { link } = row
  const state = linkState({ ...link, isReplaced: row.isReplaced }, now)
  return state ? { state } : { link, state }
}

export const useMailConfirmation = (executor: Executor, tokenHash: Buffer, now: Date): Promise<boolean> =>
  useLink(executor, { links: mailConfirmation, tokenHash, now })
