import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { isLeftOut } from '../database/ng-columns.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { FOLLOWED } from './follow-hit.sql.ts'
import { NOTIFIED_STATUSES, isNotNotified, type Match } from './publication.store.ts'

/** Matches of listings with followers of their hospitals, like those with saved searches. */
export const findFollowMatches = (
  tx: Executor,
  kind: SearchKind,
  ids: readonly number[],
  now: Date,
): Promise<Match[]> => {
  const { listing, isOpen } = LISTINGS[kind]
  return tx
    .select({
      doctorId: doctor.id,
      listingId: listing.id,
      searchId: sql<null>`null`,
      label: sql<string>`${FOLLOWED}::text`,
      channels: hospitalSubscription.channels,
    })
    .from(listing)
    .innerJoin(hospitalSubscription, eq(hospitalSubscription.hospitalId, listing.hospitalId))
    .innerJoin(
      doctor,
      and(eq(doctor.accountId, hospitalSubscription.accountId), hasDoctorStatusAt(NOTIFIED_STATUSES, now)),
    )
    .innerJoin(hospital, eq(hospital.id, listing.hospitalId))
    .where(
      and(
        inArray(listing.id, [...ids]),
        isOpen(now),
        isNotNotified(kind, listing),
        not(isLeftOut(kind, doctor.id)),
      ),
    )
    .orderBy(doctor.id, listing.id)
}
