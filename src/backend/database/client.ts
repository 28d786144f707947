import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** What a store needs: the database itself or an open transaction. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

export type DatabaseOptions = {
  url: string
  /** Connections at most. The embedded database bears exactly one. */
  max: number
  /** Hears every statement; tests count with it. */
  logger?: Logger
}

/**
 * Opens a pool; connects on first use. Inside `transaction` use only the transaction it hands out: with a pool of one,
 * a statement sent past it waits for itself.
 */
export function openDatabase({ url, max, logger }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 4_000,
    statement_timeout: 8_000,
  })
  // A connection lost while idle is replaced on the next use, one lost between two statements of a transaction fails the next of
  // them; without listeners each would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return drizzle(pool, { logger })
}
