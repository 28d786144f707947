import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { TestDoctor } from '#tests/support/doctors.ts'
import { insertPeople, newSessions, type Caller } from '#tests/support/hostile/callers.ts'
import { serverFunctions } from '#tests/support/hostile/form-calls.ts'
import { createSender } from '#tests/support/hostile/send.ts'
import { jpegFrame, jpegPicture } from '#tests/support/pictures.ts'

/** What only the whole app shows: the way through the server, the outer entry and Start. */

let database: TestDatabase
let app: TestAppServer
let people: TestDoctor[]
let doctor: Caller
let sender: ReturnType<typeof createSender>

beforeAll(async () => {
  database = await testDatabase({ max: 2 })
  people = await insertPeople(database.database)
  app = await startAppServer({ DATABASE_URL: database.url, DEMO_DATA: '0' })
  const [first] = await newSessions(database.database, people, app.url)
  if (!first) throw new Error('no doctor')
  doctor = first
  sender = createSender(app.url)
})
afterAll(async () => {
  sender?.close()
  await app?.stop()
  await database?.close()
})

type Asked = { method?: string; headers?: Record<string, string>; body?: Buffer }

const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  sender.send(
    { target: 'page', method, path, headers, body },
    { host: new URL(app.url).host, origin: app.url },
  )

const asDoctor = () => ({ cookie: doctor.headers['cookie'] ?? '', accept: 'text/html' })

test.each([
  ['//x/', '/x/'],
  ['//evil.example/?a=1', '/evil.example/?a=1'],
  ['///search/spot', '/search/spot'],
  ['/\\evil.example', '/evil.example'],
])('%s leads to %s of this very site', async (path, location) => {
  const { status, headers } = await ask(path, { headers: { accept: 'text/html' } })
  expect([status, headers['location']]).toEqual([308, location])
})

test("a stranger's name is not served, nor led to", async () => {
  for (const path of ['/', '/search/spot', '//x/', '/favicon.svg', '/account/graphql']) {
    const { status, headers } = await ask(path, { headers: { host: 'evil.example' } })
    expect([status, headers['location']]).toEqual([421, undefined])
  }
  expect((await ask('/livez', { headers: { host: '10.1.2.3:9' } })).status).toBe(200)
})

test('a document keeps its sandbox on the way out; what cannot be decoded is none', async () => {
  const headers = { ...doctor.headers, 'content-type': 'image/jpeg' }
  const put = (body: Buffer) => ask('/documents/licence', { method: 'PUT', headers, body })
  expect((await put(jpegFrame(1_000, 700))).status).toBe(415)
  const { status, text } = await put(jpegPicture(1_000, 700))
  expect(status).toBe(200)
  const shown = await ask(`/documents/${JSON.parse(text).id}`, { headers: doctor.headers })
  expect([shown.status, shown.headers['content-security-policy']]).toEqual([
    200,
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  ])
})

test('whoever is signed in already is led back, Japanese letters and all', async () => {
  const returnTo = encodeURIComponent('/search/spot?q=当直')
  for (const path of ['/login', '/sign-up']) {
    const { status, headers } = await ask(`${path}?returnTo=${returnTo}`, { headers: asDoctor() })
    expect([status, headers['location']]).toEqual([307, '/search/spot?q=%E5%BD%93%E7%9B%B4'])
  }
})

test("a function that only script calls has nothing to show to a browser's own form", async () => {
  const find = (name: string) => serverFunctions().find((one) => one.name === name)?.id ?? ''
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const token = await ask(`/_serverFn/${find('createIdTokenFn')}`, {
    method: 'POST',
    headers: form,
    body: Buffer.from('a=1'),
  })
  expect(token.status).toBe(204)
  const refused = await ask(`/_serverFn/${find('getProfilePageFn')}`, { headers: { accept: 'text/html' } })
  expect(refused.status).toBe(401)
})

test('what strangers post is never a line of the log, and fills none', async () => {
  const before = app.log().length
  const body = Buffer.from('{"event":"x"}\n')
  const places = [
    '/error-reports',
    '/collect/events',
    '/_serverFn/x',
    '/account/graphql',
    '/listings/graphql',
    '/twirp/a/B',
    '/',
  ]
  for (const path of places)
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      for (let time = 0; time < 15; time += 1)
        await ask(path, {
          method: 'POST',
          headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
          body,
        })
  // Each line is of ours: it says when, and what.
  const lines = app.log().slice(before)
  expect(lines.every(({ at, level }) => typeof at === 'string' && typeof level === 'string')).toBe(true)
  expect(lines.filter(({ event }) => event === 'x')).toEqual([])
  expect(JSON.stringify(lines.filter(({ event }) => event !== 'request')).length).toBeLessThan(40_000)
})
