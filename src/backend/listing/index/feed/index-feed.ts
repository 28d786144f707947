import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { isOutage } from '../../../../domain/text/outage.ts'
import type { Database } from '../../../database/client.ts'
import { canFollow, CHUNK, createReadings, type FeedSource, type Origin } from './index-readings.sql.ts'
import type { ListingIndex } from '../listing-index.ts'
import { sharedReading } from './shared-reading.ts'
import { unseenBy } from './snapshot.ts'

/** Requests may be processed out of order within this time; a clock set back by more rebuilds the index. */
const SLACK_MS = 60_000
/** How long the index is not rebuilt after a failure. */
const RETRY_MS = 10_000

type Loaded<Own extends string> = {
  index: ListingIndex<Own>
  /** The reading that the index is up to date with. */
  origin: Origin
  /** Listings that closed before this instant have been removed. */
  now: number
  /** When it last read its table, by the process's own clock. */
  readAt: number
}

/**
 * Keeps an index equal to its table, whichever process writes. Every row has the id of the transaction that
 * wrote it last (`change_id`, by trigger), and every deletion leaves a tombstone in `listing_purge`. Before
 * each result, one statement (a reading) reads the rows that the previous reading's snapshot did not see, and
 * takes a snapshot itself. A request waits for a reading sent after it arrived, and so sees every write
 * acknowledged by then. Reading a row twice is harmless.
 *
 * Changes of more than one chunk are read in the background; until then there is no index for requests.
 */
export function createIndexFeed<Own extends string>(
  database: Database,
  source: FeedSource<Own>,
  report: (error: unknown) => void,
) {
  const readings = createReadings(database, source)
  let loaded: Loaded<Own> | undefined
  let filling: Promise<void> | undefined
  let restsUntil = 0

  /** Discards the index after a failure. */
  function drop(error: unknown): void {
    loaded = undefined
    restsUntil = performance.now() + RETRY_MS
    // An outage is reported by the plain statement, which it fails too.
    if (!isOutage(error)) report(error)
  }

  async function putAll({ index, now }: Loaded<Own>, condition: SQL): Promise<void> {
    for await (const listings of readings.chunks(condition)) {
      index.put(listings, now)
      await afterOthers()
    }
  }

  function inBackground(work: () => Promise<void>): void {
    filling = work()
      .catch(drop)
      .finally(() => (filling = undefined))
  }

  async function load(now: number): Promise<void> {
    const origin = await readings.origin()
    // Only a primary knows which transactions are in progress.
    if (origin.isReplica) return
    const made = { index: source.makeIndex(), origin, now, readAt: performance.now() }
    await putAll(made, source.mayBeOpen(new Date(now)))
    loaded = made
  }

  function loadAnew(now: number): undefined {
    loaded = undefined
    if (performance.now() >= restsUntil) inBackground(() => load(now))
  }

  async function refresh(now: number): Promise<Loaded<Own> | undefined> {
    const target = loaded
    if (filling) return undefined
    if (!target || now < target.now - SLACK_MS) return loadAnew(now)
    const { origin } = target
    const { deleted, wasTruncated, listings, ...newer } = await readings.changes(origin.snapshot)
    if (!canFollow(origin, newer) || wasTruncated || deleted.length === CHUNK) return loadAnew(now)
    for (const id of deleted) target.index.remove(id)
    if (deleted.length > 0) await putAll(target, sql`id = any(${sql.param(deleted)}::bigint[])`)
    if (listings?.id.length === CHUNK) {
      inBackground(async () => {
        await putAll(target, unseenBy(origin.snapshot))
        target.origin = newer
      })
      return undefined
    }
    if (listings) target.index.put(listings, target.now)
    target.origin = newer
    target.readAt = performance.now()
    return target
  }

  async function read(now: number): Promise<Loaded<Own> | undefined> {
    try {
      return await refresh(now)
    } catch (error) {
      // A failed reading leaves the snapshot unchanged, so the next one reads the same rows again.
      if (!isOutage(error)) drop(error)
      return undefined
    }
  }

  const ready = sharedReading(read)

  return {
    /**
     * The index, at least as fresh as the request; valid until the next `await`. Undefined while it is being
     * filled.
     */
    async current(now: Date): Promise<ListingIndex<Own> | undefined> {
      const instant = now.getTime()
      const target = filling ? undefined : await ready(instant)
      if (!target) return undefined
      target.now = Math.max(target.now, instant)
      target.index.closeUntil(target.now)
      return target.index
    },

    /** Resolves when the index has been filled, or filling has failed. */
    async fill(now: Date): Promise<void> {
      await ready(now.getTime())
      await filling
    },

    /** When the next listing closes, in milliseconds, or earlier; null while the index is not filled. */
    closesNext: () => loaded?.index.nextClosing ?? null,

    age: () => (loaded ? performance.now() - loaded.readAt : null),

    drop,
  }
}
