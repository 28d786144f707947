import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account.ts'
import { lineIdentity } from '../../database/schema/line.ts'
import { mailConfirmation } from '../../database/schema/mail-confirmation.ts'

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
    .set({ mailConfirmedAt: now, lapsesAt: null })
    .where(and(eq(account.id, accountId), isNull(account.mailConfirmedAt)))
}

/** Gives the account its new address; the database refuses one that somebody else has by now. */
export async function replaceAddress(
  executor: Executor,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<void> {
  await executor
    .update(account)
    .set({ loginId: address, mailConfirmedAt: now, lapsesAt: null })
    .where(eq(account.id, accountId))
}

/** The LINE an account began with is that of who has proved its mailbox now; later ones cannot come before that. */
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

/** Makes a new link the only one of its account to that address. False when everything of the account has ended since. */
export async function insertMailConfirmation(tx: Executor, row: NewLink): Promise<boolean> {
  // Of two at once the second waits here, and then voids the first.
  const [owner] = await tx
    .select({ epoch: account.epoch })
    .from(account)
    .where(eq(account.id, row.accountId))
    .for('update')
  if (owner?.epoch !== row.epoch) return false
  if (row.purpose === 'CONFIRM') await voidMailConfirmations(tx, row, row.createdAt)
  await tx.insert(mailConfirmation).values(row)
  return true
}

/** Of one address, or of all the account has asked about. What stops a change stays good. */
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
        eq(mailConfirmation.purpose, 'CONFIRM'),
        address === undefined ? undefined : eq(mailConfirmation.address, address),
        isNull(mailConfirmation.usedAt),
        isNull(mailConfirmation.voidedAt),
      ),
    )
}

/** Of an account that has not ended everything since. */
const isOfToday = sql<boolean>`${mailConfirmation.epoch} = (
  select ${account.epoch} from ${account} where ${account.id} = ${mailConfirmation.accountId})`

export type LinkState = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'

type Link = typeof mailConfirmation.$inferSelect

/** The link of a token, or why it opens nothing. */
export async function findMailLink(
  executor: Executor,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: Link['purpose']; now: Date },
): Promise<{ link: Link; state: null } | { state: LinkState }> {
  const [row] = await executor
    .select({ link: mailConfirmation, isOfToday })
    .from(mailConfirmation)
    .where(and(eq(mailConfirmation.tokenHash, tokenHash), eq(mailConfirmation.purpose, purpose)))
  if (!row) return { state: 'LINK_UNKNOWN' }
  const { link } = row
  if (link.usedAt) return { state: 'LINK_USED' }
  if (link.voidedAt || !row.isOfToday) return { state: 'LINK_REPLACED' }
  return link.expiresAt <= now ? { state: 'LINK_EXPIRED' } : { link, state: null }
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
        isOfToday,
      ),
    )
    .returning({ accountId: mailConfirmation.accountId })
  return rows.length > 0
}
