import { sql } from 'drizzle-orm'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

/** Label of hits by a hospital subscription, which have no saved search. */
export const FOLLOWED = 'フォロー中の病院'

/** For a hit without a search: the doctor still follows the hospital by mail. */
export const stillFollows = sql`exists (
  select from ${hospitalSubscription} join ${doctor} on ${doctor.accountId} = ${hospitalSubscription.accountId}
  where ${doctor.id} = ${savedSearchHit.doctorId} and 'MAIL' = any(${hospitalSubscription.channels})
    and ${hospitalSubscription.hospitalId} = case ${savedSearchHit.kind}
      when 'spot' then (select ${spotWork.hospitalId} from ${spotWork} where ${spotWork.id} = ${savedSearchHit.listingId})
      else (select ${regularWork.hospitalId} from ${regularWork} where ${regularWork.id} = ${savedSearchHit.listingId}) end)`
