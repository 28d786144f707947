import { sql, type SQL } from 'drizzle-orm'
import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Database } from '../../database/client.ts'
import type { ListingIndex } from './listing-index.ts'
import type { ReadLine } from './listing-lines.sql.ts'

/** Which listings an index is fed with. */
export type FeedSource<Own extends string> = {
  kind: 'spot' | 'regular'
  table: SQL
  /** A listing as a line of text. */
  line: SQL
  read: ReadLine<Own>
  /** Leaves out of the first reading what closed before an instant; more may be read than is open. */
  mayBeOpen: (now: Date) => SQL
  /** In which order to read all of them: what lies together one after the other, which the memory repays. */
  order: SQL
  /** What comes after a line in that order. */
  after: (line: string) => SQL
  makeIndex: () => ListingIndex<Own>
}

/** Lines a statement; few enough that reading them holds up nobody. */
const CHUNK = 2_000
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

  const linesOf = async (query: SQL): Promise<string[]> => {
    const { rows } = await database.execute<{ line: string }>(query)
    return rows.map(({ line }) => line)
  }

  function apply({ index, now }: Loaded<Own>, lines: readonly string[]): void {
    for (const text of lines) {
      const { id, listing } = source.read(text)
      if (listing && listing.closing > now) index.put(listing)
      else index.remove(id)
    }
  }

  /** A chunk of lines as one text, not a row each: what is parsed and thrown away is a tenth of it. */
  async function readChunk(condition: SQL): Promise<string[]> {
    const [text = ''] = await linesOf(sql`
      select coalesce(string_agg(line, chr(10) order by ${source.order}), '') as line from (
        select ${source.line} as line, ${source.order} from ${source.table}
        where ${condition} order by ${source.order} limit ${CHUNK}) chunk`)
    return text === '' ? [] : text.split('\n')
  }

  /** Reads lines chunk by chunk; the database makes the next one while this one is taken in. */
  async function readAll(target: Loaded<Own>, condition: SQL): Promise<void> {
    let coming: Promise<string[]> | undefined = readChunk(condition)
    while (coming) {
      const lines: string[] = await coming
      const last = lines.length === CHUNK ? lines.at(-1) : undefined
      coming = last === undefined ? undefined : readChunk(sql`${condition} and ${source.after(last)}`)
      apply(target, lines)
      await afterOthers()
    }
  }

  /** What happened is behind one of these letters: the new horizon, a deletion (transaction and id), a listing. */
  const changes = (horizon: string) => sql`
    select 'h' || pg_snapshot_xmin(pg_current_snapshot())::text as line
    union all
    select 'p' || change_id || ':' || coalesce(listing_id::text, 'all') from listing_purge
    where kind = ${source.kind} and change_id >= ${horizon}::bigint
    union all
    (select 'w' || ${source.line} from ${source.table} where change_id >= ${horizon}::bigint limit ${CHUNK})`

  async function load(now: number): Promise<Loaded<Own>> {
    const [line = ''] = await linesOf(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as line`)
    const target = { index: source.makeIndex(), horizon: line, purges: new Set<string>(), now }
    await readAll(target, source.mayBeOpen(new Date(now)))
    return target
  }

  /** Whether a table was emptied at one blow. */
  async function catchUp(target: Loaded<Own>): Promise<boolean> {
    const lines = await linesOf(changes(target.horizon))
    const of = (letter: string) => lines.flatMap((line) => (line.startsWith(letter) ? [line.slice(1)] : []))
    const purges = of('p')
    const fresh = purges.filter((purge) => !target.purges.has(purge))
    if (fresh.some((purge) => purge.endsWith(':all'))) return true
    for (const purge of fresh) target.index.remove(Number(purge.slice(purge.indexOf(':') + 1)))
    const changed = of('w')
    if (changed.length < CHUNK) apply(target, changed)
    else await readAll(target, sql`change_id >= ${target.horizon}::bigint`)
    target.purges = new Set(purges)
    target.horizon = of('h')[0] ?? target.horizon
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
