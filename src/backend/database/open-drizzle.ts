import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** A method of drizzle's that is no part of its types, bound to its object. */
function privateMethod(dialect: object, name: string): (argument: unknown) => unknown {
  const method: unknown = Reflect.get(dialect, name)
  if (typeof method !== 'function') throw new Error(`drizzle has no ${name}`)
  return (argument): unknown => Reflect.apply(method, dialect, [argument])
}

/** What a select is made of, with the number of rows as part of its text. */
function withLiteralLimit(select: unknown): unknown {
  if (typeof select !== 'object' || select === null || !('limit' in select)) return select
  return typeof select.limit === 'number' ? { ...select, limit: sql.raw(String(select.limit)) } : select
}

/**
 * Drizzle that writes every column with its table, and a limit into the text. Drizzle itself (0.45.4) leaves the table out
 * in what a statement on one table selects or returns: a fragment there that compares a column of its own sub-select with
 * the outer one becomes `"account_id" = "account_id"`, which is always true. A limit among the values hides from the planner
 * that few rows are wanted: it takes a tenth of all, and so plans the statement anew each time.
 */
export function openDrizzle<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
  logger: Logger | undefined,
) {
  const database = drizzle(client, { logger })
  const dialect: unknown = Reflect.get(database, 'dialect')
  if (typeof dialect !== 'object' || dialect === null) throw new Error('drizzle has no dialect')
  const select = privateMethod(dialect, 'buildSelection')
  Reflect.set(dialect, 'buildSelection', (fields: unknown) => select(fields))
  const query = privateMethod(dialect, 'buildSelectQuery')
  Reflect.set(dialect, 'buildSelectQuery', (parts: unknown) => query(withLiteralLimit(parts)))
  const united = privateMethod(dialect, 'buildSetOperationQuery')
  Reflect.set(dialect, 'buildSetOperationQuery', ({ setOperator, ...rest }: { setOperator: unknown }) =>
    united({ ...rest, setOperator: withLiteralLimit(setOperator) }),
  )
  return database
}
