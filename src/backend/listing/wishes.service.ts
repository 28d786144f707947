import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Recommendation } from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import { criteriaOfWishes, type WishCriteria, type Wishes } from '../../domain/search/wishes.ts'
import type { Database } from '../database/client.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import type { PageOfIds } from './index/listing-search.ts'

/** The order by wishes of one doctor. */
export type WishedOrder = {
  wishes: Wishes
  criteria: WishCriteria[]
  /** Hash of the wishes, which invalidates cursors of other wishes. */
  mark: string
}

/** The order by wishes, when the sort order is おすすめ順 and the doctor has any; else null. */
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

/** The page's `recommendation`; null without an order by wishes. */
export function toRecommendation(
  order: WishedOrder | null,
  { ids, met }: PageOfIds,
  items: readonly { id: string }[],
): Recommendation | null {
  if (!order) return null
  // Items without listings deleted since the search.
  const metBy = new Map(ids.map((id, at) => [String(id), met[at] ?? []]))
  return { ...order.wishes, met: items.map(({ id }) => metBy.get(id) ?? []) }
}
