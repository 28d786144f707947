import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Recommendation } from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import { criteriaOfWishes, type WishCriteria, type Wishes } from '../../domain/search/wishes.ts'
import type { Database } from '../database/client.ts'
import { doctorProfile } from '../database/schema/registration.ts'
import type { PageOfIds } from './index/listing-search.ts'

/** The order of おすすめ順 for one doctor. */
export type WishedOrder = {
  wishes: Wishes
  criteria: WishCriteria[]
  /** Differs where the wishes do: a place in another order is no place in this one. */
  mark: string
}

/** What a doctor wishes for, if that decides an order: in おすすめ順, where any wish is set. */
export async function wishedOrder(
  database: Database,
  orderBy: SpotSortOrder,
  { doctorId }: { doctorId: string | null },
): Promise<WishedOrder | null> {
  if (doctorId === null || orderBy !== 'UNSPECIFIED') return null
  const [wishes] = await database
    .select({
      prefectures: doctorProfile.preferredPrefectures,
      weekdays: doctorProfile.preferredWeekdays,
      minimumFee: doctorProfile.minimumFee,
      jobTypes: doctorProfile.preferredJobTypes,
    })
    .from(doctorProfile)
    .where(eq(doctorProfile.doctorId, doctorId))
  const criteria = wishes ? criteriaOfWishes(wishes) : []
  if (!wishes || criteria.length === 0) return null
  const mark = createHash('sha256').update(JSON.stringify(criteria)).digest('base64url').slice(0, 12)
  return { wishes, criteria, mark }
}

/** What a page says of its order; null where the doctor's wishes play no part. */
export function toRecommendation(
  order: WishedOrder | null,
  { ids, met }: PageOfIds,
  items: readonly { id: string }[],
): Recommendation | null {
  if (!order) return null
  // A listing that was deleted meanwhile is no item.
  const metBy = new Map(ids.map((id, at) => [String(id), met[at] ?? []]))
  return { ...order.wishes, met: items.map(({ id }) => metBy.get(id) ?? []) }
}
