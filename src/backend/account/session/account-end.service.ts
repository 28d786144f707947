import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account, knownDevice, session } from '../../database/schema/account/account.ts'
import { lineIdentity } from '../../database/schema/account/line.ts'
import { lockEpoch } from '../epoch.store.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { revokeFeedOfAccount } from './revoke-feed.service.ts'
import { hashOfSecret } from './session-cookie.ts'
import { provedAddressOf } from '../../mail/mail-address.ts'

/** What a revocation keeps, because the request has authenticated the owner. */
export type KeptAtRevocation = {
  sessionId: string | null
  /** Keeps an unproved link with LINE too: the calling session was created by it. */
  line: boolean
  /** The value of the `device` cookie. */
  device: string | null
}

export const NOTHING_KEPT: KeptAtRevocation = { sessionId: null, line: false, device: null }

/**
 * Revokes everything begun on an account and not proved: sessions and their tokens, mailed links, a pending
 * address, hand-offs, known devices, an unproved link with LINE. Increments and returns the account's epoch,
 * which all these rows carry, so that rows written by a concurrent request with the old epoch are void.
 * Requires a transaction; locks the account's row.
 */
export async function endAllBegun(
  tx: Executor,
  { accountId, kept, now }: { accountId: string; kept: KeptAtRevocation; now: Date },
): Promise<number> {
  const [owner] = await tx
    .update(account)
    .set({ epoch: sql`${account.epoch} + 1`, pendingLoginId: null })
    .where(eq(account.id, accountId))
    .returning()
  if (!owner) return 0
  const { epoch } = owner
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        kept.sessionId === null ? undefined : ne(session.id, kept.sessionId),
      ),
    )
  // A calendar's address works without a session; whoever keeps a session keeps it.
  if (kept.sessionId === null) await revokeFeedOfAccount(tx, accountId)
  else {
    await tx
      .update(session)
      .set({ epoch })
      .where(and(eq(session.id, kept.sessionId), eq(session.epoch, epoch - 1)))
  }
  if (kept.device !== null) {
    await tx
      .update(knownDevice)
      .set({ epoch })
      .where(
        and(
          eq(knownDevice.accountId, accountId),
          eq(knownDevice.deviceHash, hashOfSecret(kept.device)),
          eq(knownDevice.epoch, epoch - 1),
        ),
      )
  }
  // Without a password, LINE is the only way to log in.
  if (kept.line || owner.passwordHash === null) return epoch
  const ended = await tx
    .delete(lineIdentity)
    .where(and(eq(lineIdentity.accountId, accountId), eq(lineIdentity.isProved, false)))
    .returning({ accountId: lineIdentity.accountId })
  if (ended.length > 0) await orderLineNotice(tx, owner, 'LINE_UNLINKED', now)
  return epoch
}

/** Security notice to the owner's confirmed address that LINE was linked or unlinked. */
export async function orderLineNotice(
  tx: Executor,
  owner: { loginId: string | null; mailConfirmedAt: Date | null },
  kind: 'LINE_LINKED' | 'LINE_UNLINKED',
  now: Date,
): Promise<void> {
  const recipient = provedAddressOf(owner)
  if (!recipient) return
  const payload = { at: now.toISOString() }
  await orderMail(tx, { key: `line:${randomUUID()}`, kind, recipient, payload }, now)
}

/**
 * Locks the account's row until the end of the transaction, for a command of a session. False when the
 * session has been revoked, possibly concurrently.
 */
export async function lockForSession(
  tx: Executor,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const epoch = await lockEpoch(tx, accountId)
  if (epoch === undefined) return false
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, id), eq(session.epoch, epoch), isNull(session.revokedAt)))
  return rows.length > 0
}
