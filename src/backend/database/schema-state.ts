import pg from 'pg'
import { connectionError } from './connection-error.ts'
import { DatabaseConnectionError } from './database-error.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { DEMO_ACCOUNTS, DEMO_PASSWORD_HASH } from './demo-people.ts'

const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

/** Asked for, to see whether the server hears it. */
const LOCK_TIMEOUT_MS = 4_000

export type SchemaState = {
  /**
   * BEHIND: a migration is missing. TOO_NEW: a later version has removed what this one needs. NEWER: a later
   * version has only added something.
   */
  state: 'CURRENT' | 'NEWER' | 'BEHIND' | 'TOO_NEW'
  /** Whether some account has the published password of the demo. */
  hasPublicPassword: boolean
}

type Located = { url: string; isEmbedded: boolean }

/**
 * Compares the database's schema with this version's, by the bare driver: importing the migrator takes longer
 * than a whole start. Throws `DatabaseConnectionError`.
 */
export async function readSchemaState({ url, isEmbedded }: Located): Promise<SchemaState> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      lock_timeout: LOCK_TIMEOUT_MS,
    })
    await client.connect()
    const { rows: found } = await client.query<{
      is_replica: boolean
      is_known: boolean
      lock_timeout: string
    }>(
      `select pg_is_in_recovery() as is_replica, current_setting('lock_timeout') as lock_timeout,
        to_regclass('drizzle.__drizzle_migrations') is not null as is_known`,
    )
    // A pooler has kept the setting for itself; PGlite hears none, and nothing stands before it.
    if (!isEmbedded && found[0]?.lock_timeout !== `${LOCK_TIMEOUT_MS / 1_000}s`)
      throw new DatabaseConnectionError('POOLED')
    if (found[0]?.is_replica) throw new DatabaseConnectionError('IS_REPLICA')
    const newest = found[0]?.is_known ? await newestMigration(client) : 0
    if (newest < NEWEST_MIGRATION) return { state: 'BEHIND', hasPublicPassword: false }
    const { rows } = await client.query<{ floor: string | null; has_public_password: boolean }>(
      `select (select max(migration) from drizzle.code_floor) as floor,
        exists (
          select from account where login_id = any ($1) and password_hash = $2
        ) as has_public_password`,
      [Object.keys(DEMO_ACCOUNTS), DEMO_PASSWORD_HASH],
    )
    const isTooNew = Number(rows[0]?.floor ?? 0) > NEWEST_MIGRATION
    return {
      state: isTooNew ? 'TOO_NEW' : newest > NEWEST_MIGRATION ? 'NEWER' : 'CURRENT',
      hasPublicPassword: rows[0]?.has_public_password ?? false,
    }
  } catch (error) {
    throw connectionError(error) ?? error
  } finally {
    await client?.end().catch(() => undefined)
  }
}

async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}
