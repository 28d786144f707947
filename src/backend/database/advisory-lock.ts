import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './client.ts'

/** The key of the advisory lock; the same for every version of the app. */
const PREPARATION = 4_217_009

/** Between two questions for the lock: milliseconds. */
const ASK_MS = 100

/**
 * Runs `run` on one connection without statement and lock timeouts. The connection is closed when `run`
 * fails.
 */
export async function withoutTimeouts<T>(
  database: Database,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect()
  let isClean = false
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const result = await run(client)
    await client.query('reset statement_timeout; reset lock_timeout')
    isClean = true
    return result
  } finally {
    client.release(!isClean)
  }
}

async function takes(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    PREPARATION,
  ])
  return rows[0]?.taken ?? false
}

/**
 * Serializes `run` over all processes by a session-level advisory lock; asks for the lock without an end. It does not wait in
 * a statement, for whose end the holder would wait when it makes an index concurrently.
 */
export const withAdvisoryLock = <T>(
  database: Database,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  withoutTimeouts(database, async (client) => {
    while (!(await takes(client))) await wait(ASK_MS)
    const result = await run(client)
    // After a failure the connection is closed, which releases the lock too.
    await client.query('select pg_advisory_unlock($1)', [PREPARATION])
    return result
  })
