import { and, eq, gt, isNull } from 'drizzle-orm'
import { LOG_IN_STEP_MINUTES } from '../../../domain/account/second-factor.ts'
import type { Executor } from '../../database/client.ts'
import { logInStep } from '../../database/schema/account/second-factor.ts'
import { isCurrentEpoch } from '../epoch.store.ts'

type NewStep = {
  idHash: Buffer
  accountId: string
  epoch: number
  authMethod: 'PASSWORD' | 'LINE'
  now: Date
}

export async function insertLogInStep(tx: Executor, { now, ...step }: NewStep): Promise<void> {
  const expiresAt = new Date(now.getTime() + LOG_IN_STEP_MINUTES * 60_000)
  await tx.insert(logInStep).values({ ...step, expiresAt })
}

/** A step that still waits for its code. */
export async function findLogInStep(executor: Executor, idHash: Buffer, now: Date) {
  const [row] = await executor
    .select({ accountId: logInStep.accountId, epoch: logInStep.epoch, authMethod: logInStep.authMethod })
    .from(logInStep)
    .where(
      and(
        eq(logInStep.idHash, idHash),
        isNull(logInStep.usedAt),
        gt(logInStep.expiresAt, now),
        isCurrentEpoch(logInStep),
      ),
    )
  return row
}

/** Uses up a step; false when another request has. */
export async function takeLogInStep(tx: Executor, idHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .update(logInStep)
    .set({ usedAt: now })
    .where(and(eq(logInStep.idHash, idHash), isNull(logInStep.usedAt)))
    .returning({ usedAt: logInStep.usedAt })
  return rows.length > 0
}
