import { and, desc, eq, gt, not, sql, type SQL } from 'drizzle-orm'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import type { Executor } from '../database/client.ts'
import { isLeftOut } from '../database/ng-columns.sql.ts'
import { isOpenRegular, isOpenSpot } from '../database/open-listings.sql.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import type { LikePlace } from './like-list.store.ts'

type Owner = { accountId: string; now: Date }

/** A hospital's state for a subscription; undefined when it does not exist. */
export async function findFollowable(tx: Executor, accountId: string, hospitalId: number) {
  const own = eq(hospitalSubscription.accountId, accountId)
  const [row] = await tx
    .select({
      isFollowed: sql<boolean>`exists (select from ${hospitalSubscription}
        where ${own} and ${hospitalSubscription.hospitalId} = ${hospital.id})`,
      count: sql<number>`(select count(*)::int from ${hospitalSubscription} where ${own})`,
    })
    .from(hospital)
    .where(eq(hospital.id, hospitalId))
  return row
}

/**
 * Inserts subscriptions to the existing hospitals among `ids`, up to `most` in all; returns the number of new
 * ones.
 */
export async function insertSubscriptions(
  tx: Executor,
  { accountId, now }: Owner,
  ids: readonly number[],
  { channels, most }: { channels: readonly NotificationChannel[]; most: number },
): Promise<number> {
  if (ids.length === 0) return 0
  const own = eq(hospitalSubscription.accountId, accountId)
  const known = sql`exists (select from ${hospitalSubscription}
    where ${own} and ${hospitalSubscription.hospitalId} = ${hospital.id})`
  const { rowCount } = await tx.execute(sql`
    insert into ${hospitalSubscription} (account_id, hospital_id, created_at, channels)
    select ${accountId}::uuid, ${hospital.id}, ${now}::timestamptz, ${sql.param([...channels])}::text[] from ${hospital}
    where ${hospital.id} = any(${sql.param([...ids])}::bigint[]) and not ${known}
    order by ${hospital.id}
    limit greatest(${most}::int - (select count(*)::int from ${hospitalSubscription} where ${own}), 0)
    on conflict do nothing`)
  return rowCount ?? 0
}

const ownedBy = (accountId: string, hospitalId: number) =>
  and(eq(hospitalSubscription.accountId, accountId), eq(hospitalSubscription.hospitalId, hospitalId))

export async function updateChannels(
  tx: Executor,
  {
    accountId,
    hospitalId,
    channels,
  }: { accountId: string; hospitalId: number; channels: NotificationChannel[] },
): Promise<void> {
  await tx.update(hospitalSubscription).set({ channels }).where(ownedBy(accountId, hospitalId))
}

export async function deleteSubscription(tx: Executor, accountId: string, hospitalId: number): Promise<void> {
  await tx.delete(hospitalSubscription).where(ownedBy(accountId, hospitalId))
}

const openOf = (
  listing: typeof spotWork | typeof regularWork,
  isOpen: SQL | undefined,
  more?: SQL,
): SQL<number> =>
  sql<number>`(select count(*)::int from ${listing} where ${and(isOpen, eq(listing.hospitalId, hospital.id), more)})`

type Followed = LikePlace & {
  newSince: Date
  /** Whose NG settings leave listings out, as in the results that the counts lead to; null for nobody. */
  doctorId: string | null
}

/** Followed last first, with what each offers; one row more than the limit when there are more. */
export function findSubscriptions(
  executor: Executor,
  { accountId, after, limit, now, newSince, doctorId }: Followed,
) {
  const isShownSpot = and(isOpenSpot(now), not(isLeftOut('spot', doctorId)))
  const isShownRegular = and(isOpenRegular(now), not(isLeftOut('regular', doctorId)))
  return executor
    .select({
      at: hospitalSubscription.createdAt,
      key: sql<string>`${hospital.id}::text`,
      channels: hospitalSubscription.channels,
      name: hospital.name,
      prefecture: hospital.prefecture,
      city: hospital.city,
      spotCount: openOf(spotWork, isShownSpot),
      regularCount: openOf(regularWork, isShownRegular),
      newSpots: openOf(spotWork, isShownSpot, gt(spotWork.publishTime, newSince)),
      newRegulars: openOf(regularWork, isShownRegular, gt(regularWork.publishTime, newSince)),
      nextStart: sql<Date | null>`(select min(${spotWork.startTime}) from ${spotWork}
        where ${and(isShownSpot, eq(spotWork.hospitalId, hospital.id))})`.mapWith(spotWork.startTime),
    })
    .from(hospitalSubscription)
    .innerJoin(hospital, eq(hospital.id, hospitalSubscription.hospitalId))
    .where(
      and(
        eq(hospitalSubscription.accountId, accountId),
        after
          ? sql`(${hospitalSubscription.createdAt}, ${hospital.id}) < (${after.at}::timestamptz, ${after.key}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(hospitalSubscription.createdAt), desc(hospital.id))
    .limit(limit + 1)
}
