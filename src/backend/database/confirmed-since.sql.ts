import { sql, type SQL } from 'drizzle-orm'
import type { regularWork } from './schema/listing/regular-work.ts'
import type { spotWork } from './schema/listing/spot-work.ts'

type ListingTable = typeof spotWork | typeof regularWork

/** When the hospital last said that a listing is true, as `spot_work_unconfirmed` and its like index it. */
export const confirmedSince = (table: ListingTable): SQL<Date> =>
  sql<Date>`greatest(${table.confirmedAt}, ${table.editedAt})`
