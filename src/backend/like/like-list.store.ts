import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import type { LikeCursor } from './like-cursor.ts'
import { LIKES } from './like.store.ts'

export type LikePlace = { accountId: string; after: LikeCursor | null; limit: number; now: Date }

/** Sort key of each kind: start of the shift, start of the contract (midnight in Tokyo). */
const DATED = {
  spot: sql<Date>`${spotWork.startTime}`.mapWith(spotWork.startTime),
  regular: sql<Date>`(${regularWork.contractStart}::timestamp at time zone 'Asia/Tokyo')`.mapWith(
    spotWork.startTime,
  ),
}

/** Ids of liked open listings, earliest first; up to `limit + 1` rows. */
export async function findOpenLikes(
  executor: Executor,
  kind: SearchKind,
  { accountId, after, limit, now }: LikePlace,
): Promise<LikeCursor[]> {
  const { like, listing, isOpen } = LIKES[kind]
  const at = DATED[kind]
  return executor
    .select({ at, key: sql<string>`${listing.id}::text` })
    .from(listing)
    .innerJoin(like, and(eq(like.listingId, listing.id), eq(like.accountId, accountId)))
    .where(
      and(
        isOpen(now),
        after ? sql`(${at}, ${listing.id}) > (${after.at}::timestamptz, ${after.key}::bigint)` : undefined,
      ),
    )
    .orderBy(at, listing.id)
    .limit(limit + 1)
}

/** Likes of a kind whose listings are closed to applications, without drafts. */
const closedOf = (kind: SearchKind, { accountId, now }: Pick<LikePlace, 'accountId' | 'now'>): SQL => {
  const { like, listing, isOpen } = LIKES[kind]
  return sql`select ${`${kind}:`}::text || ${listing.id} as key, ${like.createdAt} as at
    from ${like} join ${listing} on ${listing.id} = ${like.listingId}
    where ${like.accountId} = ${accountId} and ${listing.status} <> 'DRAFT' and not coalesce(${isOpen(now)}, false)`
}

/** Liked closed listings of both kinds, keyed `spot:12`, last liked first; up to `limit + 1` rows. */
export async function findClosedLikes(executor: Executor, place: LikePlace): Promise<LikeCursor[]> {
  const { after, limit } = place
  const { rows } = await executor.execute<{ key: string; at: string }>(sql`
    select key, at from (${closedOf('spot', place)} union all ${closedOf('regular', place)}) closed
    ${after ? sql`where (at, key) < (${after.at}::timestamptz, ${after.key})` : sql.empty()}
    order by at desc, key desc limit ${limit + 1}`)
  return rows.map(({ key, at }) => ({ key, at: new Date(at) }))
}

/** Lengths of the three lists: open spot, open regular, closed of both kinds. */
export async function countLikes(executor: Executor, place: Pick<LikePlace, 'accountId' | 'now'>) {
  const open = (kind: SearchKind) => {
    const { like, listing, isOpen } = LIKES[kind]
    return sql`(select count(*)::int from ${like} join ${listing} on ${listing.id} = ${like.listingId}
      where ${like.accountId} = ${place.accountId} and ${isOpen(place.now)})`
  }
  const { rows } = await executor.execute<{ spot: number; regular: number; closed: number }>(sql`
    select ${open('spot')} as spot, ${open('regular')} as regular,
      (select count(*)::int from (${closedOf('spot', place)} union all ${closedOf('regular', place)}) both_kinds) as closed`)
  return rows[0] ?? { spot: 0, regular: 0, closed: 0 }
}
