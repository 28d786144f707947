import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'

/**
 * EASY, TOUGH or ORDINARY for rows aliased `listing`: from doctors' reports of this shift at the hospital
 * once there are enough, until then as the hospital says. A trigger re-indexes the listings when the reports
 * change the result.
 */
export const EASINESS = `coalesce((
  select case when step <= 2 then 'EASY' when step >= 4 then 'TOUGH' else 'ORDINARY' end from hospital_workload
  where hospital_workload.hospital_id = listing.hospital_id and hospital_workload.shift = listing.shift
    and reports >= ${MINIMUM_REPORTS}), listing.ambulance_easiness)`
