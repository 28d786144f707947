import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { application, applicationEvent } from '../database/schema/work/application.ts'
import { dailyFigure } from '../database/schema/daily-figure.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { analyticsEvent, clickEvent } from '../database/schema/event.ts'

/** A click on a link counts for an application within this time. */
const CLICK_COUNTS = '7 days'

const channelOf = (letter: unknown) =>
  sql`case ${letter} when 'm' then 'MAIL' when 'l' then 'LINE' else 'DIRECT' end`
const sourceOf = (letter: unknown) =>
  sql`case ${letter} when 'r' then 'RECOMMEND' when 's' then 'SUBSCRIPTION' when 'd' then 'RECOMMEND_FROM_DECLINED' else 'UNSPECIFIED' end`

/**
 * Counts a day anew, from `from` until before `to`. Searches and details are browser sessions by the link that they
 * came by first; applications are counted by the doctor's last click on a link to the same listing.
 */
export async function countDay(
  tx: Executor,
  { day, from, to, now }: { day: string; from: Date; to: Date; now: Date },
): Promise<void> {
  const [begin, end] = [from, to].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  await tx.execute(sql`delete from ${dailyFigure} where ${dailyFigure.day} = ${day}`)
  await tx.execute(sql`
    with visit as materialized (
      select id, session_id, target_value as url from ${analyticsEvent}
      where received_at >= ${begin} and received_at < ${end}
        and event_type = 'page_view' and session_id is not null
    ), came as (
      select distinct on (session_id) session_id, substring(url from '[?&]tCrd=([ml])') as crd,
        substring(url from '[?&]tSrc=([rsd])') as src
      from visit where url ~ '[?&]tCrd=[ml]' order by session_id, id
    ), seen as (
      select session_id, case
          when url ~ '^https?://[^/]+/search/((spot|regular)/result|spot/high-value)([?]|$)' then 'SEARCH'
          when url ~ '^https?://[^/]+/(spot|regular)/[1-9][0-9]*([?]|$)' then 'DETAIL' end as step
      from visit
    ), clicked as materialized (
      select id, account_id, received_at, additional_props ->> 'pathname' as pathname,
        additional_props ->> 'params_tCrd' as crd, additional_props ->> 'params_tSrc' as src
      from ${clickEvent}
      where received_at >= ${begin} - interval '60 days' and received_at < ${end} and account_id is not null
    ), step as (
      select 'APPLY' as step, applied.id, applied.applied_at, ${end} as until from ${application} applied
      where applied.applied_at >= ${begin} and applied.applied_at < ${end}
      union all
      select distinct on (applied.id) 'MATCH', applied.id, applied.applied_at, ${end}
      from ${applicationEvent} event join ${application} applied on applied.id = event.application_id
      where event.at >= ${begin} and event.at < ${end} and event.to_state = 'MATCHED'
    ), attributed as (
      select distinct on (step.step, step.id) step.step, step.id, clicked.crd, clicked.src
      from step
      join ${application} applied on applied.id = step.id
      join ${doctor} on ${doctor.id} = applied.doctor_id
      left join clicked on clicked.account_id = ${doctor.accountId}
        and clicked.pathname = coalesce('/spot/' || applied.spot_work_id, '/regular/' || applied.regular_work_id)
        and clicked.received_at <= applied.applied_at
        and clicked.received_at > applied.applied_at - ${CLICK_COUNTS}::interval
      order by step.step, step.id, clicked.id desc nulls last
    ), counted as (
      select seen.step, came.crd, came.src, count(distinct seen.session_id)::int as count
      from seen left join came using (session_id) where seen.step is not null group by 1, 2, 3
      union all
      select step, crd, src, count(*)::int from attributed group by 1, 2, 3
    )
    insert into ${dailyFigure} (day, step, channel, source, count, counted_at)
    select ${day}::date, step, ${channelOf(sql`crd`)}, ${sourceOf(sql`src`)}, sum(count)::int,
      ${now.toISOString()}::timestamptz
    from counted group by 2, 3, 4`)
}

export type DailyFigureRow = typeof dailyFigure.$inferSelect

export const findDailyFigures = (executor: Executor, fromDay: string): Promise<DailyFigureRow[]> =>
  executor
    .select()
    .from(dailyFigure)
    .where(sql`${dailyFigure.day} >= ${fromDay}`)
    .orderBy(dailyFigure.day)
