import { sql, type SQL } from 'drizzle-orm'

/**
 * Puts a job into the queue, in the transaction of the statement it is part of: by the function that triggers use too
 * (`migrations/0028_jobs.sql`). Without `due` it is due at once, by the clock of the database.
 */
export const putJob = (name: string, data: SQL, due: SQL = sql`null::timestamptz`): SQL<void> =>
  sql<void>`put_job(${name}, ${data}, ${due})`
