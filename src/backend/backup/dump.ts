import type pg from 'pg'
import { withoutTimeouts } from '../database/advisory-lock.ts'
import type { Database } from '../database/client.ts'
import { currentPrint } from '../seal-keys/check-keys.ts'
import { findTables, type BackedUpTable } from './backed-up-tables.ts'
import { FORMAT, type BackupLine } from './backup-file.ts'

/** Bytes that a batch of rows aims at; rows with pictures come a few at a time. */
const BATCH_BYTES = 2_000_000
const MOST_ROWS = 5_000

export type DumpOptions = {
  app: string
  at: Date
  /** Told how much is done, from 0 to 1, by the planner's estimate of the rows. */
  onProgress?: (share: number) => void
}

/**
 * Writes a logical copy of the database, as of one instant, beside running processes. Rows travel as JSON text
 * that PostgreSQL writes and reads itself, so nothing is rounded, and a copy of either kind of database restores
 * into the other. Returns the number of rows of each table.
 */
export const dumpDatabase = (
  database: Database,
  write: (line: string) => Promise<void>,
  { app, at, onProgress }: DumpOptions,
): Promise<Record<string, number>> =>
  withoutTimeouts(database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'`)
    const say = (line: BackupLine) => write(JSON.stringify(line))
    const { rows } = await client.query<{ newest: string }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    const migration = Number(rows[0]?.newest)
    // Of the database, not of the command, which may have been given another key or none.
    const keyPrint = await currentPrint(client)
    await write(JSON.stringify({ format: FORMAT, app, at: at.toISOString(), migration, keyPrint }))
    const counts: Record<string, number> = {}
    const tables = await findTables(client)
    const expected = onProgress ? await estimateRows(client, tables) : 0
    let done = 0
    const note = (rowsOfBatch: number) => {
      done += rowsOfBatch
      onProgress?.(expected > 0 ? done / expected : 1)
    }
    for (const table of tables) counts[table.name] = await dumpTable(client, table, say, note)
    for (const sequence of await findSequences(client)) await say(sequence)
    await say({ end: counts })
    await client.query('commit')
    return counts
  })

/** How many rows the planner expects; 0 when it knows of none. */
async function estimateRows(client: pg.ClientBase, tables: readonly BackedUpTable[]): Promise<number> {
  const { rows } = await client.query<{ expected: number }>(
    `select coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 as expected
    from pg_class c where c.oid = any (select to_regclass(name) from unnest($1::text[]) as given (name))`,
    [tables.map(({ name }) => name)],
  )
  return rows[0]?.expected ?? 0
}

async function dumpTable(
  client: pg.ClientBase,
  { name, columns }: BackedUpTable,
  say: (line: BackupLine) => Promise<void>,
  note: (rows: number) => void,
): Promise<number> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(one)::text as line from (select ${list} from ${name}) one`,
  )
  let count = 0
  let size = 100
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from backup_rows`)
    if (rows.length === 0) break
    count += rows.length
    const text = rows.map(({ line }) => line).join(',')
    await say({ table: name, columns, rows: `[${text}]` })
    note(rows.length)
    size = Math.min(Math.max(Math.floor((BATCH_BYTES * rows.length) / text.length), 1), size * 4, MOST_ROWS)
  }
  await client.query('close backup_rows')
  return count
}

async function findSequences(client: pg.ClientBase): Promise<{ sequence: string; value: string }[]> {
  const { rows } = await client.query<{ sequence: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
    from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null`,
  )
  return rows
}
