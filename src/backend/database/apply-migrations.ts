import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import pg from 'pg'
import { MigrationLockError } from './database-error.ts'

/**
 * How long a migration waits for its locks, all together, and at most holds the first while it waits for the others: who
 * reads its tables waits behind it. Below the second after which PostgreSQL ends one of two that wait for each other, so
 * that it is never a page: milliseconds.
 */
const LOCKS_MS = 800
/** What is left to a migration whose own work has taken that long. */
const LEAST_MS = 50

/** Between two tries, in which those who waited are served: milliseconds. */
const PAUSES_MS = [1_500, 2_500, 5_000, 10_000]
const PATIENCE_MS = 60 * 60 * 1_000

/** lock_not_available, deadlock_detected */
const TRY_AGAIN = new Set(['55P03', '40P01'])

const CONCURRENTLY =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if not exists\s+)?"?(?<name>\w+)"?/i

/** Whether a migration makes indexes beside running statements, which no transaction can. */
export const isConcurrent = (statement: string): boolean => CONCURRENTLY.test(statement)

/** Told, in Japanese, when a migration waits. */
export type TellOperator = (sentence: string) => void

/** Of a new database, whose tables are empty, there is nothing to tell. */
const SILENT: TellOperator = () => undefined

/** Applies the migrations of a folder that are later than the database's newest, each in a transaction of its own. */
export async function applyMigrations(
  client: pg.ClientBase,
  folder: string,
  tell: TellOperator,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.newest ?? 0)
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > newest))
    await (migration.sql.some(isConcurrent)
      ? makeIndexes(client, migration, newest === 0 ? SILENT : tell)
      : changeTables(client, migration, tell))
}

const note = (client: pg.ClientBase, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])

async function changeTables(
  client: pg.ClientBase,
  migration: MigrationMeta,
  tell: TellOperator,
): Promise<void> {
  const startedAt = performance.now()
  for (let tries = 0; ; tries += 1) {
    try {
      return await changeOnce(client, migration)
    } catch (error) {
      await client.query('rollback')
      if (!(error instanceof pg.DatabaseError && TRY_AGAIN.has(error.code ?? ''))) throw error
      if (performance.now() - startedAt > PATIENCE_MS) throw new MigrationLockError()
      tell(
        `表がほかの処理に使われているため、画面を待たせないように間をおいて、もう一度試します${await oldest(client)}。`,
      )
      await wait(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)])
    }
  }
}

async function changeOnce(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  await client.query('begin')
  const startedAt = performance.now()
  for (const statement of migration.sql) {
    const left = Math.max(LEAST_MS, Math.round(LOCKS_MS - (performance.now() - startedAt)))
    await client.query(`set local lock_timeout = ${left}`)
    await client.query(statement)
  }
  await note(client, migration)
  await client.query('commit')
}

/** Makes indexes one by one, and those anew that a run which was broken off has left unfinished. */
async function makeIndexes(
  client: pg.ClientBase,
  migration: MigrationMeta,
  tell: TellOperator,
): Promise<void> {
  for (const statement of migration.sql) {
    const name = CONCURRENTLY.exec(statement)?.groups?.['name']
    if (name !== undefined) {
      const { rows } = await client.query<{ is_valid: boolean }>(
        'select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
        [name],
      )
      if (rows[0]?.is_valid) continue
      if (rows[0]) await client.query(`drop index concurrently "${name}"`)
      tell(
        `索引 ${name} を作っています。画面は止まりません(長いトランザクションがあれば、その終わりを待ちます)。`,
      )
    }
    await client.query(statement)
  }
  await note(client, migration)
}

/** The transaction that has run longest, in brackets, as far as this user may see it. */
async function oldest(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: number }>(
    `select pid, application_name as name, extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`,
  )
  const [row] = rows
  if (!row) return ''
  return `(いちばん古いトランザクション: pid ${row.pid}${row.name && `、${row.name}`}、${row.seconds}秒前から)`
}
