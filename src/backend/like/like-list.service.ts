import type { Resolvers, ResolversParentTypes } from '../../contract/gen/listings-resolvers.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { checkLimit } from '../listing/listing-question.ts'
import { NEW_FOR_MS } from '../listing/listing-record.ts'
import type { Asker, ListingService } from '../listing/listing.service.ts'
import { likePage, readLikeCursor, type LikeList } from './like-cursor.ts'
import { countLikes, findClosedLikes, findOpenLikes } from './like-list.store.ts'
import { findSubscriptions } from './subscription.store.ts'

type Lists<Name extends 'SpotWork' | 'RegularWork'> = Pick<ListingService<Parent<Name>, unknown>, 'list'>
type Listings = { spot: Lists<'SpotWork'>; regular: Lists<'RegularWork'> }
type Wanted = { limit: number; after: string | null }
type Parent<Name extends keyof Resolvers & keyof ResolversParentTypes> = ResolversParentTypes[Name]

const EMPTY = { items: [], nextCursor: null }

export type LikeListService = ReturnType<typeof createLikeListService>

/** Paged lists of an account's likes and subscriptions: ids in one statement, the listings in a second. */
export function createLikeListService(database: Database, listings: Listings) {
  function placeOf(list: LikeList, { limit, after }: Wanted, { accountId, now }: Asker) {
    checkLimit(limit, list === 'hospital' ? '病院' : '求人')
    const cursor = readLikeCursor(list, after)
    return accountId === null ? null : { accountId, after: cursor, limit, now }
  }

  /** The liked listings of a kind that are open to applications. */
  const openOf =
    <Work>(kind: SearchKind, { list }: Pick<ListingService<Work, unknown>, 'list'>) =>
    async (wanted: Wanted, asker: Asker): Promise<{ items: Work[]; nextCursor: string | null }> => {
      const place = placeOf(kind, wanted, asker)
      if (!place) return { items: [], nextCursor: null }
      const { rows, nextCursor } = likePage(kind, await findOpenLikes(database, kind, place), place.limit)
      const ids = rows.map(({ key }) => Number(key))
      return { items: await list(ids, asker), nextCursor }
    }

  return {
    spotWorks: openOf('spot', listings.spot),
    regularWorks: openOf('regular', listings.regular),

    async closed(wanted: Wanted, asker: Asker): Promise<Parent<'ClosedLikePage'>> {
      const place = placeOf('closed', wanted, asker)
      if (!place) return EMPTY
      const { rows, nextCursor } = likePage('closed', await findClosedLikes(database, place), place.limit)
      const idsOf = (kind: string) =>
        rows.flatMap(({ key }) => (key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : []))
      const [spots, regulars] = await Promise.all([
        listings.spot.list(idsOf('spot'), asker),
        listings.regular.list(idsOf('regular'), asker),
      ])
      const spotOf = new Map(spots.map((one) => [`spot:${one.id}`, one]))
      const regularOf = new Map(regulars.map((one) => [`regular:${one.id}`, one]))
      const items = rows.map(({ key }) => ({
        spotWork: spotOf.get(key) ?? null,
        regularWork: regularOf.get(key) ?? null,
      }))
      return { items, nextCursor }
    },

    async counts({ accountId, now }: Asker): Promise<Parent<'LikeCounts'>> {
      return accountId === null
        ? { spot: 0, regular: 0, closed: 0 }
        : countLikes(database, { accountId, now })
    },

    async hospitals(wanted: Wanted, asker: Asker): Promise<Parent<'HospitalSubscriptionPage'>> {
      const place = placeOf('hospital', wanted, asker)
      if (!place) return EMPTY
      const newSince = new Date(asker.now.getTime() - NEW_FOR_MS)
      const found = await findSubscriptions(database, { ...place, newSince, doctorId: asker.doctorId })
      const { rows, nextCursor } = likePage('hospital', found, place.limit)
      const items = rows.map(({ key, name, prefecture, city, newSpots, newRegulars, nextStart, ...row }) => ({
        hospital: { id: key, name, prefecture, city },
        channels: row.channels,
        spotCount: row.spotCount,
        regularCount: row.regularCount,
        newCount: newSpots + newRegulars,
        nextStartTime: nextStart && tokyoText(nextStart),
      }))
      return { items, nextCursor }
    },
  }
}
