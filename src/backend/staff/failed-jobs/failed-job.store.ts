import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { DEAD } from '../../jobs/job.ts'

type FailedJob = {
  id: string
  name: string
  orderedAt: Date
  failedAt: Date
  attempts: number
  error: string
}

/** A row as the driver returns it: instants are text. */
type FailedJobRow = Omit<FailedJob, 'orderedAt' | 'failedAt'> & {
  orderedAt: string
  failedAt: string
  total: number
}

const FIELDS = sql`id, source_name as name, source_created_on as "orderedAt", created_on as "failedAt",
  source_retry_count + 1 as attempts,
  coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as error`

/** The dead letters, newest first, and their total. */
export async function findFailedJobs(
  executor: Executor,
  limit: number,
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await executor.execute<FailedJobRow>(
    sql`select ${FIELDS}, count(*) over ()::int as total from pgboss.job
      where name = ${DEAD} and state = 'created' order by created_on desc, id limit ${limit}`,
  )
  const jobs = rows.map(({ total: _total, orderedAt, failedAt, ...job }) => ({
    ...job,
    orderedAt: new Date(orderedAt),
    failedAt: new Date(failedAt),
  }))
  return { jobs, total: rows[0]?.total ?? 0 }
}

/** Moves a dead letter back to its queue with all its attempts. Returns the job's name; null when it is gone. */
export async function retryFailedJob(executor: Executor, id: string): Promise<string | null> {
  const { rows } = await executor.execute<{ name: string }>(
    sql`with gone as (
        delete from pgboss.job where name = ${DEAD} and state = 'created' and id = ${id}
        returning source_name as name, data
      )
      select name, put_job(name, data, null) from gone`,
  )
  return rows[0]?.name ?? null
}
