import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { calendarFeed } from '../../database/schema/doctor/calendar-feed.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'

/** Ends the calendar address of an account's doctor, who leaves or logs out everywhere. */
export async function revokeFeedOfAccount(tx: Executor, accountId: string): Promise<void> {
  await deleteFeedOfAccount(tx, accountId)
}

export const deleteFeedOfAccount = (executor: Executor, accountId: string) =>
  executor
    .delete(calendarFeed)
    .where(
      sql`${calendarFeed.doctorId} in (select ${doctor.id} from ${doctor} where ${doctor.accountId} = ${accountId})`,
    )
