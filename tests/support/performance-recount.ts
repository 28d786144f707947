import { sql } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { HOSPITAL_REASONS } from '#app/domain/work/performance.ts'

const reasons = sql.join(
  HOSPITAL_REASONS.map((reason) => sql`${reason}::text`),
  sql`, `,
)

/**
 * Rows of `performance_sum` that differ from a recount of every confirmed work, and rows of the recount that differ from
 * them: none when the sums are exact. Rows of zeros only do not count.
 */
export async function differingSums(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    with kept as (
      select doctor_id, month, hospital_id, engagement_id, works, minutes, ambulance_accepted, declined,
        declined_by_hospital, admissions, walk_ins, ward_calls, incentive_yen, yen, appreciations
      from performance_sum
      where greatest(abs(works), abs(minutes), abs(ambulance_accepted), abs(declined), abs(declined_by_hospital),
        abs(admissions), abs(walk_ins), abs(ward_calls), abs(incentive_yen), abs(yen), abs(appreciations)) > 0
    ), recounted as (
      select w.doctor_id, to_char(w.planned_start at time zone 'Asia/Tokyo', 'YYYY-MM'), w.hospital_id, e.id,
        count(*)::int,
        sum(case when r.work_id is null then round(extract(epoch from w.planned_end - w.planned_start) / 60) - w.break_minutes
          else round(extract(epoch from r.actual_end - r.actual_start) / 60) - r.break_minutes end)::int,
        coalesce(sum(r.ambulance_accepted), 0)::int,
        coalesce(sum((select sum(value::int) from jsonb_each_text(r.declined))), 0)::int,
        coalesce(sum((select sum(value::int) from jsonb_each_text(r.declined) where key in (${reasons}))), 0)::int,
        coalesce(sum(r.admissions_ambulance + r.admissions_walk_in), 0)::int,
        coalesce(sum(r.walk_ins), 0)::int, coalesce(sum(r.ward_calls), 0)::int,
        coalesce(sum(r.incentive_yen), 0)::int,
        (sum(w.fee) + coalesce(sum(r.incentive_yen + r.carfare_yen + r.extra_yen), 0))::int,
        coalesce(sum((select count(*) from appreciation a where a.work_id = w.id and a.report_state <> 'REMOVED')), 0)::int
      from work w
      left join work_report r on r.work_id = w.id and r.number = w.report_number
      left join regular_engagement e on e.application_id = w.application_id
      where w.state in ('CONFIRMED', 'PAID') group by 1, 2, 3, 4
    )
    (select 'kept' side, kept.* from kept except all select 'kept', recounted.* from recounted)
    union all
    (select 'recounted', recounted.* from recounted except all select 'recounted', kept.* from kept)`)
  return rows
}
