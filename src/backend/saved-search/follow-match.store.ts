import { and, desc, eq, gt, inArray, lte, not, sql } from 'drizzle-orm'
import { SEARCH_KINDS, type SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { isLeftOut } from '../database/ng-columns.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { FOLLOWED } from './follow-hit.sql.ts'
import { NOTIFIED_STATUSES, isNotNotified, type Match } from './publication.store.ts'

/** Accounts behind one, null for the first, up to another. */
type Span = { after: string | null; last: string }

const isBehind = (after: string | null) =>
  after === null ? undefined : gt(hospitalSubscription.accountId, after)

/** The last of the next so many accounts that follow a hospital of these listings; null when there is none. */
export async function findLastFollower(
  tx: Executor,
  ids: (kind: SearchKind) => readonly number[],
  { after, limit }: { after: string | null; limit: number },
): Promise<string | null> {
  const hospitals = SEARCH_KINDS.map((kind) => {
    const { listing } = LISTINGS[kind]
    return sql`select ${listing.hospitalId} from ${listing} where ${listing.id} = any(${sql.param([...ids(kind)])}::bigint[])`
  })
  const next = tx
    .select({ accountId: hospitalSubscription.accountId })
    .from(hospitalSubscription)
    .where(
      and(
        sql`${hospitalSubscription.hospitalId} = any(array(${sql.join(hospitals, sql` union `)}))`,
        isBehind(after),
      ),
    )
    .groupBy(hospitalSubscription.accountId)
    .orderBy(hospitalSubscription.accountId)
    .limit(limit)
    .as('next')
  const [row] = await tx
    .select({ accountId: next.accountId })
    .from(next)
    .orderBy(desc(next.accountId))
    .limit(1)
  return row?.accountId ?? null
}

type Followed = { kind: SearchKind; ids: readonly number[]; span: Span; now: Date }

/** Matches of listings with followers of their hospitals, like those with saved searches. */
export const findFollowMatches = (
  tx: Executor,
  { kind, ids, span: { after, last }, now }: Followed,
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
        isBehind(after),
        lte(hospitalSubscription.accountId, last),
        isOpen(now),
        isNotNotified(kind, listing),
        not(isLeftOut(kind, doctor.id)),
      ),
    )
    .orderBy(doctor.id, listing.id)
}
