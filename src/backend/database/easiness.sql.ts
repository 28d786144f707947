import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'

/**
 * EASY, TOUGH or ORDINARY: how quiet a listing is. What doctors reported of this kind of shift there, once there are enough; the
 * hospital's word only until then. Of rows called `listing`. When the reports say otherwise, a trigger has the listings read
 * again.
 */
export const EASINESS = `coalesce((
  select case when step <= 2 then 'EASY' when step >= 4 then 'TOUGH' else 'ORDINARY' end from hospital_workload
  where hospital_workload.hospital_id = listing.hospital_id and hospital_workload.shift = listing.shift
    and reports >= ${MINIMUM_REPORTS}), listing.ambulance_easiness)`
