import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/client.ts'
import { besideHospital, FENCE } from '../../../database/criterion-meaning.sql.ts'
import { BATCH } from '../bits/bit-table.ts'
import type { ListingColumns, ListingIndex } from '../listing-index.ts'
import { parseSnapshot, unseenBy, type Snapshot } from './snapshot.ts'

/** The table that feeds an index. */
export type FeedSource<Own extends string> = {
  kind: 'spot' | 'regular'
  table: SQL
  /** An aggregate of rows of `listing` beside their `hospital`, as `ListingColumns`; null for no rows. */
  columns: SQL
  /** A coarse condition that excludes most closed listings from the initial filling. */
  mayBeOpen: (now: Date) => SQL
  /**
   * The order of the initial filling: neighbours in the index are read consecutively, for the locality of the
   * CPU's cache.
   */
  order: SQL
  /** The keyset condition of the chunk after these listings. */
  after: (listings: ListingColumns<Own>) => SQL
  makeIndex: () => ListingIndex<Own>
}

/** Rows per statement, few enough not to block the event loop for long. */
export const CHUNK = BATCH
/** As part of the text: a value would be planned for. */
const LIMIT = sql.raw(String(CHUNK))

/** Which server and database a reading comes from, and its snapshot. */
export type Origin = {
  snapshot: Snapshot
  /**
   * Changes when the server is restarted (a restore, a failover) or another database or table takes the name.
   */
  place: string
  /** On a replica, transactions in progress are unknown. */
  isReplica: boolean
  /** Tombstones of this transaction and earlier ones may have been purged. */
  purgedUntil: bigint
}

export type Changes<Own extends string> = Origin & {
  /** Ids of deleted listings; a chunk at most. */
  deleted: number[]
  wasTruncated: boolean
  /** A chunk at most. */
  listings: ListingColumns<Own> | null
}

/**
 * Whether a reading has every change since an older one: not after a restore, nor when tombstones were
 * purged.
 */
export const canFollow = (older: Origin, newer: Origin): boolean =>
  newer.place === older.place &&
  (newer.purgedUntil === older.purgedUntil || newer.purgedUntil < older.snapshot.xmin)

export type OriginRow = { snapshot: string; place: string; is_replica: boolean; purged_until: string }

export const toOrigin = ({ snapshot, place, is_replica, purged_until }: OriginRow): Origin => ({
  snapshot: parseSnapshot(snapshot),
  place,
  isReplica: is_replica,
  purgedUntil: BigInt(purged_until),
})

/** The columns of an `OriginRow`. */
export const originColumns = (kind: 'spot' | 'regular'): SQL => sql`
    pg_current_snapshot()::text as snapshot, pg_is_in_recovery() as is_replica,
    (select coalesce(max(change_id), 0)::text from listing_purged) as purged_until,
    concat_ws('/', extract(epoch from pg_postmaster_start_time()),
      (select oid from pg_database where datname = current_database()), ${`${kind}_work`}::regclass::oid) as place`

/** The statements that feed an index. */
export function createReadings<Own extends string>(database: Database, source: FeedSource<Own>) {
  const origin = originColumns(source.kind)

  async function readChunk(condition: SQL): Promise<ListingColumns<Own> | null> {
    const { rows } = await database.execute<{ listings: ListingColumns<Own> | null }>(sql`
      select ${source.columns} as listings from (
        select * from ${source.table} where ${condition} order by ${source.order} limit ${LIMIT}) listing
        ${besideHospital(FENCE)}`)
    return rows[0]?.listings ?? null
  }

  return {
    async origin(): Promise<Origin> {
      const { rows } = await database.execute<OriginRow>(sql`select ${origin}`)
      const [row] = rows
      if (!row) throw new Error('a reading gave no row')
      return toOrigin(row)
    },

    /** The changes since a snapshot, by one statement. */
    async changes(since: Snapshot): Promise<Changes<Own>> {
      const { rows } = await database.execute<
        OriginRow & { deleted: (number | null)[]; listings: ListingColumns<Own> | null }
      >(sql`
        select ${origin},
          (select coalesce(json_agg(listing_id), '[]') from (
            select listing_id from listing_purge where kind = ${source.kind} and ${unseenBy(since)} limit ${LIMIT}) gone) as deleted,
          (select ${source.columns} from (
            select * from ${source.table} where ${unseenBy(since)} limit ${LIMIT}) listing
            ${besideHospital(FENCE)}) as listings`)
      const [row] = rows
      if (!row) throw new Error('a reading gave no row')
      const { deleted, listings, ...where } = row
      return {
        ...toOrigin(where),
        deleted: deleted.flatMap((id) => id ?? []),
        wasTruncated: deleted.includes(null),
        listings,
      }
    },

    /** Reads the listings of a condition chunk by chunk, and prefetches the next chunk. */
    async *chunks(condition: SQL): AsyncGenerator<ListingColumns<Own>> {
      let coming = readChunk(condition)
      for (;;) {
        const listings = await coming
        if (!listings) return
        const isLast = listings.id.length < CHUNK
        if (!isLast) coming = readChunk(sql`${condition} and ${source.after(listings)}`)
        // Its rejection is handled by the next `await`, which may come later.
        coming.catch(() => undefined)
        yield listings
        if (isLast) return
      }
    },
  }
}
