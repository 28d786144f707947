import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Database } from '../../database/client.ts'
import { besideHospital, FENCE } from '../../database/criterion-meaning.sql.ts'
import { BATCH } from './bit-table.ts'
import type { ListingColumns, ListingIndex } from './listing-index.ts'

/** Which listings an index is fed with. */
export type FeedSource<Own extends string> = {
  kind: 'spot' | 'regular'
  table: SQL
  /** The rows of a `listing` beside its `hospital` as `ListingColumns`; null of none. */
  columns: SQL
  /** Leaves out of the first reading what closed before an instant; more may be read than is open. */
  mayBeOpen: (now: Date) => SQL
  /** In which order to read all of them: what lies together one after the other, which the memory repays. */
  order: SQL
  /** What comes behind some listings in that order. */
  after: (listings: ListingColumns<Own>) => SQL
  makeIndex: () => ListingIndex<Own>
}

/** Listings a statement; few enough that taking them in holds up nobody. */
const CHUNK = BATCH
/** A question may have been asked a little before another that was answered first. */
const SLACK_MS = 60_000

type Loaded<Own extends string> = {
  index: ListingIndex<Own>
  /** Every transaction before this one has ended, and what it wrote has been read. */
  horizon: string
  /** Deletions that were read although their transactions are not before the horizon. */
  purges: Set<string>
  /** The index has let go of what closed before. */
  now: number
}

type Changes<Own extends string> = { horizon: string; purges: string[]; listings: ListingColumns<Own> | null }

/**
 * Keeps an index equal to its table, whichever process writes. Every row says which transaction wrote it last
 * (`change_id`, by trigger) and every deletion leaves a row in `listing_purge`. One statement reads what the transactions
 * wrote that had not ended at the time of the reading before, and says which have not ended now. So a question that waits
 * for a reading sent after it was asked sees every write acknowledged by then. Reading a row twice does no harm.
 */
export function createIndexFeed<Own extends string>(database: Database, source: FeedSource<Own>) {
  let loaded: Loaded<Own> | undefined
  let running: Promise<unknown> | undefined
  let waiting: Promise<Loaded<Own>> | undefined

  async function readChunk(condition: SQL): Promise<ListingColumns<Own> | null> {
    const { rows } = await database.execute<{ listings: ListingColumns<Own> | null }>(sql`
      select ${source.columns} as listings from (
        select * from ${source.table} where ${condition} order by ${source.order} limit ${CHUNK}) listing
        ${besideHospital(FENCE)}`)
    return rows[0]?.listings ?? null
  }

  /** Reads listings chunk by chunk; the database makes the next one while this one is taken in. */
  async function readAll({ index, now }: Loaded<Own>, condition: SQL): Promise<void> {
    let coming = readChunk(condition)
    for (;;) {
      const listings = await coming
      if (!listings) return
      const isLast = listings.id.length < CHUNK
      if (!isLast) coming = readChunk(sql`${condition} and ${source.after(listings)}`)
      // Whoever waits for it hears of its failure, which may come before.
      coming.catch(() => undefined)
      index.put(listings, now)
      if (isLast) return
      await afterOthers()
    }
  }

  /** The new horizon, deletions (transaction and id), and listings; those only if they are fewer than a chunk. */
  const changes = (horizon: string) => sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select coalesce(json_agg(change_id || ':' || coalesce(listing_id::text, 'all')), '[]') from listing_purge
        where kind = ${source.kind} and change_id >= ${horizon}::bigint) as purges,
      (select ${source.columns} from (
        select * from ${source.table} where change_id >= ${horizon}::bigint limit ${CHUNK}) listing
        ${besideHospital(FENCE)}) as listings`

  async function load(now: number): Promise<Loaded<Own>> {
    const { rows } = await database.execute<{ horizon: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
    )
    const horizon = rows[0]?.horizon ?? '0'
    const target = { index: source.makeIndex(), horizon, purges: new Set<string>(), now }
    await readAll(target, source.mayBeOpen(new Date(now)))
    return target
  }

  /** Whether a table was emptied at one blow. */
  async function catchUp(target: Loaded<Own>): Promise<boolean> {
    const { rows } = await database.execute<Changes<Own>>(changes(target.horizon))
    const [read] = rows
    if (!read) throw new Error('a reading of what changed gave no row')
    const { horizon, purges, listings } = read
    const fresh = purges.filter((purge) => !target.purges.has(purge))
    if (fresh.some((purge) => purge.endsWith(':all'))) return true
    for (const purge of fresh) target.index.remove(Number(purge.slice(purge.indexOf(':') + 1)))
    if (listings && listings.id.length === CHUNK)
      await readAll(target, sql`change_id >= ${target.horizon}::bigint`)
    else if (listings) target.index.put(listings, target.now)
    target.purges = new Set(purges)
    target.horizon = horizon
    return false
  }

  async function refresh(now: number): Promise<Loaded<Own>> {
    // A reading that fails half-way leaves the horizon where it was: the next one reads the same again.
    loaded = loaded && now >= loaded.now - SLACK_MS ? loaded : await load(now)
    if (await catchUp(loaded)) {
      loaded = await load(now)
      await catchUp(loaded)
    }
    return loaded
  }

  async function ready(now: Date): Promise<Loaded<Own>> {
    const instant = now.getTime()
    if (!running) {
      const own = refresh(instant)
      running = own.finally(() => (running = undefined)).catch(() => undefined)
      return own
    }
    // The reading under way was sent before this question came; whoever comes until it ends shares the next one.
    if (!waiting) {
      waiting = running.then(() => {
        waiting = undefined
        return ready(now)
      })
    }
    return waiting
  }

  return {
    /** The index as it stands after the question was asked; good until the next `await`. */
    async current(now: Date): Promise<ListingIndex<Own>> {
      const target = await ready(now)
      target.now = Math.max(target.now, now.getTime())
      target.index.closeUntil(target.now)
      return target.index
    },
  }
}
