import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { RegularWorks } from '#app/features/listing/regular/regular.listings.documents.ts'
import { SpotWorks } from '#app/features/listing/spot/spot.listings.documents.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  await seedDemoData(db.database, { now: NOW, spot: 400, regular: 40, hospitals: 150 })
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

/** How many promises are made until a visitor's page of a list is there. */
async function promisesOf(document: typeof SpotWorks | typeof RegularWorks, limit: number): Promise<number> {
  const variables = { where: {}, orderBy: 'UNSPECIFIED', limit, after: null, withTotal: true }
  let made = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'PROMISE') made += 1
    },
  })
  hook.enable()
  const { data } = await backend.inProcess.listings({ document, variables, bearer: null })
  hook.disable()
  const [page] = Object.values(JSON.parse(JSON.stringify(data)))
  expect(page).toHaveProperty('items.length', limit)
  return made
}

test.each([
  ['spot works', SpotWorks],
  ['regular works', RegularWorks],
])('a list of %s makes no promise for an item of its own', async (_, document) => {
  // The first page reads the tables of the taxes, and something else may run beside one.
  const fewest = async (limit: number) => {
    const pages = [await promisesOf(document, limit), await promisesOf(document, limit)]
    return Math.min(...pages, await promisesOf(document, limit))
  }
  expect((await fewest(20)) - (await fewest(2))).toBeLessThan(20 - 2)
})
