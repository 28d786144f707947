import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { prepareDatabase } from '#app/commands/prepare-database.ts'
import { POSTGRES_ADDRESS } from '#tests/support/postgres-server.ts'

// Several processes of a new version are started at once: one migrates and fills, the others wait and find it done.

const server = process.env[POSTGRES_ADDRESS] ?? ''
const names: string[] = []

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A database nobody has migrated. */
async function emptyDatabase(): Promise<string> {
  const name = `together_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name} template template0`)
  names.push(name)
  return server.replace(/postgres$/, name)
}

let url: string
beforeAll(async () => {
  url = await emptyDatabase()
})
afterAll(async () => {
  for (const name of names) await command(`drop database ${name} with (force)`)
})

test('four that find an empty database migrate it once', async () => {
  const other = await emptyDatabase()
  const databases = Array.from({ length: 4 }, () => openDatabase({ url: other, max: 1 }))
  const [first] = databases
  await Promise.all(databases.map((database) => migrateDatabase(database)))
  const { rows } = (await first?.execute<{ times: string; kinds: string }>(
    sql`select count(*) as times, count(distinct hash) as kinds from drizzle.__drizzle_migrations`,
  )) ?? { rows: [] }
  expect(rows[0]?.times).toBe(rows[0]?.kinds)
  await Promise.all(databases.map((database) => database.close()))
})

test('two that want demo data bring one set of it', async () => {
  const preparation = {
    url,
    isEmbedded: false,
    withDemoData: true,
    hasPublicPasswords: true,
    announce: () => undefined,
  }
  await Promise.all([prepareDatabase(preparation), prepareDatabase(preparation)])
  const database = openDatabase({ url, max: 1 })
  const { rows } = await database.execute<Record<string, string>>(
    sql`select (select count(*) from regular_work) as listings, (select count(*) from account) as accounts`,
  )
  expect(rows).toEqual([{ listings: '3000', accounts: '9' }])
  await database.close()
}, 180_000)
