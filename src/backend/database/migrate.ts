import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { withAdvisoryLock } from './advisory-lock.ts'
import type { Database } from './client.ts'
import { connectionError } from './connection-error.ts'
import { DatabaseConnectionError } from './database-error.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies pending migrations, serialized between processes. Throws `DatabaseConnectionError` when the
 * database is unreachable, a replica, too old or not permitted.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  try {
    await withAdvisoryLock(database, async (client) => {
      const { rows } = await client.query<{ version: number; is_replica: boolean }>(
        `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica`,
      )
      if (rows[0]?.is_replica) throw new DatabaseConnectionError('IS_REPLICA')
      if ((rows[0]?.version ?? 0) < 150_000) throw new DatabaseConnectionError('TOO_OLD')
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    })
  } catch (error) {
    throw connectionError(error) ?? error
  }
}
