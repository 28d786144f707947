import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { application, applicationEvent } from '../../database/schema/application.ts'
import { hospital } from '../../database/schema/hospital.ts'

/** Answers since `from` count; below `fewest` of them a hospital has no figure of its own. */
type Counted = { from: Date; fewest: number }

/**
 * Sets the median time to answer of every hospital with enough answers: minutes from when the hospital came to know of
 * an application to its first decision, offer or interview. Applications that nobody answered have no answer to count.
 */
export async function updateReplyMedians(executor: Executor, { from, fewest }: Counted): Promise<void> {
  await executor.execute(sql`
    with answered as (
      select applied.hospital_id, extract(epoch from min(event.at) - applied.released_at) / 60 minutes
      from ${application} applied
      join ${applicationEvent} event on event.application_id = applied.id and event.actor = 'HOSPITAL'
        and event.from_state in ('APPLIED', 'UNDER_REVIEW') and event.to_state <> 'UNDER_REVIEW'
      where applied.released_at >= ${from.toISOString()}::timestamptz
      group by applied.id
    ), median as (
      select hospital_id, round(percentile_cont(0.5) within group (order by minutes))::int minutes
      from answered group by hospital_id having count(*) >= ${fewest}
    )
    update ${hospital} set reply_median_minutes = median.minutes from median
    where ${hospital.id} = median.hospital_id and ${hospital.replyMedianMinutes} is distinct from median.minutes`)
}
