import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { DatabaseError } from 'pg'
import { withAdvisoryLock } from './advisory-lock.ts'
import type { Database } from './client.ts'
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

/** Maps a failed connection to a `DatabaseConnectionError`; null for an error with another cause. */
export function connectionError(error: unknown): DatabaseConnectionError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseConnectionError) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (cause instanceof DatabaseError) {
      if (code === '28P01' || code === '28000') return new DatabaseConnectionError('REFUSED_LOGIN', error)
      if (code === '3D000') return new DatabaseConnectionError('NO_SUCH_DATABASE', error)
      if (code === '42501') return new DatabaseConnectionError('NOT_ALLOWED', error)
    }
    if (code === 'ERR_INVALID_URL') return new DatabaseConnectionError('INVALID_URL', error)
    if (
      /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|ENOENT|EPIPE)/.test(code) ||
      /timeout|terminated/.test(cause.message)
    ) {
      return new DatabaseConnectionError('UNREACHABLE', error)
    }
  }
  return null
}
