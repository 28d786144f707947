import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())

async function costOf(url: string): Promise<unknown> {
  const database = openDatabase({ url, max: 2 })
  const { rows } = await database.execute(sql`select current_setting('random_page_cost') as cost`)
  await database.close()
  return rows[0]?.['cost']
}

test('a connection reads by an index where that is cheap on a solid-state disk, unless its address says otherwise', async () => {
  expect(await costOf(db.url)).toBe('1.1')
  const address = new URL(db.url)
  address.searchParams.set('options', '-c random_page_cost=3')
  expect(await costOf(address.href)).toBe('3')
})
