import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'

/** Settles when a statement in the database waits for what somebody else has locked. */
export async function expectLockWait(database: Database): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await database.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true)
}
