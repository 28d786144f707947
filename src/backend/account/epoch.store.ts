import { eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'

/**
 * Condition: the row's epoch is its account's current one, so that the row has not been revoked. True for a
 * row without an account.
 */
export const isCurrentEpoch = ({ accountId, epoch }: { accountId: Column; epoch: Column }): SQL<boolean> =>
  sql<boolean>`(${accountId} is null
    or ${epoch} = (select ${account.epoch} from ${account} where ${account.id} = ${accountId}))`

/**
 * Locks an account's row until the end of the transaction; returns its epoch, undefined for an unknown
 * account.
 */
export async function lockEpoch(tx: Executor, accountId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ epoch: account.epoch })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  return row?.epoch
}
