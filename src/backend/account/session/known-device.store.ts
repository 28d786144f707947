import { and, eq, lt } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account, knownDevice } from '../../database/schema/account/account.ts'
import { hashOfSecret } from './session-cookie.ts'

const isCurrentEpoch = eq(knownDevice.epoch, account.epoch)

/**
 * Whether this browser has logged in to an account of the login id within the account's current epoch.
 * `device` is the value of the `device` cookie.
 */
export async function isKnownDevice(
  executor: Executor,
  { loginId, device }: { loginId: string; device: string | null },
): Promise<boolean> {
  if (device === null) return false
  const rows = await executor
    .select({ id: account.id })
    .from(knownDevice)
    .innerJoin(account, and(eq(account.id, knownDevice.accountId), isCurrentEpoch))
    .where(and(eq(account.loginId, loginId), eq(knownDevice.deviceHash, hashOfSecret(device))))
    .limit(1)
  return rows.length > 0
}

/** Whether this browser has logged in to the account within the account's current epoch. */
export async function isDeviceOf(
  executor: Executor,
  { accountId, device }: { accountId: string; device: string | null },
): Promise<boolean> {
  if (device === null) return false
  const rows = await executor
    .select({ epoch: knownDevice.epoch })
    .from(knownDevice)
    .innerJoin(account, and(eq(account.id, knownDevice.accountId), isCurrentEpoch))
    .where(and(eq(knownDevice.accountId, accountId), eq(knownDevice.deviceHash, hashOfSecret(device))))
  return rows.length > 0
}

/** Records a log-in of this browser; returns whether it was known before. */
export async function rememberDevice(
  executor: Executor,
  { accountId, epoch, device, now }: { accountId: string; epoch: number; device: string; now: Date },
): Promise<boolean> {
  const deviceHash = hashOfSecret(device)
  const seen = await executor
    .update(knownDevice)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(knownDevice.accountId, accountId),
        eq(knownDevice.deviceHash, deviceHash),
        eq(knownDevice.epoch, epoch),
      ),
    )
    .returning({ epoch: knownDevice.epoch })
  if (seen.length > 0) return true
  const row = { epoch, firstSeenAt: now, lastSeenAt: now }
  await executor
    .insert(knownDevice)
    .values({ accountId, deviceHash, ...row })
    .onConflictDoUpdate({
      target: [knownDevice.accountId, knownDevice.deviceHash],
      set: row,
      setWhere: lt(knownDevice.epoch, epoch),
    })
  return false
}
