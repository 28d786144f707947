import { expect } from '@playwright/test'
import { openDatabase } from '#app/backend/database/client.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { applyFromTheStart, type JourneyKind } from './journey.ts'
import { addressesOf } from './rows.ts'
import { test } from './signed-in.ts'

/**
 * Nothing crosses the seam to the backend but what the contracts say: the same journeys, once with the bundled backend
 * in process, once by an app whose parties are all reached over the network. That app's own backend stays empty.
 */

/** Where hospitals have pages of their own. */
const HOSPITALS = 'https://hospitals.example.com/h/'

const KINDS: JourneyKind[] = ['FREE', 'SELECTION']

let postgres: Awaited<ReturnType<typeof startPostgres>>
const apps: Partial<Record<'in process' | 'over the network', TestAppServer>> = {}
let logins: { loginId: string; password: string }[]

// One worker: each would start servers of its own.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  postgres = await startPostgres()
  const url = postgres.url.replace(/postgres$/, 'migrated')
  const database = openDatabase({ url, max: 1 })
  await seedDemoData(database, { now: new Date(), spot: 300, regular: 0, hospitals: 20 })
  logins = await insertDoctorsWithPassword(database, 2 * 2 * KINDS.length)
  await database.$client.end()
  const near = await startAppServer({ DATABASE_URL: url, DEMO_DATA: '0', HOSPITAL_SERVICE_URL: HOSPITALS })
  apps['in process'] = near
  apps['over the network'] = await startAppServer({
    DEMO_DATA: '0',
    // Both stand behind one origin, as doctors see them.
    APP_ORIGIN: near.url,
    ACCOUNT_SERVER_URL: `${near.url}/account/graphql`,
    LISTINGS_GRAPHQL_URL: `${near.url}/listings/graphql`,
    USER_SERVICE_URL: near.url,
    WORK_SERVICE_URL: near.url,
    CORE_SERVER_URL: near.url,
    ALERTS_URL: `${near.url}/alerts.json`,
  })
})

test.afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.stop()))
  await postgres?.stop()
})

for (const way of ['in process', 'over the network'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${way}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })

      for (const kind of KINDS) {
        test(`a doctor logs in, searches, applies (${kind}) and finds it again`, async ({ page }) => {
          const login = logins.pop()
          const origin = apps[way]?.url
          if (!login || !origin) throw new Error('nobody left to log in')
          await applyFromTheStart(page, kind, { origin, ...login })
        })
      }
    })
  }
}

test('the app over the network has nothing of its own to show', async ({ request }) => {
  const { url } = apps['over the network'] ?? { url: '' }
  const answer = await request.post(`${url}/listings/graphql`, {
    data: { query: '{ spotWorks { items { id } } }' },
  })
  expect(answer.ok()).toBe(false)
})

test('a hospital has its own page where such a service is set', async ({ page }) => {
  for (const [way, count] of [
    ['in process', 1],
    ['over the network', 0],
  ] as const) {
    await page.goto(`${apps[way]?.url}/search/spot/result`)
    const [address] = await addressesOf(page)
    await page.goto(`${apps[way]?.url}${address}`)
    const link = page.getByRole('link', { name: '病院のページを見る(外部サイト)' })
    await expect(page.getByRole('heading', { level: 2, name: '条件', exact: true })).toBeVisible()
    await expect(link).toHaveCount(count)
    if (count) await expect(link).toHaveAttribute('href', /^https:\/\/hospitals\.example\.com\/h\/\d+$/)
  }
})
