import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import trusted from '#app/contract/gen/trusted-documents.json' with { type: 'json' }
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { serverFunctionPath } from '#tests/e2e/server-function-path.ts'
import { countTicks } from '#tests/support/own-ticks.ts'
import { startFaultyProxy, type FaultyProxy } from '#tests/support/faulty-proxy.ts'

// The whole app before a database that is stopped or frozen: what doctors, other programs and operators see of it.

/** How often the app answers until what waits for the database is refused, and until it uses it again: 20 ms each, or more. */
const SOON = 120
const AGAIN = 40
/** In quarters of a second. */
const STOP = 100
const ROUNDS = 18

let db: TestDatabase
let proxy: FaultyProxy
let app: TestAppServer
let bearer: string

beforeAll(async () => {
  db = await testDatabase()
  proxy = await startFaultyProxy(db.url)
  app = await startAppServer({ DATABASE_URL: proxy.url, DATABASE_POOL: '4', DEMO_DATA: '0' })
  const [doctor] = await insertDoctorsWithPassword(db.database, 1)
  const { cookie } = await askAccount('mutation LogIn', { ...doctor })
  const session = cookie.map((line) => line.split(';')[0]).join('; ')
  const { body } = await askAccount('mutation CreateIdToken', {}, session)
  bearer = /"idToken":"([^"]+)"/.exec(body)?.[1] ?? ''
})
afterEach(() => proxy.become('sound'))
afterAll(async () => {
  await app.stop()
  await proxy.close()
  await db.close()
})

/** The id of one of our own documents: production executes nothing else. */
function documentId(documents: Record<string, string>, start: string): string {
  const [id] = Object.entries(documents).find(([, text]) => text.startsWith(start)) ?? []
  if (!id) throw new Error(`no document begins with ${start}`)
  return id
}

const json = { 'Content-Type': 'application/json' }
const signedIn = () => ({ ...json, Authorization: `Bearer ${bearer}` })

/** Asks the account server as a browser does. */
async function askAccount(operation: string, variables: Record<string, unknown>, cookie = '') {
  const response = await fetch(`${app.url}/account/graphql`, {
    method: 'POST',
    headers: { ...json, Origin: app.url, Cookie: cookie },
    body: JSON.stringify({ documentId: documentId(trusted.account, operation), variables }),
  })
  return { body: await response.text(), cookie: response.headers.getSetCookie() }
}

/** One request of each kind, none of which can be answered without the database. */
const REQUESTS: Record<string, () => [path: string, init?: RequestInit]> = {
  'a page': () => ['/search/spot/result', { headers: { Accept: 'text/html' } }],
  'a listing': () => ['/spot/1', { headers: { Accept: 'text/html' } }],
  GraphQL: () => [
    '/listings/graphql',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        documentId: documentId(trusted.listings, 'query HospitalNames'),
        variables: { ids: ['1'] },
      }),
    },
  ],
  Connect: () => ['/dp.user.User/GetDoctor', { method: 'POST', headers: signedIn(), body: '{}' }],
  Twirp: () => ['/twirp/dp.user.User/GetDoctor', { method: 'POST', headers: signedIn(), body: '{}' }],
  alerts: () => ['/alerts.json'],
  'the own data': () => ['/account/data', { headers: { Cookie: `dp-sid=${'a'.repeat(43)}` } }],
}

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init })
  return { response, body: await response.text() }
}

/** How often a page was refused before it was served. */
async function refusedUntilServed(): Promise<number> {
  let refused = 0
  while ((await ask(...(REQUESTS['a page']?.() ?? ['/']))).response.status !== 200) {
    refused += 1
    await wait(20)
  }
  return refused
}

/** What `act` comes to, and how often the app has answered something else meanwhile: its own clock, on a busy machine too. */
async function countAnswers<T>(act: Promise<T>): Promise<{ result: T; answers: number }> {
  let answers = 0
  let isOver = false
  const ended = act.finally(() => (isOver = true))
  while (!isOver) {
    await ask('/livez')
    answers += 1
    await Promise.race([ended.catch(() => undefined), wait(20)])
  }
  return { result: await ended, answers }
}

