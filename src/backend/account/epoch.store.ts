import { eq, sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'

/**
 * The account of a row has ended nothing since the row was written; a row without an account has nothing to
 * end it.
 */
export const isCurrentEpoch = ({ accountId, epoch }: { accountId: Column; epoch: Column }): SQL<boolean> =>
  sql<boolean>`(${accountId} is null
    or ${epoch} = (select ${account.epoch} from ${account} where ${account.id} = ${accountId}))`

/**
 * Locks an account's row until the transaction ends, and reads its epoch; undefined when there is no such
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
