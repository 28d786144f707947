import type pg from 'pg'
import type { Database } from './client.ts'

/** Any number, the same for every version of the app: what an advisory lock is known by. */
const PREPARATION = 4_217_009

/** Runs something on one connection that is given back only when all went well. It has no time limits meanwhile. */
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

/** The same while no other process prepares this database, waiting for it as long as it takes. */
export const aloneOn = <T>(database: Database, run: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  withoutLimits(database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [PREPARATION])
    const result = await run(client)
    // After a failure the connection is closed, which gives the lock back as well.
    await client.query('select pg_advisory_unlock($1)', [PREPARATION])
    return result
  })
