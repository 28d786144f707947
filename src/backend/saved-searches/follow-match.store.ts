import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospitalSubscription } from '../database/schema/like.ts'
import { FOLLOWED } from './follow-hit.sql.ts'
import { HEARING, isUntold, type Match } from './publication.store.ts'

/** The followers of these listings' hospitals. */
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
      and(eq(doctor.accountId, hospitalSubscription.accountId), hasDoctorStatusAt(HEARING, now)),
    )
    .where(and(inArray(listing.id, [...ids]), isOpen(now), isUntold(kind, listing)))
    .orderBy(doctor.id, listing.id)
}
