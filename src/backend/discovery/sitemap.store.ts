import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'

/** Ids of a part: so a part has fewer addresses than the 50,000 that a sitemap may have, and one is a read by primary key. */
export const PART_IDS = 10_000

/** The parts with open listings: listing `id` is in part `id / PART_IDS`. Reads every open listing of the kind. */
export async function findSitemapParts(executor: Executor, kind: SearchKind, now: Date): Promise<number[]> {
  const { listing, isOpen } = LISTINGS[kind]
  const part = sql<number>`(${listing.id} / ${sql.raw(String(PART_IDS))})::integer`
  const rows = await executor.select({ part }).from(listing).where(isOpen(now)).groupBy(part).orderBy(part)
  return rows.map((row) => row.part)
}

export const findListingsOfPart = (executor: Executor, kind: SearchKind, part: number, now: Date) => {
  const { listing, isOpen } = LISTINGS[kind]
  return executor
    .select({ id: listing.id, editedAt: listing.editedAt })
    .from(listing)
    .where(and(gte(listing.id, part * PART_IDS), lt(listing.id, (part + 1) * PART_IDS), isOpen(now)))
    .orderBy(asc(listing.id))
}
