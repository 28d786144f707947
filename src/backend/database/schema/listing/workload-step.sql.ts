import { sql, type SQL } from 'drizzle-orm'

/** Minutes a case takes a doctor, as a rule of thumb: an ambulance, a walk-in, a call from the ward. */
const BUSY = `round((ambulance_median * 60 + walk_in_median * 12 + ward_call_median * 10)::numeric, 3)`

/** Lower bounds, in busy minutes, of steps 2 to 5. */
const STEPS = `case shift when 'NIGHT' then array[60, 150, 270, 420] when 'DAY' then array[120, 220, 320, 420]
  else array[45, 90, 140, 190] end`

const BY_CASES = `width_bucket(${BUSY}, (${STEPS})::numeric[]) + 1`

/**
 * Generated column: the workload of a shift at a hospital, 1 to 5, from the reports; `workloadWord` gives the
 * Japanese word. Less than three hours of sleep makes at least step 4, six hours or more at most step 3.
 */
export const WORKLOAD_STEP: SQL = sql.raw(`(case
  when sleep_minutes_median < 180 then greatest(${BY_CASES}, 4)
  when sleep_minutes_median >= 360 then least(${BY_CASES}, 3)
  else ${BY_CASES} end)::smallint`)
