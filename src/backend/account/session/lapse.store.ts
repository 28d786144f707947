import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { isLapsed } from './lapsed.sql.ts'

/** Deletes expired registrations. */
export async function deleteLapsed(executor: Executor, now: Date): Promise<void> {
  await executor.delete(account).where(isLapsed(now))
}
