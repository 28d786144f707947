import { sql } from 'drizzle-orm'
import { SEARCH_KINDS, type SearchKind } from '../../domain/search/search-history.ts'
import type { Database, Executor } from '../database/client.ts'
import { findFollowMatches } from './follow-match.store.ts'
import { nameListings, type NamedListing } from './match-words.ts'
import { findPaused, type Publication } from './publication-queue.store.ts'
import { findMatches, type Match } from './publication.store.ts'

export type Named = Match & { kind: SearchKind; listing: NamedListing }

/** Raises the timeouts of a background transaction, which may match every saved search. */
export async function raiseTimeouts(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '60s'; set local lock_timeout = '60s'`)
}

async function nameMatches(tx: Executor, ids: (kind: SearchKind) => number[], now: Date): Promise<Named[]> {
  const named: Named[] = []
  const add = (matches: Match[], listings: NamedListing[]) => {
    const byId = new Map(listings.map((listing) => [listing.id, listing]))
    for (const match of matches) {
      const listing = byId.get(match.listingId)
      if (listing) named.push({ ...match, kind: listing.kind, listing })
    }
  }
  /** A match by a saved search takes precedence over one by a hospital subscription. */
  const withFollowed = async (kind: SearchKind, bySearch: Match[]) => {
    const told = new Set(bySearch.map(({ doctorId, listingId }) => `${doctorId}:${listingId}`))
    const followed = await findFollowMatches(tx, kind, ids(kind), now)
    return [...bySearch, ...followed.filter((one) => !told.has(`${one.doctorId}:${one.listingId}`))]
  }
  for (const kind of SEARCH_KINDS) {
    const listingIds = ids(kind)
    if (listingIds.length === 0) continue
    const matches = await withFollowed(kind, await findMatches(tx, kind, listingIds, now))
    if (matches.length > 0) add(matches, await nameListings(tx, kind, listingIds))
  }
  return named
}

type News = {
  /** Listings that are paused, to be checked again in a minute. */
  paused: Publication[]
  found: Named[]
}

/**
 * Matches published listings with saved searches and followers, in one REPEATABLE READ snapshot: if a pause
 * began between two statements, a listing would be neither paused nor open, and its notices would be lost.
 */
export const matchPublications = (
  database: Database,
  publications: readonly Publication[],
  now: Date,
): Promise<News> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await raiseTimeouts(tx)
    const paused = await findPaused(tx, publications, now)
    const isPaused = ({ kind, listingId }: Publication) =>
      paused.some((one) => one.kind === kind && one.listingId === listingId)
    const ids = (kind: SearchKind) =>
      publications.flatMap((one) => (one.kind === kind && !isPaused(one) ? [one.listingId] : []))
    return { paused, found: await nameMatches(tx, ids, now) }
  })
