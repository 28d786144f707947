import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { DeliveryOutcome } from '../../domain/notice/delivery-words.ts'
import type { Executor } from '../database/client.ts'
import { session } from '../database/schema/account/account.ts'
import { delivery, pushDevice } from '../database/schema/delivery.ts'
import { lineIdentity } from '../database/schema/account/line.ts'

export type DeliveryRow = typeof delivery.$inferSelect

export async function findDelivery(executor: Executor, id: number): Promise<DeliveryRow | null> {
  const [row] = await executor.select().from(delivery).where(eq(delivery.id, id))
  return row ?? null
}

export async function endDelivery(
  executor: Executor,
  id: number,
  end: { outcome: DeliveryOutcome; endedAt: Date },
): Promise<void> {
  await executor.update(delivery).set(end).where(eq(delivery.id, id))
}

/** The LINE user of an account, for messages; null without one, or when our LINE account is blocked. */
export async function findLineUser(
  executor: Executor,
  { accountId, provider }: { accountId: string; provider: string },
): Promise<string | null> {
  const [row] = await executor
    .select({ sub: lineIdentity.sub })
    .from(lineIdentity)
    .where(
      and(
        eq(lineIdentity.accountId, accountId),
        eq(lineIdentity.provider, provider),
        eq(lineIdentity.isBlocked, false),
      ),
    )
  return row?.sub ?? null
}

/** Writes whether LINE users have blocked our LINE account; unknown ones are ignored. */
export async function setBlocked(
  executor: Executor,
  { provider, subs, isBlocked }: { provider: string; subs: readonly string[]; isBlocked: boolean },
): Promise<void> {
  await executor
    .update(lineIdentity)
    .set({ isBlocked })
    .where(and(eq(lineIdentity.provider, provider), inArray(lineIdentity.sub, [...subs])))
}

export type PushDevice = Pick<typeof pushDevice.$inferSelect, 'id' | 'endpoint' | 'p256dh' | 'auth'>

/** The devices of an account whose session lives. */
export const findPushDevices = (executor: Executor, accountId: string, now: Date): Promise<PushDevice[]> =>
  executor
    .select({
      id: pushDevice.id,
      endpoint: pushDevice.endpoint,
      p256dh: pushDevice.p256dh,
      auth: pushDevice.auth,
    })
    .from(pushDevice)
    .innerJoin(session, eq(session.id, pushDevice.sessionId))
    .where(and(eq(pushDevice.accountId, accountId), isNull(session.revokedAt), gt(session.expiresAt, now)))

/** Adds a device, or gives it to whoever has signed in on it now; the account keeps the latest `most`. */
export async function putPushDevice(
  tx: Executor,
  { most, ...device }: typeof pushDevice.$inferInsert & { most: number },
): Promise<void> {
  const { endpoint: _endpoint, ...changed } = device
  await tx.insert(pushDevice).values(device).onConflictDoUpdate({ target: pushDevice.endpoint, set: changed })
  const surplus = tx
    .select({ id: pushDevice.id })
    .from(pushDevice)
    .where(eq(pushDevice.accountId, device.accountId))
    .orderBy(desc(pushDevice.addedAt), pushDevice.id)
    .offset(most)
  await tx.delete(pushDevice).where(inArray(pushDevice.id, surplus))
}

/** Deletes an account's device by its endpoint; that of another account stays. */
export async function removePushDevice(
  executor: Executor,
  { accountId, endpoint }: { accountId: string; endpoint: string },
): Promise<void> {
  await executor
    .delete(pushDevice)
    .where(and(eq(pushDevice.accountId, accountId), eq(pushDevice.endpoint, endpoint)))
}

/** Deletes devices that have withdrawn their permission. */
export async function deletePushDevices(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await executor.delete(pushDevice).where(inArray(pushDevice.id, [...ids]))
}
