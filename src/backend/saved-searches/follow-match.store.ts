import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { isOpenRegular, isOpenSpot } from '../database/open-listings.sql.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospitalSubscription } from '../database/schema/like.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import { FOLLOWED } from './follow-hit.sql.ts'
import { HEARING, isUntold, type Match } from './publication.store.ts'

/** Who follows the hospital of which of these listings. */
export const findFollowMatches = (
  tx: Executor,
  kind: SearchKind,
  ids: readonly number[],
  now: Date,
): Promise<Match[]> => {
  const table = kind === 'spot' ? spotWork : regularWork
  return tx
    .select({
      doctorId: doctor.id,
      listingId: table.id,
      searchId: sql<null>`null`,
      label: sql<string>`${FOLLOWED}::text`,
      channels: hospitalSubscription.channels,
    })
    .from(table)
    .innerJoin(hospitalSubscription, eq(hospitalSubscription.hospitalId, table.hospitalId))
    .innerJoin(
      doctor,
      and(eq(doctor.accountId, hospitalSubscription.accountId), hasDoctorStatusAt(HEARING, now)),
    )
    .where(
      and(
        inArray(table.id, [...ids]),
        kind === 'spot' ? isOpenSpot(now) : isOpenRegular(now),
        isUntold(kind, table),
      ),
    )
    .orderBy(doctor.id, table.id)
}
