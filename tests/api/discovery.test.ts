import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { PART_IDS } from '#app/backend/discovery/sitemap.store.ts'
import { createBackend, type BackendDeps } from '#app/backend/server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())

const backend = (more: Partial<BackendDeps> = {}) =>
  createBackend({
    database: db.database,
    clock: () => NOW,
    origin: ORIGIN,
    production: true,
    firebase: null,
    report: () => undefined,
    ...more,
  })

type Handlers = ReturnType<typeof backend>['handlers']

async function read(handler: keyof Handlers, path: string, from = backend()) {
  const response = await from.handlers[handler](new Request(`${ORIGIN}${path}`))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location)

test('a server that is not the public one asks crawlers to stay away, and shows no sitemap', async () => {
  const hidden = backend({ crawlers: false })
  expect((await read('robots', '/robots.txt', hidden)).text).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap/pages.xml'])
    expect((await read('sitemap', path, hidden)).status).toBe(404)
  const { text } = await read('robots', '/robots.txt')
  expect(text).toContain('Disallow: /work\n')
  expect(text).not.toContain('Disallow: /\n')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the sitemaps name every open listing once, and no other', async () => {
  const spots = [await insertListing(db.database), await insertListing(db.database)]
  const far = String(PART_IDS * 3 + 7)
  await insertListing(db.database, { id: Number(far) })
  const regular = await insertRegularListing(db.database)
  for (const changes of [
    { status: 'CLOSED' as const },
    { status: 'DRAFT' as const },
    { status: 'PAUSED' as const },
    { applicationDeadline: hours(-1) },
  ]) {
    await insertListing(db.database, changes)
    await insertRegularListing(db.database, changes)
  }
  const open = backend()
  const index = await read('sitemap', '/sitemap.xml', open)
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const parts = locationsOf(index.text)
  expect(parts).toEqual(
    ['pages', 'spot-0', 'spot-3', 'regular-0'].map((part) => `${ORIGIN}/sitemap/${part}.xml`),
  )
  const all = await Promise.all(parts.map((part) => read('sitemap', String(part).slice(ORIGIN.length), open)))
  const listings = all
    .flatMap(({ text }) => locationsOf(text))
    .filter((one) => /\/(spot|regular)\/\d/.test(one ?? ''))
  expect(listings).toEqual(
    [...spots.map((id) => `/spot/${id}`), `/spot/${far}`, `/regular/${regular}`].map((path) => ORIGIN + path),
  )
  expect(all[1]?.text).toContain('<lastmod>')
  const [row] = await db.database
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, Number(far)))
  expect(new Date(/<lastmod>([^<]+)/.exec(all[2]?.text ?? '')?.[1] ?? '')).toEqual(row?.editedAt)
  const pages = locationsOf(all[0]?.text ?? '').map((one) => one?.slice(ORIGIN.length))
  expect(pages).toContain('/search/spot/result')
  expect(pages.filter((path) => /^\/(work|profile|staff|hospital|login)/.test(path ?? ''))).toEqual([])
})

test('listings of a hospital that hires nobody at present are not named', async () => {
  const [listing] = await db.database.select().from(regularWork).limit(1)
  const ofHospital = eq(hospital.id, listing?.hospitalId ?? 0)
  await db.database.update(hospital).set({ isHiringPaused: true }).where(ofHospital)
  expect((await read('sitemap', '/sitemap/regular-0.xml')).status).toBe(404)
  await db.database.update(hospital).set({ isHiringPaused: false }).where(ofHospital)
  expect((await read('sitemap', '/sitemap/regular-0.xml')).status).toBe(200)
})

test('an answer that failed is not kept', async () => {
  const server = backend()
  const status = () =>
    read('sitemap', '/sitemap/spot-0.xml', server).then(
      (answer) => answer.status,
      () => 'FAILED',
    )
  await db.database.execute(sql`alter table spot_work rename to spot_work_away`)
  const failed = await status()
  await db.database.execute(sql`alter table spot_work_away rename to spot_work`)
  expect([500, 503, 'FAILED']).toContain(failed)
  expect(await status()).toBe(200)
})

test('an answer is kept for ten minutes', async () => {
  let now = NOW
  const kept = backend({ clock: () => now })
  const before = await read('sitemap', '/sitemap/spot-0.xml', kept)
  const id = await insertListing(db.database)
  expect((await read('sitemap', '/sitemap/spot-0.xml', kept)).text).toBe(before.text)
  now = new Date(NOW.getTime() + 11 * 60_000)
  expect((await read('sitemap', '/sitemap/spot-0.xml', kept)).text).toContain(`/spot/${id}<`)
})

test.each([
  '/sitemap/spot-9.xml',
  '/sitemap/spot-x.xml',
  '/sitemap/other-0.xml',
  '/sitemap/spot-0',
  '/sitemap/',
  '/sitemap/spot-0000000000000.xml',
])('%s is no sitemap', async (path) => {
  expect((await read('sitemap', path)).status).toBe(404)
})

test('one network is answered so often a minute, others all the same', async () => {
  const server = backend()
  const ask = (address: string) =>
    server.handlers.sitemap(
      new Request(`${ORIGIN}/sitemap.xml`, { headers: { 'X-Client-Address': address } }),
    )
  for (let count = 0; count < 120; count += 1) expect((await ask('192.0.2.1')).status).toBe(200)
  const refused = await ask('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('198.51.100.1')).status).toBe(200)
})
