import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { recoveryCode, secondFactor, shownSecret } from '../../database/schema/account/second-factor.ts'

/** Whether an account has a second factor in force. */
export async function hasFactor(executor: Executor, accountId: string): Promise<boolean> {
  return (await findFactor(executor, accountId)) !== undefined
}

export async function findFactor(executor: Executor, accountId: string) {
  const [row] = await executor.select().from(secondFactor).where(eq(secondFactor.accountId, accountId))
  return row
}

type NewFactor = { accountId: string; sealed: Buffer; lastStep: number; confirmedAt: Date }

export async function insertFactor(tx: Executor, factor: NewFactor): Promise<void> {
  await tx.insert(secondFactor).values(factor)
}

/** Deletes the factor with its recovery codes and what is shown of it; false when there was none. */
export async function deleteFactor(tx: Executor, accountId: string): Promise<boolean> {
  await tx.delete(shownSecret).where(eq(shownSecret.accountId, accountId))
  const rows = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.accountId, accountId))
    .returning({ accountId: secondFactor.accountId })
  return rows.length > 0
}

/** Takes a time step; false when it or a later one was taken before. */
export async function takeStep(tx: Executor, accountId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.accountId, accountId), lt(secondFactor.lastStep, step)))
    .returning({ accountId: secondFactor.accountId })
  return rows.length > 0
}

/** Uses up a recovery code; false for an unknown or used one. */
export async function takeRecoveryCode(
  tx: Executor,
  { accountId, codeHash, now }: { accountId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ usedAt: recoveryCode.usedAt })
  return rows.length > 0
}

/** Stores recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Executor,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

export async function countRecoveryCodes(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}

type Kind = (typeof shownSecret.$inferSelect)['kind']
type OfSession = { accountId: string; sessionId: string }

/** What is shown to a session now. */
export const findShown = (executor: Executor, { accountId, sessionId }: OfSession, now: Date) =>
  executor
    .select({ kind: shownSecret.kind, sealed: shownSecret.sealed })
    .from(shownSecret)
    .where(
      and(
        eq(shownSecret.accountId, accountId),
        eq(shownSecret.sessionId, sessionId),
        gt(shownSecret.expiresAt, now),
      ),
    )

/** Shows something, in place of what was shown of its kind. */
export async function putShown(
  tx: Executor,
  shown: OfSession & { kind: Kind; sealed: Buffer; expiresAt: Date },
): Promise<void> {
  const { sessionId, sealed, expiresAt } = shown
  await tx
    .insert(shownSecret)
    .values(shown)
    .onConflictDoUpdate({
      target: [shownSecret.accountId, shownSecret.kind],
      set: { sessionId, sealed, expiresAt },
    })
}

export async function deleteShown(executor: Executor, accountId: string, kind: Kind): Promise<void> {
  await executor
    .delete(shownSecret)
    .where(and(eq(shownSecret.accountId, accountId), eq(shownSecret.kind, kind)))
}
