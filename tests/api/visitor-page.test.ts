import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { now } from '#app/platform/clock.ts'
import type { TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertListing } from '#tests/support/listings.ts'
import { startServed } from '#tests/support/production.ts'

/** A visitor's page of results, remembered and not. */

const RESULTS = '/search/spot/result'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const LONG = { timeout: 120_000 }

let db: TestDatabase
let server: TestAppServer
beforeAll(async () => {
  db = await testDatabase()
  server = await startServed({ DATABASE_URL: db.url })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await db.close()
})

async function load(path = RESULTS, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers })
  const html = await response.text()
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const timing = response.headers.get('server-timing') ?? ''
  return { html, nonce, timing, isRemembered: timing.includes('remembered') }
}

/** Loads the page until it is one that was remembered; the index is filled a second after the start. */
async function loadRemembered(path?: string, headers?: Record<string, string>) {
  const seen = { last: await load(path, headers) }
  await expect
    .poll(
      async () => {
        seen.last = await load(path, headers)
        return seen.last.isRemembered
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return seen.last
}

const openListing = (changes: Partial<typeof spotWork.$inferInsert> = {}) =>
  insertListing(db.database, {
    startTime: new Date(now().getTime() + 9 * DAY_MS),
    publishTime: now(),
    editedAt: now(),
    ...changes,
  })

test(
  'is the page of an earlier visitor with a nonce of its own, while nothing has changed',
  LONG,
  async () => {
    await openListing({ fee: 81_000 })
    const first = await loadRemembered()
    const second = await load()
    expect(second.isRemembered).toBe(true)
    expect(first.nonce).toMatch(/^[\w-]{22}$/)
    expect(second.nonce).not.toBe(first.nonce)
    expect(second.html).not.toContain(first.nonce)
    expect(second.html.split(second.nonce).length).toBe(first.html.split(first.nonce).length)
    const plain = ({ html, nonce }: typeof first) => html.replaceAll(nonce, '').replace(/\bat:\d{13}/, '')
    expect(plain(second)).toBe(plain(first))
    expect(second.html).toMatch(/\bat:\d{13}/)
    // The browser sends the events of what was asked.
    expect(second.timing).toContain('SpotWorks')
  },
)

test('shows what another process has written before it was asked for', LONG, async () => {
  const id = Number(await openListing({ fee: 83_000 }))
  await loadRemembered()
  await db.database.update(spotWork).set({ fee: 123_456, editedAt: now() }).where(eq(spotWork.id, id))
  const raised = await load()
  expect(raised.isRemembered).toBe(false)
  expect(raised.html).toContain('123,456')
  await loadRemembered()
  await db.database.update(hospital).set({ name: '改名した総合病院' })
  const renamed = await load()
  expect(renamed.isRemembered).toBe(false)
  expect(renamed.html).toContain('改名した総合病院')
})

test('loses a listing at the instant at which it closes', LONG, async () => {
  const closes = new Date(now().getTime() + 6_000)
  await openListing({ applicationDeadline: closes, fee: 234_567, editedAt: now() })
  expect((await load()).html).toContain('234,567')
  await loadRemembered()
  const seen: { at: number; shown: boolean }[] = []
  const look = async () => {
    const asked = now().getTime()
    const shown = (await load()).html.includes('234,567')
    seen.push({ at: asked, shown })
    return shown
  }
  await expect.poll(look, { timeout: 30_000, interval: 100 }).toBe(false)
  expect(seen.filter(({ at, shown }) => shown && at >= closes.getTime())).toEqual([])
})

test('of a browser that is told the phrases is never that of another', LONG, async () => {
  const plain = await loadRemembered()
  const marked = await loadRemembered(RESULTS, { 'User-Agent': FIREFOX })
  expect(marked.html).toContain('<wbr')
  expect(plain.html).not.toContain('<wbr')
  expect((await load()).html).not.toContain('<wbr')
})

test('with another search is another page', LONG, async () => {
  await loadRemembered()
  const narrowed = await load(`${RESULTS}?minimumFee=900000`)
  expect(narrowed.isRemembered).toBe(false)
  expect(narrowed.html).not.toContain('81,000')
})

test.each(['dp-sid', 'dp-form', 'dp-unsent'])(
  'is rendered for whoever brings the cookie %s, and not remembered',
  LONG,
  async (name) => {
    await loadRemembered()
    const path = `${RESULTS}?brought=${name}`
    const Cookie = `_ga=1; ${name}=${'a'.repeat(43)}`
    for (const _ of [1, 2]) expect((await load(path, { Cookie })).isRemembered).toBe(false)
    expect((await load(path)).isRemembered).toBe(false)
  },
)

test('is remembered for a visitor with cookies that no page reads', LONG, async () => {
  const Cookie = `_ga=1; dp-device=${'a'.repeat(43)}`
  await loadRemembered(`${RESULTS}?device`, { Cookie })
})

test('of what anybody may see besides lists is rendered each time', LONG, async () => {
  await loadRemembered()
  for (const path of ['/', '/login', '/help', '/search/spot/detail/history'])
    for (const _ of [1, 2]) expect((await load(path)).isRemembered, path).toBe(false)
})
