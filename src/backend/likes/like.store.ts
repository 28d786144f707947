import { and, eq, sql } from 'drizzle-orm'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { regularLike, spotLike } from '../database/schema/like.ts'
import { doctorProfile } from '../database/schema/registration.ts'
import { isStaff } from '../database/staff.sql.ts'

/** A kind's likes, their listings, and which of these take applications. */
export const LIKES = {
  spot: { ...LISTINGS.spot, like: spotLike, column: sql.identifier('spot_work_id') },
  regular: { ...LISTINGS.regular, like: regularLike, column: sql.identifier('regular_work_id') },
} as const

export type Standing = {
  /** Null: an account that is no doctor's yet. */
  status: DoctorStatus | null
  /** One of our own people, who keep nothing and follow nobody. */
  isStaff: boolean
  notices: string[] | null
  channels: string[] | null
}

/** Who owns the account, its row locked: one change of an account's likes at a time. Undefined when it is gone. */
export async function lockOwner(tx: Executor, accountId: string, now: Date): Promise<Standing | undefined> {
  const [row] = await tx
    .select({
      status: sql<DoctorStatus | null>`${doctorStatusAt(now)}`,
      isStaff: isStaff(account.id),
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

/** What is there of a listing, and whether it can be liked; undefined when there is none, or only a draft. */
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

/** Likes those of the listings that are open, no more than there is room for; says how many were new. */
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
