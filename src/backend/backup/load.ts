import type pg from 'pg'
import * as v from 'valibot'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { Database } from '../database/client.ts'
import { migrateDatabase, migrateUntil } from '../database/migrate.ts'
import { findTables } from './backed-up-tables.ts'
import { BackupError, headerSchema, lineSchema } from './backup-file.ts'
import { keyPrintOf } from '../seal-keys/key-print.ts'
import { findObstacles } from './load-order.ts'

/** Which transaction wrote a row last: a number of the server that the row is now in. */
const WRITTEN_BY = 'change_id'

/**
 * Restores a backup into an empty database: migrates to the version of the backup, loads everything in one
 * transaction without triggers, indexes and constraints, which are made again of all rows at the end of it, and then
 * migrates to this version. Whatever fails leaves an empty database, into which the backup can be restored. Returns the
 * number of rows of each table. Throws `BackupError`.
 */
export async function loadDatabase(
  database: Database,
  lines: AsyncIterable<string>,
  { keys }: { keys: readonly Buffer[] },
): Promise<Record<string, number>> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const header = v.safeParse(headerSchema, first.done ? null : readJson(first.value))
  if (!header.success) throw new BackupError('このファイルは、このアプリのバックアップではありません。')
  const { migration, keyPrint } = header.output
  if (keyPrint !== null && !keys.some((key) => keyPrintOf(key) === keyPrint))
    throw new BackupError(
      'BANK_ACCOUNT_KEY が、バックアップを取ったときの鍵と違います。同じ鍵を指定しないと、暗号化された口座を開けません。',
    )
  if (!(await isEmpty(database)))
    throw new BackupError('データの入ったデータベースには戻せません。空のデータベースを指定してください。')
  if (!(await migrateUntil(database, migration)))
    throw new BackupError('バックアップは新しい版のものです。その版のアプリで戻してください。')
  const counts = await withAdvisoryLock(database, (client) => load(client, iterator))
  await migrateDatabase(database)
  return counts
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows: found } = await database.$client.query<{ known: boolean }>(
    `select to_regclass('public.account') is not null as known`,
  )
  if (!found[0]?.known) return true
  const { rows } = await database.$client.query<{ used: boolean }>(
    'select exists (select from account) or exists (select from hospital) as used',
  )
  return rows[0]?.used === false
}

async function load(client: pg.ClientBase, lines: AsyncIterator<string>): Promise<Record<string, number>> {
  await client.query(`begin; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC';
    set local maintenance_work_mem = '128MB'`)
  try {
    const tables = (await findTables(client)).map(({ name }) => name)
    const obstacles = await findObstacles(client)
    for (const { drop } of obstacles) await client.query(drop)
    for (const name of tables) await client.query(`alter table ${name} disable trigger user`)
    await client.query(`truncate ${tables.join(', ')}`)
    const counts = await loadLines(client, lines, new Set(tables))
    for (const name of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { restore } of obstacles.toReversed()) await client.query(restore)
    await client.query('commit; analyze')
    return counts
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function loadLines(
  client: pg.ClientBase,
  lines: AsyncIterator<string>,
  known: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries([...known].map((name) => [name, 0]))
  // While the database writes one batch, the next one is read and unpacked.
  let writing: Promise<unknown> = Promise.resolve()
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const read = v.safeParse(lineSchema, readJson(next.value))
    if (!read.success) throw new BackupError('バックアップのファイルが途中で壊れています。')
    const line = read.output
    await writing
    if ('end' in line) {
      expectCounts(counts, line.end)
      return counts
    }
    if ('sequence' in line) {
      await client.query('select setval($1, $2)', [line.sequence, line.value])
      continue
    }
    if (!known.has(line.table)) throw new BackupError(`バックアップの表 ${line.table} を知りません。`)
    writing = insertRows(client, line).then((count) => {
      counts[line.table] = (counts[line.table] ?? 0) + count
    })
    // Its failure is thrown where it is waited for, unless the next line is broken first.
    writing.catch(() => undefined)
  }
  throw new BackupError('バックアップのファイルが途中で終わっています。')
}

async function insertRows(
  client: pg.ClientBase,
  { table, columns, rows }: { table: string; columns: string[]; rows: string },
): Promise<number> {
  const list = columns.map((column) => `"${column}"`)
  const values = list.map((column) =>
    column === `"${WRITTEN_BY}"` && OF_SEARCH.has(table) ? 'pg_current_xact_id()::text::bigint' : column,
  )
  const { rowCount } = await client.query(
    `insert into ${table} (${list.join(', ')}) overriding system value
    select ${values.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
    [rows],
  )
  return rowCount ?? 0
}

const OF_SEARCH = new Set(['public.spot_work', 'public.regular_work', 'public.listing_purge'])

function expectCounts(
  counts: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): void {
  for (const [name, count] of Object.entries(expected))
    if (counts[name] !== count)
      throw new BackupError(
        `表 ${name} の行数が合いません(バックアップ ${count}、復元 ${counts[name] ?? 0})。`,
      )
}
