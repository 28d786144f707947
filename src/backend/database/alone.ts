import type pg from 'pg'
import type { Database } from './client.ts'

/** The key of the advisory lock; the same for every version of the app. */
const PREPARATION = 4_217_009

/** Runs something on one connection without time limits; the connection returns to the pool only when all went well. */
export async function withoutLimits<T>(
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

/** The same under an advisory lock, so that one process prepares a database and the others wait, however long it takes. */
export const aloneOn = <T>(database: Database, run: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  withoutLimits(database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [PREPARATION])
    const result = await run(client)
    // After a failure the connection is closed, which gives the lock back as well.
    await client.query('select pg_advisory_unlock($1)', [PREPARATION])
    return result
  })
