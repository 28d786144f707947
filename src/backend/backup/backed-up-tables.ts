import type pg from 'pg'

/** A table as a backup sees it. */
export type BackedUpTable = {
  /** Schema and name, quoted for SQL. */
  name: string
  /** Columns that a row is written with; generated ones are computed again. */
  columns: string[]
}

/** Tables of the queue's engine that hold no work: its version, statistics and upkeep. */
const LEFT_OUT = ['pgboss.version', 'pgboss.queue_stats', 'pgboss.warning', 'pgboss.bam']

/** All tables with data of ours: the app's, the queue's and the floor of versions. Partitions are read by their parent. */
export async function findTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, (
        select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname in ('public', 'pgboss') or (n.nspname = 'drizzle' and c.relname = 'code_floor'))
      and n.nspname || '.' || c.relname <> all ($1)
    order by 1`,
    [LEFT_OUT],
  )
  return rows
}
