import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import { mayTrace } from '../../platform/server/tracing.server.ts'
import { createConnections, type Connections } from './connections.ts'
import { joinReads } from './joined-reads.ts'
import { nameStatements } from './named-statements.ts'
import { openDrizzle } from './open-drizzle.ts'
import { traceStatements } from './traced-statements.ts'
import { createTransaction, type RunTransaction } from './transaction.ts'

export type Database = Omit<NodePgDatabase, 'transaction'> & {
  $client: pg.Pool
  /** Replaces drizzle's; see `createTransaction`. */
  transaction: RunTransaction
  /** Waits up to two seconds for running statements. */
  close(): Promise<void>
}

/** The database or an open transaction: the parameter of every store function. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

export type DatabaseOptions = {
  url: string
  /**
   * The server itself, when `url` is a pooler in transaction mode: health checks ask it, and timeouts are set in each
   * transaction, since a pooler takes none for a session.
   */
  directUrl?: string | null
  /**
   * Maximum pool size. The embedded database needs exactly 1; the connections of a larger pool keep the plans of the
   * statements that they repeat.
   */
  max: number
  /** Called with every statement. */
  logger?: Logger
  /**
   * Health checks over one more connection: statements fail within seconds when the server does not answer.
   */
  watched?: boolean
  /** No statement timeout: for commands that fill or migrate a database. */
  patient?: boolean
}

const CLOSE_MS = 2_000

/** A page read out of order costs what one read in order does: on solid-state disks, and in memory anyway. */
const PLANNING = '-c random_page_cost=1.1'

/** Milliseconds. */
const TIMEOUTS = { idle_in_transaction_session_timeout: 10_000, lock_timeout: 4_000 }

/**
 * Opens a pool, which connects on first use. Inside `transaction` use only its executor: with a pool of one,
 * a statement on the database itself deadlocks.
 */
export function openDatabase({
  url,
  directUrl = null,
  max,
  logger,
  watched = false,
  patient = false,
}: DatabaseOptions): Database {
  const connections = createConnections({ url: directUrl ?? url, watched })
  const timeouts = { ...TIMEOUTS, ...(!patient && { statement_timeout: 8_000 }) }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    stream: connections.open,
    keepAlive: true,
    // Limits connecting and waiting for a free connection. Longer than a lock is waited for: when all connections wait for
    // one lock, strangers get the first that is given back. A server that is away is told by the health checks before.
    connectionTimeoutMillis: 5_500,
    // With a connection its prepared statements go, so that those of what is asked now take their place.
    maxLifetimeSeconds: 1_800,
    // With the driver's ten seconds the plans would be gone after each quiet moment.
    idleTimeoutMillis: 300_000,
    ...(directUrl === null && timeouts),
    // An address with options of its own keeps those.
    ...(directUrl === null && max > 1 && { options: PLANNING }),
    // A client-side timeout for responses that never arrive; slow statements end by `statement_timeout`.
    ...(watched && { query_timeout: 10_000 }),
  })
  // Without listeners a lost connection would end the process. An idle one is replaced on the next use; one
  // lost inside a transaction fails the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (max > 1) nameStatements(pool)
  if (mayTrace()) {
    traceStatements(pool)
    pool.on('connect', traceStatements)
  }
  joinReads(pool, logger)
  let closing: Promise<void> | undefined
  return Object.assign(openDrizzle(pool, undefined), {
    transaction: createTransaction(pool, { logger, timeouts: directUrl === null ? {} : timeouts }),
    close: () => (closing ??= close(pool, connections)),
  })
}

/** `pool.end()` waits for every connection in use, without end when the server does not respond. */
async function close(pool: pg.Pool, connections: Connections): Promise<void> {
  await Promise.race([pool.end(), wait(CLOSE_MS, undefined, { ref: false })])
  connections.close()
}
