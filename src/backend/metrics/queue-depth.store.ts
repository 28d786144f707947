import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'

export type QueueDepth = { queue: string; due: number; oldestSeconds: number }

/** For each queue, how many jobs are due and not begun, and how long the oldest of them has waited. */
export async function readQueues(executor: Executor, now: Date): Promise<QueueDepth[]> {
  const { rows } = await executor.execute<{ queue: string; due: number; oldest: number }>(sql`
    select queue.name as queue, count(job.id)::int as due,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(job.start_after)), 0)::float8 as oldest
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state < 'active'
      and job.start_after <= ${now.toISOString()}::timestamptz
    group by queue.name`)
  return rows.map(({ queue, due, oldest }) => ({ queue, due, oldestSeconds: Math.max(oldest, 0) }))
}
