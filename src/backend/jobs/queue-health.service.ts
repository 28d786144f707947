import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { DEAD } from './job.ts'

export type QueueHealth = {
  /** Jobs whose time has come, and for how long the oldest of them has waited. */
  waitingJobs: number
  oldestWaitSeconds: number
  /** Jobs that failed for good, and those of them that are notices. */
  failedJobs: number
  parkedNotices: number
}

/** What waits in the queues, and what has failed. */
export async function readQueueHealth(executor: Executor): Promise<QueueHealth> {
  const { rows } = await executor.execute<QueueHealth>(sql`
    select count(*) filter (where name <> ${DEAD} and start_after <= now())::int as "waitingJobs",
      coalesce(extract(epoch from now() - min(start_after)
        filter (where name <> ${DEAD} and start_after <= now())), 0)::int as "oldestWaitSeconds",
      count(*) filter (where name = ${DEAD})::int as "failedJobs",
      count(*) filter (where name = ${DEAD} and source_name in ('mail', 'line', 'push'))::int as "parkedNotices"
    from pgboss.job where state in ('created', 'retry')`)
  const [health] = rows
  if (!health) throw new Error('the queues gave no figures')
  return health
}
