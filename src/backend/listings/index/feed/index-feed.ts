import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { isOutage } from '../../../../domain/text/outage.ts'
import type { Database } from '../../../database/client.ts'
import { canFollow, CHUNK, createReadings, type FeedSource, type Origin } from './index-readings.sql.ts'
import type { ListingIndex } from '../listing-index.ts'
import { unseenBy } from './snapshot.ts'

/** Questions are answered out of order by so little; a clock set back by more rebuilds the index. */
const SLACK_MS = 60_000
/** How long the index is not rebuilt after a failure. */
const RETRY_MS = 10_000

type Loaded<Own extends string> = {
  index: ListingIndex<Own>
  /** The reading that the index is up to date with. */
  origin: Origin
  /** Listings that closed before this instant have been removed. */
  now: number
}

/**
 * Keeps an index equal to its table, whichever process writes. Every row says which transaction wrote it last
 * (`change_id`, by trigger) and every deletion leaves a row in `listing_purge`. Before each answer one statement reads what
 * the snapshot of the reading before did not see, and takes a snapshot of its own. So a question that waits for a reading
 * sent after it was asked sees every write acknowledged by then. Reading a row twice does no harm.
 *
 * Whatever takes more than one chunk is read in the background, and there is no index for questions until it is done.
 */
export function createIndexFeed<Own extends string>(
  database: Database,
  source: FeedSource<Own>,
  report: (error: unknown) => void,
) {
  const readings = createReadings(database, source)
  let loaded: Loaded<Own> | undefined
  let filling: Promise<void> | undefined
  let running: Promise<unknown> | undefined
  let waiting: Promise<Loaded<Own> | undefined> | undefined
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
    // Only a primary says which transactions are in progress.
    if (origin.isReplica) return
    const made = { index: source.makeIndex(), origin, now }
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

  async function ready(now: number): Promise<Loaded<Own> | undefined> {
    if (!running) {
      const own = read(now)
      running = own.finally(() => (running = undefined))
      return own
    }
    // The running reading was sent before this question was asked. All questions until it ends share the next reading.
    waiting ??= running.then(() => {
      waiting = undefined
      return ready(now)
    })
    return waiting
  }

  return {
    /**
     * The index, up to date with a moment after the question; valid until the next `await`. Undefined while it is being
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

    /** Settles when the index has been filled, or filling has failed. */
    async fill(now: Date): Promise<void> {
      await ready(now.getTime())
      await filling
    },

    drop,
  }
}
