import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account.ts'
import { isLapsed } from './lapsed.sql.ts'

/** Deletes registrations that have lapsed. */
export async function deleteLapsed(executor: Executor, now: Date): Promise<void> {
  await executor.delete(account).where(isLapsed(now))
}
