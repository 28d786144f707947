import { and, eq, sql } from 'drizzle-orm'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import type { AccountKind } from '../../domain/account/account-kind.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { regularLike, spotLike } from '../database/schema/doctor/like.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'

/** Per kind: tables of likes and listings, and the condition of an open listing. */
export const LIKES = {
  spot: { ...LISTINGS.spot, like: spotLike, column: sql.identifier('spot_work_id') },
  regular: { ...LISTINGS.regular, like: regularLike, column: sql.identifier('regular_work_id') },
} as const

export type LikedStanding = {
  /** Null: the account has no doctor yet. */
  status: DoctorStatus | null
  /** Hospitals and our staff may not like or follow. */
  accountKind: AccountKind
  notices: string[] | null
  channels: string[] | null
}

/** Locks the account's row, so that changes of its likes are serialized; undefined when it was deleted. */
export async function lockLikesOwner(
  tx: Executor,
  accountId: string,
  now: Date,
): Promise<LikedStanding | undefined> {
  const [row] = await tx
    .select({
      status: sql<DoctorStatus | null>`${doctorStatusAt(now)}`,
      accountKind: account.kind,
      notices: doctorProfile.notices,
      channels: doctorProfile.channels,
    })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, doctor.id))
    .where(eq(account.id, accountId))
    .for('update', { of: account })
  return row
}

type Likes = { kind: SearchKind; accountId: string; now: Date }

/** A listing's state for a like; undefined when it does not exist or is a draft. */
export async function findLikeable(tx: Executor, { kind, accountId, now }: Likes, id: number) {
  const { like, listing, isOpen } = LIKES[kind]
  const own = and(eq(like.accountId, accountId), eq(like.listingId, listing.id))
  const [row] = await tx
    .select({
      isOpen: sql<boolean>`${isOpen(now)}`,
      isLiked: sql<boolean>`exists (select from ${like} where ${own})`,
      count: sql<number>`(select count(*)::int from ${like} where ${eq(like.accountId, accountId)})`,
    })
    .from(listing)
    .where(and(eq(listing.id, id), sql`${listing.status} <> 'DRAFT'`))
  return row
}

/** Inserts likes of the open listings among `ids`, up to `most` in all; returns the number of new ones. */
export async function insertLikes(
  tx: Executor,
  { kind, accountId, now }: Likes,
  ids: readonly number[],
  most: number,
): Promise<number> {
  if (ids.length === 0) return 0
  const { like, listing, column, isOpen } = LIKES[kind]
  const own = eq(like.accountId, accountId)
  const known = sql`exists (select from ${like} where ${own} and ${like.listingId} = ${listing.id})`
  const { rowCount } = await tx.execute(sql`
    insert into ${like} (account_id, ${column}, created_at, fee_at_like)
    select ${accountId}::uuid, ${listing.id}, ${now}::timestamptz, ${listing.fee} from ${listing}
    where ${listing.id} = any(${sql.param([...ids])}::bigint[]) and ${isOpen(now)} and not ${known}
    order by ${listing.id}
    limit greatest(${most}::int - (select count(*)::int from ${like} where ${own}), 0)
    on conflict do nothing`)
  return rowCount ?? 0
}

export async function deleteLike(
  tx: Executor,
  { kind, accountId }: Omit<Likes, 'now'>,
  id: number,
): Promise<void> {
  const { like } = LIKES[kind]
  await tx.delete(like).where(and(eq(like.accountId, accountId), eq(like.listingId, id)))
}
