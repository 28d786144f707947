import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import type { mailConfirmation } from '../database/schema/account/mail-confirmation.ts'
import type { passwordReset } from '../database/schema/account/password-reset.ts'
import { isCurrentEpoch } from './epoch.store.ts'

/**
 * Links in mails: single-use, valid until they expire, a later link replaces them, or the account's epoch
 * changes.
 */
type MailedLink = typeof mailConfirmation | typeof passwordReset

/** Invalidated by a later link, a changed request, or a new epoch. */
export const isReplaced = (links: MailedLink): SQL<boolean> =>
  sql<boolean>`(${links.voidedAt} is not null or not ${isCurrentEpoch(links)})`

/** Voids the unused links among these. */
export async function voidLinks(
  executor: Executor,
  { links, which, now }: { links: MailedLink; which: SQL | undefined; now: Date },
): Promise<void> {
  await executor
    .update(links)
    .set({ voidedAt: now })
    .where(and(which, isNull(links.usedAt), isNull(links.voidedAt)))
}

/** Consumes a link; false when it was used concurrently or is no longer valid. */
export async function useLink(
  executor: Executor,
  { links, tokenHash, now }: { links: MailedLink; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(links)
    .set({ usedAt: now })
    .where(
      and(
        eq(links.tokenHash, tokenHash),
        isNull(links.usedAt),
        isNull(links.voidedAt),
        gt(links.expiresAt, now),
        isCurrentEpoch(links),
      ),
    )
    .returning({ tokenHash: links.tokenHash })
  return rows.length > 0
}
