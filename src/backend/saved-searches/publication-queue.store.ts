import { gt, sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search-history.ts'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { listingPublication } from '../database/schema/saved-search.ts'
import { spotWork } from '../database/schema/spot-work.ts'

export type Publication = { kind: SearchKind; listingId: number }

const isPaused = (table: typeof spotWork | typeof regularWork, now: Date): SQL => sql`exists (
  select from ${table} join ${hospital} on ${hospital.id} = ${table.hospitalId}
  where ${table.id} = ${listingPublication.listingId} and ${gt(table.applicationDeadline, now)}
    and (${table.status} = 'PAUSED' or ${hospital.isHiringPaused}))`

/** Paused, by itself or with its hospital, and still to be open one day: it is news when it goes on. */
const waits = (now: Date): SQL => sql`case ${listingPublication.kind}
  when 'spot' then ${isPaused(spotWork, now)} else ${isPaused(regularWork, now)} end`

/**
 * Takes publications out of the queue, each for one transaction only; those of paused listings stay in it. Whoever dies before
 * its end leaves them to others; nobody waits for anybody.
 */
export async function takePublications(tx: Executor, limit: number, now: Date): Promise<Publication[]> {
  const first = sql`select ${listingPublication.id} from ${listingPublication} where not ${waits(now)}
    order by ${listingPublication.id} limit ${limit} for update skip locked`
  return tx
    .delete(listingPublication)
    .where(sql`${listingPublication.id} in (${first})`)
    .returning({ kind: listingPublication.kind, listingId: listingPublication.listingId })
}
