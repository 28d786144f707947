import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withAdvisoryLock } from './advisory-lock.ts'
import { applyMigrations, type TellOperator } from './apply-migrations.ts'
import type { Database, Executor } from './client.ts'
import { connectionError } from './connection-error.ts'
import { DatabaseConnectionError } from './database-error.ts'
import { openDrizzle } from './open-drizzle.ts'
import { readAgreedTerms, type AgreedTermsRead } from './data-steps/read-agreed-terms.ts'
import { readDueDays } from './data-steps/read-due-days.ts'
import { readPaydays } from './data-steps/read-paydays.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** What the steps after the migrations have read of the version before, and what they could not. */
export type DataSteps = { paydays: { read: number; unread: number }; terms: AgreedTermsRead }

/**
 * Applies pending migrations and then the data steps, which read what SQL cannot, serialized between processes. Returns
 * what the steps have read; says in between what it waits for. Throws `DatabaseConnectionError` when the database is unreachable, a replica, too old or not
 * permitted.
 */
export const migrateDatabase = (
  database: Database,
  tell: TellOperator = () => undefined,
): Promise<DataSteps> =>
  migrateBy(database, MIGRATIONS_FOLDER, tell, async (executor) => {
    const paydays = await readPaydays(executor)
    const terms = await readAgreedTerms(executor)
    await readDueDays(executor)
    return { paydays, terms }
  })

/**
 * Applies the migrations up to one, named by its time, as an earlier version would have. Returns whether this version
 * knows it.
 */
export async function migrateUntil(database: Database, newest: number): Promise<boolean> {
  if (!journal.entries.some(({ when }) => when === newest)) return false
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
    const entries = journal.entries.filter(({ when }) => when <= newest)
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrateBy(
      database,
      folder,
      () => undefined,
      () => Promise.resolve(null),
    )
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateBy<Read>(
  database: Database,
  folder: string,
  tell: TellOperator,
  steps: (executor: Executor) => Promise<Read>,
): Promise<Read> {
  try {
    return await withAdvisoryLock(database, async (client) => {
      const { rows } = await client.query<{ version: number; is_replica: boolean; is_ordered: boolean }>(
        `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica,
          current_setting('server_encoding') = 'UTF8' and 'B' < 'a' as is_ordered`,
      )
      if (rows[0]?.is_replica) throw new DatabaseConnectionError('IS_REPLICA')
      if ((rows[0]?.version ?? 0) < 150_000) throw new DatabaseConnectionError('TOO_OLD')
      if (!rows[0]?.is_ordered) throw new DatabaseConnectionError('WRONG_ENCODING')
      const executor = openDrizzle(client, undefined)
      await applyMigrations(client, folder, tell)
      return steps(executor)
    })
  } catch (error) {
    throw connectionError(error) ?? error
  }
}
