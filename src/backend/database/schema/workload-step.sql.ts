import { sql, type SQL } from 'drizzle-orm'

/** Minutes a case takes a doctor, as a rule of thumb: an ambulance, a walk-in, a call from the ward. */
const BUSY = `round((ambulance_median * 60 + walk_in_median * 12 + ward_call_median * 10)::numeric, 3)`

/** Busy minutes from which the second, third, fourth and fifth step begin. */
const STEPS = `case shift when 'NIGHT' then array[60, 150, 270, 420] when 'DAY' then array[120, 220, 320, 420]
  else array[45, 90, 140, 190] end`

const BY_CASES = `width_bucket(${BUSY}, (${STEPS})::numeric[]) + 1`

/**
 * How busy a kind of shift is at a hospital, 1 to 5, from the reports alone; `workloadWord` says it in Japanese. A night without
 * sleep is a hard one however few cases it had, and six hours of sleep are not.
 */
export const WORKLOAD_STEP: SQL = sql.raw(`(case
  when sleep_minutes_median < 180 then greatest(${BY_CASES}, 4)
  when sleep_minutes_median >= 360 then least(${BY_CASES}, 3)
  else ${BY_CASES} end)::smallint`)
