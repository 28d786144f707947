import type { Executor } from '../../database/client.ts'
import { deleteFeedOfAccount } from '../../work/calendar/feed.store.ts'

/** Ends the calendar address of an account's doctor, who leaves or logs out everywhere. */
export async function revokeFeedOfAccount(tx: Executor, accountId: string): Promise<void> {
  await deleteFeedOfAccount(tx, accountId)
}
