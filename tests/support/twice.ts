import type { Database, Executor } from '#app/backend/database/client.ts'

/**
 * Whether every transaction of this run is run twice, the first time rolled back, as after a lost plan: `TWICE=1 npm test
 * -- api`. What a test then sees twice, or not, is an effect outside the database.
 */
const RUNS_TWICE = process.env['TWICE'] === '1'

class RolledBack extends Error {}

/** The database, whose transactions run twice where that is asked for. */
export function twice(database: Database): Database {
  if (!RUNS_TWICE) return database
  const once: Database['transaction'] = database.transaction.bind(database)
  const transaction: Database['transaction'] = async <Result>(run: (tx: Executor) => Promise<Result>) => {
    try {
      await once(async (tx) => {
        await run(tx)
        throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    return once(run)
  }
  return Object.assign(database, { transaction })
}
