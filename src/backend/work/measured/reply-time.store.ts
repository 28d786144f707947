import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { application, applicationEvent } from '../../database/schema/work/application.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'

/** The hospital's `event` that answers an application: as `reply_is_answer` of the database. */
export const isAnswer = sql`event.actor = 'HOSPITAL'
  and event.from_state in ('APPLIED', 'UNDER_REVIEW') and event.to_state <> 'UNDER_REVIEW'`

/**
 * Every application that a hospital, one of `hospitalIds` if given, has answered since `from`, as a subquery: from when the hospital came to know of it to
 * its first decision, offer or interview. Applications that nobody answered have no answer to count.
 */
export const answeredSince = (from: Date, hospitalIds?: number[]) => sql`(
  select applied.id, applied.hospital_id, applied.released_at, min(event.at) answered_at,
    extract(epoch from min(event.at) - applied.released_at) / 60 minutes
  from ${application} applied
  join ${applicationEvent} event on event.application_id = applied.id and ${isAnswer}
  where applied.released_at >= ${from.toISOString()}::timestamptz
    and ${hospitalIds ? inArray(sql`applied.hospital_id`, hospitalIds) : sql`true`}
  group by applied.id)`

/** The median of such a subquery. */
export const MEDIAN_MINUTES = sql`round(percentile_cont(0.5) within group (order by minutes))::int`

/** Answers since `from` count; below `fewest` of them a hospital has no figure of its own. */
type Counted = { from: Date; fewest: number }

/** Sets the median time to answer, as doctors read it, of those of these hospitals that have enough answers. */
export async function updateReplyMedians(
  executor: Executor,
  hospitalIds: number[],
  { from, fewest }: Counted,
): Promise<void> {
  await executor.execute(sql`
    with median as (
      select hospital_id, ${MEDIAN_MINUTES} minutes
      from ${answeredSince(from, hospitalIds)} answered group by hospital_id having count(*) >= ${fewest}
    )
    update ${hospital} set reply_median_minutes = median.minutes from median
    where ${hospital.id} = median.hospital_id and ${hospital.replyMedianMinutes} is distinct from median.minutes`)
}
