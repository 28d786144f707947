import { sql, type SQL } from 'drizzle-orm'
import { hospitalSubscription, regularLike, spotLike } from './schema/doctor/like.ts'
import { regularWork } from './schema/listing/regular-work.ts'
import { spotWork } from './schema/listing/spot-work.ts'

const columns = (
  like: typeof spotLike | typeof regularLike,
  listing: typeof spotWork | typeof regularWork,
  accountId: string,
): { feeAtLike: SQL<number | null>; subscribed: SQL<boolean> } => ({
  feeAtLike: sql`(select ${like.feeAtLike} from ${like}
    where ${like.accountId} = ${accountId} and ${like.listingId} = ${listing.id})`,
  subscribed: sql`exists (select from ${hospitalSubscription}
    where ${hospitalSubscription.accountId} = ${accountId}
    and ${hospitalSubscription.hospitalId} = ${listing.hospitalId})`,
})

/**
 * Columns about the account beside a listing: `feeAtLike` (null: not liked), and whether it follows the
 * hospital.
 */
export const spotLikeColumns = (accountId: string) => columns(spotLike, spotWork, accountId)
export const regularLikeColumns = (accountId: string) => columns(regularLike, regularWork, accountId)
