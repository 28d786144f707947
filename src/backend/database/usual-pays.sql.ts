import { sql, type SQL } from 'drizzle-orm'
import { REGIONS } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { SHIFT_LENGTH } from '../../domain/search/search-spans.ts'
import {
  leastHighFee,
  payKey,
  usualPayOf,
  type PayScope,
  type Peers,
  type UsualPays,
} from '../../domain/search/usual-pay.ts'
import type { Executor } from './client.ts'
import { lengthOf } from './listing-facts.sql.ts'
import { isOpenListing } from './open-listings.sql.ts'

/**
 * Usual hourly fees in plain SQL: for the time until the search index is filled, and for saved-search
 * notices.
 */

const PLACES = Object.entries(REGIONS).flatMap(([region, { prefectures }]) =>
  Object.keys(prefectures).map((prefecture) => ({ prefecture, region })),
)

export type PeersRow = Peers & { length: string; region: string | null; prefecture: string | null }

/**
 * JSON array of `PeersRow`: count and median hourly fee of the open listings per shift length, for each
 * prefecture, each region and all of Japan. One scan by grouping sets.
 */
export const peersOfOpen = (kind: SearchKind, now: Date): SQL => sql`
  select coalesce(json_agg(peers), '[]') from (
    select length, region, prefecture, count(*)::int as count,
      percentile_disc(0.5) within group (order by hourly_fee) as median
    from (
      select ${lengthOf(kind)} as length, prefecture, hourly_fee
      from ${sql.raw(`${kind}_work`)} listing where ${isOpenListing(kind, now)}) peer
      join jsonb_to_recordset(${JSON.stringify(PLACES)}::jsonb) as place(prefecture text, region text) using (prefecture)
    group by grouping sets ((length, prefecture), (length, region), (length))) peers`

/** Chooses the median of the narrowest area with enough listings, per prefecture and shift length. */
export function usualPaysOf(rows: readonly PeersRow[]): UsualPays {
  const peers = new Map(rows.map((row) => [payKey(row.prefecture ?? row.region ?? '', row.length), row]))
  return new Map(
    PLACES.flatMap(({ prefecture, region }) =>
      Object.keys(SHIFT_LENGTH).flatMap((length) => {
        const area: Record<PayScope, string> = { PREFECTURE: prefecture, REGION: region, COUNTRY: '' }
        const pay = usualPayOf((scope) => peers.get(payKey(area[scope], length)))
        return pay ? [[payKey(prefecture, length), pay] as const] : []
      }),
    ),
  )
}

export async function findUsualPays(executor: Executor, kind: SearchKind, now: Date): Promise<UsualPays> {
  const { rows } = await executor.execute<{ peers: PeersRow[] }>(
    sql`select (${peersOfOpen(kind, now)}) as peers`,
  )
  return usualPaysOf(rows[0]?.peers ?? [])
}

/** 高額, for rows aliased `listing`. */
export function isHighPaid(kind: SearchKind, pays: UsualPays): SQL {
  const least = Object.fromEntries(Array.from(pays, ([key, pay]) => [key, leastHighFee(pay)]))
  return sql`coalesce(
    listing.hourly_fee >= (${JSON.stringify(least)}::jsonb ->> (listing.prefecture || ' ' || ${lengthOf(kind)}))::int, false)`
}
