import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Logger } from 'drizzle-orm/logger'
import pg from 'pg'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#app/backend/database/embedded/embedded.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { keptPath } from './kept-path.ts'
import { refuseSelfCompared } from './outer-columns.ts'
import { POSTGRES_ADDRESS } from './postgres-server.ts'
import { twice } from './twice.ts'

/** The embedded database in the runs of the project `embedded`, a server's elsewhere (see `tests/vitest.config.ts`). */
export const IS_EMBEDDED = process.env['TEST_DATABASE'] === 'embedded'
export type TestDatabase = { database: Database; url: string; close(): Promise<void> }

async function migrate(embedded: EmbeddedDatabase): Promise<void> {
  const database = openDatabase({ url: embedded.url, max: 1 })
  await migrateDatabase(database)
  await database.$client.end()
}

/** A migrated PGlite as a tar. */
async function migratedDump(): Promise<Uint8Array<ArrayBuffer>> {
  const path = await keptPath('.tar')
  const cached = await readFile(path).catch(() => null)
  if (cached) return new Uint8Array(cached)
  const embedded = await startEmbeddedDatabase({ memory: true })
  await migrate(embedded)
  const dump = await embedded.dump()
  await embedded.close()
  // Several test files may do this at once; a rename shows each of them a whole file.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, dump)
  await rename(draft, path)
  return dump
}

/** Copies the folder of a migrated, empty embedded database: making one takes ten times as long. */
export async function copyMigratedFolder(to: string): Promise<void> {
  const path = await keptPath('-folder')
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`
    const embedded = await startEmbeddedDatabase({ folder: draft })
    await migrate(embedded)
    await embedded.close()
    // Another test file may have been faster.
    await rename(draft, path).catch(() => rm(draft, { recursive: true }))
  }
  await cp(path, to, { recursive: true })
}

/** A migrated, empty database of the test file's own. A server's needs the global setup `postgres-server.ts`. */
export async function testDatabase({
  max = 10,
  logger: told,
}: {
  /** Connections; the embedded database has one. */
  max?: number
  logger?: Logger
} = {}): Promise<TestDatabase> {
  const logger = refuseSelfCompared(told)
  if (IS_EMBEDDED) {
    const embedded = await startEmbeddedDatabase({ memory: true, from: await migratedDump() })
    const database = openDatabase({ url: embedded.url, max: 1, logger })
    const close = async () => {
      await database.$client.end()
      await embedded.close()
    }
    return { database, url: embedded.url, close }
  }
  const server = process.env[POSTGRES_ADDRESS]
  if (!server) throw new Error('no PostgreSQL server: list tests/support/postgres-server.ts as a globalSetup')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await query(`create database ${name} template migrated`)
  const url = server.replace(/postgres$/, name)
  const database = twice(openDatabase({ url, max, logger }))
  const close = async () => {
    await database.$client.end()
    await query(`drop database ${name} with (force)`)
  }
  return { database, url, close }
}
