import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'

/** Ids of a part: so a part has fewer addresses than the 50,000 that a sitemap may have, and one is a read by primary key. */
export const PART_IDS = 10_000

/**
 * The parts with open listings: listing `id` is in part `id / PART_IDS`. Reads of each part as many rows as come before its first
 * open one, by the primary key.
 */
export async function findSitemapParts(executor: Executor, kind: SearchKind, now: Date): Promise<number[]> {
  const { listing, isOpen } = LISTINGS[kind]
  const size = sql.raw(String(PART_IDS))
  const { rows } = await executor.execute<{ part: number }>(sql`
    select part::integer as part
    from generate_series(0, (select max(id) from ${listing}) / ${size}) part
    cross join lateral (
      select from ${listing}
      where ${listing.id} >= part * ${size} and ${listing.id} < (part + 1) * ${size} and ${isOpen(now)} limit 1
    ) open
    order by part`)
  return rows.map(({ part }) => part)
}

export const findListingsOfPart = (executor: Executor, kind: SearchKind, part: number, now: Date) => {
  const { listing, isOpen } = LISTINGS[kind]
  return executor
    .select({ id: listing.id, editedAt: listing.editedAt })
    .from(listing)
    .where(and(gte(listing.id, part * PART_IDS), lt(listing.id, (part + 1) * PART_IDS), isOpen(now)))
    .orderBy(asc(listing.id))
}
