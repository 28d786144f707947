import { DAY_MS } from '../../../domain/duration.ts'
import { and, asc, desc, eq, gt, inArray, not, sql } from 'drizzle-orm'
import { createLikeService } from '../../like/like.service.ts'
import type { Database } from '../../database/client.ts'
import { hasWorkBetween } from '../../database/neighbour-works.sql.ts'
import { isOpenRegular, isOpenSpot } from '../../database/open-listings.sql.ts'
import { hospitalSubscription, regularLike, spotLike } from '../../database/schema/doctor/like.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import type { Person } from './demo-member.ts'

/** The first deadline is close; two are on one day, to show the note about that. */
const LIKED_IN_DAYS = [2, 6, 6, 13]
const RISE_YEN = 5_000

/** The nth open listing that starts more than `days` × 24 hours from now and leaves the doctor's works alone. */
async function findSpot(database: Database, doctorId: string, now: Date, days: number, nth: number) {
  const overlaps = hasWorkBetween(doctorId, { from: spotWork.startTime, to: spotWork.endTime })
  const [spot] = await database
    .select({ id: spotWork.id, hospitalId: spotWork.hospitalId })
    .from(spotWork)
    .where(
      and(isOpenSpot(now), gt(spotWork.startTime, new Date(now.getTime() + days * DAY_MS)), not(overlaps)),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .offset(nth)
    .limit(1)
  return spot
}

/** Inserts likes and hospital subscriptions of a doctor whose works stand already, unless the account has likes. */
export async function seedDemoLikes(
  database: Database,
  { accountId, doctorId }: Person,
  now: Date,
): Promise<void> {
  if ((await database.$count(spotLike, eq(spotLike.accountId, accountId))) > 0) return
  const likes = createLikeService(database, () => now)
  const spots = await Promise.all(
    LIKED_IN_DAYS.map((days, nth) => findSpot(database, doctorId, now, days, nth)),
  )
  const regulars = await database
    .select({ id: regularWork.id })
    .from(regularWork)
    .where(isOpenRegular(now))
    .orderBy(desc(regularWork.publishTime))
    .limit(2)
  // A filled listing, inserted directly: the service lets only open listings be liked.
  const [filled] = await database
    .select({ id: spotWork.id, fee: spotWork.fee })
    .from(spotWork)
    .where(and(eq(spotWork.status, 'FILLED'), gt(spotWork.startTime, now)))
    .orderBy(asc(spotWork.startTime))
    .limit(1)
  const found = spots.flatMap((spot) => spot ?? [])
  await likes.takeOver(
    { accountId },
    {
      spotIds: found.map(({ id }) => String(id)),
      regularIds: regulars.map(({ id }) => String(id)),
      hospitalIds: found.map(({ hospitalId }) => String(hospitalId)),
    },
  )
  if (filled) {
    await database
      .insert(spotLike)
      .values({ accountId, listingId: filled.id, feeAtLike: filled.fee, createdAt: now })
      .onConflictDoNothing()
  }
  // Liked four days ago, when one of the listings paid less.
  const before = new Date(now.getTime() - 4 * DAY_MS)
  for (const table of [spotLike, regularLike, hospitalSubscription]) {
    await database.update(table).set({ createdAt: before }).where(eq(table.accountId, accountId))
  }
  const rising = found.slice(1, 2).map(({ id }) => id)
  if (rising.length > 0) {
    await database
      .update(spotLike)
      .set({ feeAtLike: sql`greatest(${spotLike.feeAtLike} - ${RISE_YEN}, 1)` })
      .where(and(eq(spotLike.accountId, accountId), inArray(spotLike.listingId, rising)))
  }
}