describe.each(['frozen', 'down'] as const)('a database that is %s', (line) => {
  test('is soon answered 503 by every protocol in its own words, and soon used again', async () => {
    await refusedUntilServed()
    proxy.become(line)
    const asked = Object.entries(REQUESTS).map(async ([name, request]) => ({
      name,
      ...(await ask(...request())),
    }))
    const { result: answers, answers: meanwhile } = await countAnswers(Promise.all(asked))
    expect(meanwhile).toBeLessThan(SOON)
    const seen = answers.map(({ name, response }) => ({
      name,
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
    }))
    expect(seen).toEqual(Object.keys(REQUESTS).map((name) => ({ name, status: 503, retryAfter: '5' })))
    const bodyOf = (wanted: string) => answers.find(({ name }) => name === wanted)?.body ?? ''
    expect(bodyOf('a page')).toContain('<html lang="ja"')
    expect(bodyOf('a page')).toContain('つながりにくくなっています')
    expect(JSON.parse(bodyOf('GraphQL'))).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    })
    expect(JSON.parse(bodyOf('Connect'))).toMatchObject({ code: 'unavailable' })
    expect(JSON.parse(bodyOf('Twirp'))).toMatchObject({ code: 'unavailable' })
    expect((await ask('/livez')).response.status).toBe(200)
    expect((await ask('/readyz')).response.status).toBe(503)
    proxy.become('sound')
    expect(await refusedUntilServed()).toBeLessThan(AGAIN)
    expect((await ask('/readyz')).response.status).toBe(200)
  }, 60_000)
})

test('the browser’s own post of a form ends at the form, which says that nothing came of it', async () => {
  await refusedUntilServed()
  const action = serverFunctionPath('src/features/session/session.functions.ts', 'logInFn')
  const form = new FormData()
  form.set('loginId', 'who@example.com')
  form.set('password', 'correct horse battery')
  proxy.become('down')
  const { response } = await ask(action, { method: 'POST', headers: { Origin: app.url }, body: form })
  proxy.become('sound')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/login?outcome=UNREACHABLE')
  await refusedUntilServed()
  const Cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  const again = await ask('/login?outcome=UNREACHABLE', {
    headers: { Accept: 'text/html', Cookie: Cookie.join('; ') },
  })
  expect(again.body).toMatch(/role="alert"(?:(?!<form).)*つながりにくくなっています/)
  expect(again.body).toContain('value="who@example.com"')
}, 60_000)

test('the browser’s own post of a command without a page of its own is told that it failed', async () => {
  await refusedUntilServed()
  const form = new FormData()
  form.set('pressed', '1')
  proxy.become('down')
  const { response, body } = await ask(
    serverFunctionPath('src/features/session/session.functions.ts', 'logOutFn'),
    {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: app.url, Cookie: `dp-sid=${'a'.repeat(43)}` },
      body: form,
    },
  )
  proxy.become('sound')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(body).toContain('<html lang="ja"')
  expect(body).toContain('つながりにくくなっています')
}, 60_000)

test('connections lost again and again under writes leave an app that serves', async () => {
  const write = () =>
    ask('/collect', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        version: 'v1',
        event_group: 'search',
        event_type: 'show',
        target_key: 'id',
        target_value: '1',
        timestamp: new Date().toISOString(),
      }),
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    // Now all are cut, now the next word on any of them ends it.
    proxy.become(round % 3 === 0 ? 'down' : { cutAt: round % 3 === 1 ? 'begin' : 'insert' })
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? write() : ask('/search/spot/result'))),
    )
    proxy.become('sound')
    await Promise.all(Array.from({ length: 4 }, write))
  }
  expect(await refusedUntilServed()).toBeLessThan(AGAIN)
}, 60_000)

test.each(['frozen', 'down'] as const)(
  'SIGTERM ends an app whose database is %s',
  async (line) => {
    const other = await startAppServer({ DATABASE_URL: proxy.url, DATABASE_POOL: '4', DEMO_DATA: '0' })
    await fetch(`${other.url}/search/spot/result`)
    proxy.become(line)
    const asked = Promise.allSettled(
      Array.from({ length: 8 }, async () => (await fetch(`${other.url}/search/spot/result`)).text()),
    )
    await wait(100)
    const { result, ticks } = await countTicks(() => other.stop())
    expect(result).toBe(0)
    expect(ticks).toBeLessThan(STOP)
    await asked
    proxy.become('sound')
  },
  90_000,
)
