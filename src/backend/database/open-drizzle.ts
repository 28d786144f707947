import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Drizzle that writes every column with its table. Drizzle itself (0.45.4) leaves the table out in what a statement on
 * one table selects or returns: a fragment there that compares a column of its own sub-select with the outer one becomes
 * `"account_id" = "account_id"`, which is always true.
 */
export function openDrizzle<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
  logger: Logger | undefined,
) {
  const database = drizzle(client, { logger })
  const dialect: unknown = Reflect.get(database, 'dialect')
  if (typeof dialect !== 'object' || dialect === null) throw new Error('drizzle has no dialect')
  const build: unknown = Reflect.get(dialect, 'buildSelection')
  if (typeof build !== 'function') throw new Error('drizzle builds what is selected in another place')
  const named = (fields: unknown): unknown => Reflect.apply(build, dialect, [fields])
  Reflect.set(dialect, 'buildSelection', named)
  return database
}
