import { sql } from 'drizzle-orm'
import { SEARCH_KINDS, type SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Database, Executor } from '../database/client.ts'
import { findFollowMatches, findLastFollower } from './follow-match.store.ts'
import { nameListings, type NamedListing } from './match-words.ts'
import { findPaused, type QueuedPublication } from './publication-queue.store.ts'
import { findMatches, type Match } from './publication.store.ts'

export type NamedMatch = Match & { kind: SearchKind; listing: NamedListing }

/** Raises the timeouts of a background transaction, which may match every saved search. */
export async function raiseTimeouts(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '60s'; set local lock_timeout = '60s'`)
}

type Ids = (kind: SearchKind) => number[]
type FindMatches = (kind: SearchKind, ids: readonly number[]) => Promise<Match[]>

async function nameMatches(tx: Executor, ids: Ids, find: FindMatches): Promise<NamedMatch[]> {
  const named: NamedMatch[] = []
  for (const kind of SEARCH_KINDS) {
    const listingIds = ids(kind)
    if (listingIds.length === 0) continue
    const matches = await find(kind, listingIds)
    const listings = matches.length > 0 ? await nameListings(tx, kind, listingIds) : []
    const byId = new Map(listings.map((listing: NamedListing) => [listing.id, listing]))
    named.push(
      ...matches.flatMap((match) => {
        const listing = byId.get(match.listingId)
        return listing ? [{ ...match, kind, listing }] : []
      }),
    )
  }
  return named
}

type News = {
  /** Listings that are paused, to be checked again in a minute. */
  paused: QueuedPublication[]
  found: NamedMatch[]
}

/**
 * Runs reads in one REPEATABLE READ snapshot with the check for pauses: if a pause began between two statements, a listing
 * would be neither paused nor open, and its notices would be lost.
 */
const inSnapshot = (
  database: Database,
  publications: readonly QueuedPublication[],
  { now, match }: { now: Date; match: (tx: Executor, ids: Ids) => Promise<NamedMatch[]> },
): Promise<News> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await raiseTimeouts(tx)
    const paused = await findPaused(tx, publications, now)
    const ids: Ids = (kind) =>
      withoutPaused(publications, paused).flatMap((one) => (one.kind === kind ? [one.listingId] : []))
    return { paused, found: await match(tx, ids) }
  })

export const withoutPaused = (
  publications: readonly QueuedPublication[],
  paused: readonly QueuedPublication[],
) =>
  publications.filter(
    ({ kind, listingId }) => !paused.some((one) => one.kind === kind && one.listingId === listingId),
  )

/** Matches published listings with saved searches. */
export const matchSearches = (
  database: Database,
  publications: readonly QueuedPublication[],
  now: Date,
): Promise<News> =>
  inSnapshot(database, publications, {
    now,
    match: (tx, ids) => nameMatches(tx, ids, (kind, listingIds) => findMatches(tx, kind, listingIds, now)),
  })

/** Followers who are matched in one snapshot, few enough for a tenth of a second. */
const FOLLOWERS = 2_000

/** Matches published listings with their hospitals' next followers, by account; `last` is null behind the last one. */
export async function matchFollowers(
  database: Database,
  publications: readonly QueuedPublication[],
  { after, now }: { after: string | null; now: Date },
): Promise<News & { last: string | null }> {
  let last: string | null = null
  const news = await inSnapshot(database, publications, {
    now,
    match: async (tx, ids) => {
      last = await findLastFollower(tx, ids, { after, limit: FOLLOWERS })
      if (last === null) return []
      const span = { after, last }
      return nameMatches(tx, ids, (kind, listingIds) =>
        findFollowMatches(tx, { kind, ids: listingIds, span, now }),
      )
    },
  })
  return { ...news, last }
}
