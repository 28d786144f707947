import { createHash } from 'node:crypto'
import type pg from 'pg'
import { withoutTimeouts } from '../database/advisory-lock.ts'
import type { Database } from '../database/client.ts'
import { findTables, type BackedUpTable } from './backed-up-tables.ts'
import { FORMAT, type BackupLine } from './backup-file.ts'

/** Bytes that a batch of rows aims at; rows with pictures come a few at a time. */
const BATCH_BYTES = 2_000_000
const MOST_ROWS = 5_000

/** Recognises a key without revealing it. */
export const keyPrintOf = (key: Buffer | null): string | null =>
  key && createHash('sha256').update('backup').update(key).digest('hex').slice(0, 16)

export type DumpOptions = { app: string; at: Date; key: Buffer | null }

/**
 * Writes a logical copy of the database, as of one instant, beside running processes. Rows travel as JSON text
 * that PostgreSQL writes and reads itself, so nothing is rounded, and a copy of either kind of database restores
 * into the other. Returns the number of rows of each table.
 */
export const dumpDatabase = (
  database: Database,
  write: (line: string) => Promise<void>,
  { app, at, key }: DumpOptions,
): Promise<Record<string, number>> =>
  withoutTimeouts(database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'`)
    const say = (line: BackupLine) => write(JSON.stringify(line))
    const { rows } = await client.query<{ newest: string }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    const migration = Number(rows[0]?.newest)
    await write(
      JSON.stringify({ format: FORMAT, app, at: at.toISOString(), migration, keyPrint: keyPrintOf(key) }),
    )
    const counts: Record<string, number> = {}
    for (const table of await findTables(client)) counts[table.name] = await dumpTable(client, table, say)
    for (const sequence of await findSequences(client)) await say(sequence)
    await say({ end: counts })
    await client.query('commit')
    return counts
  })

async function dumpTable(
  client: pg.ClientBase,
  { name, columns }: BackedUpTable,
  say: (line: BackupLine) => Promise<void>,
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
