import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import { createConnections, type Connections } from './connections.ts'
import { createTransaction, type RunTransaction } from './transaction.ts'

export type Database = Omit<NodePgDatabase, 'transaction'> & {
  $client: pg.Pool
  /** One transaction on one connection; see `createTransaction`. */
  transaction: RunTransaction
  /** Lets statements under way finish, for two seconds at most. */
  close(): Promise<void>
}

/** What a store needs: the database itself or an open transaction. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

export type DatabaseOptions = {
  url: string
  /** Connections at most. The embedded database bears exactly one. */
  max: number
  /** Called with every statement; tests count with it. */
  logger?: Logger
  /** Watches the server over one more connection, so that statements fail soon when it does not answer. */
  watched?: boolean
  /** No statement timeout: for commands that fill or migrate a database. */
  patient?: boolean
}

const CLOSE_MS = 2_000

/**
 * Opens a pool; connects on first use. Inside `transaction` use only the transaction it hands out: with a pool of one,
 * a statement sent past it waits for itself.
 */
export function openDatabase({
  url,
  max,
  logger,
  watched = false,
  patient = false,
}: DatabaseOptions): Database {
  const connections = createConnections({ url, watched })
  const pool = new pg.Pool({
    connectionString: url,
    max,
    stream: connections.open,
    keepAlive: true,
    // Limits connecting and waiting for a connection of the pool; the embedded database has one connection only, so
    // waiting is normal there.
    connectionTimeoutMillis: watched ? 2_500 : 5_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 4_000,
    ...(!patient && { statement_timeout: 8_000 }),
    // The server ends slow statements by itself; this limit is for answers that never arrive.
    ...(watched && { query_timeout: 10_000 }),
  })
  // A connection lost while idle is replaced on the next use, one lost between two statements of a transaction fails the next of
  // them; without listeners each would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closing: Promise<void> | undefined
  return Object.assign(drizzle(pool, { logger }), {
    transaction: createTransaction(pool, logger),
    close: () => (closing ??= close(pool, connections)),
  })
}

/** `pool.end()` waits for every connection in use, and one with a silent server may never return. */
async function close(pool: pg.Pool, connections: Connections): Promise<void> {
  await Promise.race([pool.end(), wait(CLOSE_MS, undefined, { ref: false })])
  connections.close()
}
