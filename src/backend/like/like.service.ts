import { eq } from 'drizzle-orm'
import type { LikeRefusal } from '../../contract/gen/listings-resolvers.ts'
import { listingChannels } from '../../domain/doctor/profile-words.ts'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Database, Executor } from '../database/client.ts'
import { hospitalSubscription, regularLike, spotLike } from '../database/schema/doctor/like.ts'
import { checkIds, toId } from '../listing/listing-question.ts'
import { deleteLike, findLikeable, insertLikes, lockLikesOwner, type LikedStanding } from './like.store.ts'
import {
  deleteSubscription,
  findFollowable,
  insertSubscriptions,
  updateChannels,
} from './subscription.store.ts'

/** Limits per account: likes of each kind, and followed hospitals. */
const MOST_LIKES = 500
const MOST_HOSPITALS = 100

/** Limit per list of a device's likes. */
const MOST_OF_DEVICE = 100

/**
 * The calling account, null for a visitor. No doctor is needed: accounts in registration may like and follow.
 */
export type LikeKeeper = { accountId: string } | null

type Refused = { refusal: LikeRefusal | null }
type Change = (tx: Executor, accountId: string, owner: LikedStanding) => Promise<LikeRefusal | null>

const isAllowed = ({ status, accountKind }: LikedStanding): boolean =>
  accountKind === 'DOCTOR' &&
  (status === null || (status !== 'DEACTIVATED' && roleOfDoctorStatus(status) !== 'BannedDoctor'))

export type LikeService = ReturnType<typeof createLikeService>

/** お気に入り and 病院フォロー: permissions and limits. Every call sets a state and is idempotent. */
export function createLikeService(database: Database, clock: () => Date) {
  async function change(keeper: LikeKeeper, make: Change): Promise<Refused> {
    if (!keeper) return { refusal: 'SIGNED_OUT' }
    const { accountId } = keeper
    return database.transaction(async (tx) => {
      const owner = await lockLikesOwner(tx, accountId, clock())
      if (!owner) return { refusal: 'SIGNED_OUT' }
      return { refusal: isAllowed(owner) ? await make(tx, accountId, owner) : 'NOT_ALLOWED' }
    })
  }

  return {
    setLike(
      keeper: LikeKeeper,
      { kind, id, liked }: { kind: SearchKind; id: string; liked: boolean },
    ): Promise<Refused> {
      const number = toId(id)
      return change(keeper, async (tx, accountId) => {
        if (!liked) {
          if (number !== null) await deleteLike(tx, { kind, accountId }, number)
          return null
        }
        const own = { kind, accountId, now: clock() }
        const found = number === null ? undefined : await findLikeable(tx, own, number)
        if (number === null || !found) return 'NOT_FOUND'
        if (found.isLiked) return null
        if (!found.isOpen) return 'CLOSED'
        if (found.count >= MOST_LIKES) return 'TOO_MANY'
        await insertLikes(tx, own, [number], MOST_LIKES)
        return null
      })
    },

    setSubscription(
      keeper: LikeKeeper,
      {
        hospitalId,
        subscribed,
        channels,
      }: { hospitalId: string; subscribed: boolean; channels: NotificationChannel[] | null },
    ): Promise<Refused> {
      const number = toId(hospitalId)
      return change(keeper, async (tx, accountId, owner) => {
        if (!subscribed) {
          if (number !== null) await deleteSubscription(tx, accountId, number)
          return null
        }
        const found = number === null ? undefined : await findFollowable(tx, accountId, number)
        if (number === null || !found) return 'NOT_FOUND'
        const wanted = channels && [...new Set(channels)]
        if (found.isFollowed) {
          if (wanted) await updateChannels(tx, { accountId, hospitalId: number, channels: wanted })
          return null
        }
        if (found.count >= MOST_HOSPITALS) return 'TOO_MANY'
        await insertSubscriptions(tx, { accountId, now: clock() }, [number], {
          channels: wanted ?? listingChannels(owner),
          most: MOST_HOSPITALS,
        })
        return null
      })
    },

    /**
     * Merges the likes of a device into the account, skipping listings and hospitals that cannot be liked.
     */
    async takeOver(
      keeper: LikeKeeper,
      kept: Record<'spotIds' | 'regularIds' | 'hospitalIds', readonly string[]>,
    ): Promise<Refused & { added: number }> {
      checkIds(kept.spotIds, MOST_OF_DEVICE, '求人')
      checkIds(kept.regularIds, MOST_OF_DEVICE, '求人')
      checkIds(kept.hospitalIds, MOST_OF_DEVICE, '病院')
      const numbers = (ids: readonly string[]) => ids.flatMap((id) => toId(id) ?? [])
      let added = 0
      const { refusal } = await change(keeper, async (tx, accountId, owner) => {
        const now = clock()
        added =
          (await insertLikes(tx, { kind: 'spot', accountId, now }, numbers(kept.spotIds), MOST_LIKES)) +
          (await insertLikes(tx, { kind: 'regular', accountId, now }, numbers(kept.regularIds), MOST_LIKES)) +
          (await insertSubscriptions(tx, { accountId, now }, numbers(kept.hospitalIds), {
            channels: listingChannels(owner),
            most: MOST_HOSPITALS,
          }))
        return null
      })
      return { added, refusal }
    },
  }
}

/** Deletes likes and subscriptions of an account that is closed. */
export async function deleteAllLikes(tx: Executor, accountId: string): Promise<void> {
  for (const table of [spotLike, regularLike, hospitalSubscription]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
}
