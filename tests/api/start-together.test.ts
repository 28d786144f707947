import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#app/backend/database/demo-people.ts'
import { openDatabase } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { prepareDatabase } from '#app/commands/prepare-database.ts'
import { createEmptyDatabases } from '#tests/support/empty-databases.ts'

// Several processes of a new version are started at once: one migrates and fills, the others wait and find it done.

const empty = createEmptyDatabases()

let url: string
beforeAll(async () => {
  url = await empty.create()
})
afterAll(() => empty.drop())

test('four that find an empty database migrate it once, and have nothing to tell of its indexes', async () => {
  const other = await empty.create()
  const databases = Array.from({ length: 4 }, () => openDatabase({ url: other, max: 1 }))
  const [first] = databases
  const told: string[] = []
  await Promise.all(databases.map((database) => migrateDatabase(database, (one) => told.push(one))))
  expect(told).toEqual([])
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
  // Those of the catalogue, and the one whose contract the demo doctor is offered to renew.
  expect(rows).toEqual([{ listings: '3001', accounts: String(Object.keys(DEMO_ACCOUNTS).length) }])
  await database.close()
}, 180_000)
