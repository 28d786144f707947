import { sql } from 'drizzle-orm'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import type { Database } from '../../../database/client.ts'
import type { ListingSearch, SpotIndexSearch } from '../listing-search.ts'
import { createPlainSearch } from './plain-search.ts'

/** How far a replica may be behind when a search is answered from it. */
const MOST_BEHIND_MS = 3_000

/** How often it is asked how far it is. */
const ASK_MS = 500

/** For how long a replica that has failed is left alone. */
const REST_MS = 5_000

/** A position of the primary's log, and when it was read there. */
type Mark = { position: string; at: number }

/**
 * Tells whether a replica has replayed all that the primary had written a moment ago. Its own clock says nothing: without
 * writes its last one is old, and cut off it has replayed all that it has received.
 */
function watchReplica(primary: Database, replica: Database) {
  let mark: Mark | null = null
  let freshAt = -Infinity
  let failedAt = -Infinity
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = performance.now()
    if (mark === null) {
      const at = performance.now()
      const { rows } = await primary.execute<{ position: string }>(
        sql`select pg_current_wal_lsn()::text as position`,
      )
      mark = { position: rows[0]?.position ?? '', at }
    }
    const { rows } = await replica.execute<{ has_replayed: boolean }>(
      sql`select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${mark.position}::pg_lsn as has_replayed`,
    )
    if (!rows[0]?.has_replayed) return
    freshAt = mark.at
    mark = null
  }

  const fail = () => {
    failedAt = performance.now()
  }
  return {
    fail,
    async isFresh(): Promise<boolean> {
      const now = performance.now()
      if (now - failedAt < REST_MS) return false
      if (now - askedAt >= ASK_MS) {
        asking ??= ask()
          .catch(fail)
          .finally(() => (asking = undefined))
        // Waited for only when what is known is too old.
        if (now - freshAt > MOST_BEHIND_MS) await asking
      }
      return performance.now() - freshAt <= MOST_BEHIND_MS
    },
  }
}

/**
 * The plain search on a read replica, as long as that is at most three seconds behind, and on the primary otherwise, also
 * for a search that the replica fails.
 */
export function openReplicaSearch(
  primary: Database,
  replica: Database,
): { spot: SpotIndexSearch; regular: ListingSearch } {
  const watch = watchReplica(primary, replica)
  const of = (kind: SearchKind): SpotIndexSearch => {
    const [own, other] = [createPlainSearch(primary, kind), createPlainSearch(replica, kind)]
    async function by<T>(run: (search: SpotIndexSearch) => Promise<T>): Promise<T> {
      if (!(await watch.isFresh())) return run(own)
      try {
        return await run(other)
      } catch {
        // Away, or a statement in the way of replaying: the primary's own failure is told.
        watch.fail()
        return run(own)
      }
    }
    return {
      page: (query) => by((search) => search.page(query)),
      count: (wheres, now) => by((search) => search.count(wheres, now)),
      breakDown: (which, what, now) => by((search) => search.breakDown(which, what, now)),
    }
  }
  return { spot: of('spot'), regular: of('regular') }
}
