import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL expression that inserts a job in the statement's transaction, by the function that triggers use too
 * (`migrations/0028_jobs.sql`). Without `due` it is due immediately, by the database's clock.
 */
export const putJob = (name: string, data: SQL, due: SQL = sql`null::timestamptz`): SQL<void> =>
  sql<void>`put_job(${name}, ${data}, ${due})`
