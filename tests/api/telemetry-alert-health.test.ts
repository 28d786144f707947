import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { openDatabase } from '#app/backend/database/client.ts'
import { analyticsEvent, serviceAlert } from '#app/backend/database/schema/event.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  backend = testBackend(db.database)
})

const request = (path: string, method = 'GET') => new Request(`${ORIGIN}${path}`, { method })

describe('collect', () => {
  const event = (changes: object = {}) => ({
    version: 'v1',
    timestamp: NOW.toISOString(),
    session_id: crypto.randomUUID(),
    git_commit_sha: '0f95e77',
    event_group: 'web_app',
    event_type: 'graphql_request',
    target_key: 'operation_name',
    target_value: 'SpotWorks',
    ...changes,
  })
  const collect = (body: unknown, headers: Record<string, string | undefined> = {}) =>
    backend.handlers.collect(post('/collect', body, headers))
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

  test('keeps an event with who sent it and what with', async () => {
    const { bearer, accountId } = await insertDoctor(db.database)
    const response = await collect(event(), { bearer, 'User-Agent': PHONE })
    expect(response.status).toBe(204)
    await backend.analytics.flush()
    const [row] = await db.database.select().from(analyticsEvent)
    expect(row).toMatchObject({
      accountId,
      occurredAt: NOW,
      targetValue: 'SpotWorks',
      userAgent: { isBot: false, os: { name: 'iOS' }, device: { vendor: 'Apple', model: 'iPhone' } },
    })
  })

  test('knows a bot, and takes what a client says of itself', async () => {
    await db.database.delete(analyticsEvent)
    await collect(event(), { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    const own = { isBot: false, ua: 'x', browser: { name: 'X' }, device: {}, engine: {}, os: { name: null } }
    await collect(event({ user_agent: own }), { bearer: 'x.y.z' })
    await backend.analytics.flush()
    const rows = await db.database.select().from(analyticsEvent).orderBy(analyticsEvent.id)
    expect(rows).toMatchObject([{ userAgent: { isBot: true } }, { userAgent: own, accountId: null }])
  })

  test('takes a list of events, every type of event and what a browser left too early to know itself', async () => {
    await db.database.delete(analyticsEvent)
    const left = { isBot: false, ua: PHONE, browser: {}, device: {}, engine: {}, os: {} }
    const types = ['debug', 'click', 'show', 'unfocus', 'scroll', 'page_view', 'graphql_request']
    const response = await collect(types.map((type) => event({ event_type: type, user_agent: left })))
    expect(response.status).toBe(204)
    await backend.analytics.flush()
    const rows = await db.database.select().from(analyticsEvent).orderBy(analyticsEvent.id)
    expect(rows.map(({ eventType }) => eventType)).toEqual(types)
    expect(rows[0]).toMatchObject({ userAgent: { ua: PHONE, os: { name: 'iOS' } } })
    expect(backend.analytics.counts()).toEqual({ held: 0, stored: types.length, dropped: 0 })
  })

  test('holds a bounded number of events, and counts those it drops', async () => {
    await db.database.delete(analyticsEvent)
    const flood = Array.from({ length: 50 }, () => event())
    for (let index = 0; index < 400; index += 1) {
      const sent = await collect(flood, { 'X-Client-Address': `192.0.2.${index % 50}` })
      expect(sent.status).toBe(204)
    }
    await backend.analytics.flush()
    const { held, stored, dropped } = backend.analytics.counts()
    expect({ held, all: stored + dropped }).toEqual({ held: 0, all: 20_000 })
    expect(dropped).toBeGreaterThan(0)
    expect(await db.database.$count(analyticsEvent)).toBe(stored)
    await db.database.delete(analyticsEvent)
  })

  test('counts what the database refuses as dropped', async () => {
    await db.database.execute(sql`alter table analytics_event rename to gone`)
    expect((await collect(event())).status).toBe(204)
    await backend.analytics.flush()
    await db.database.execute(sql`alter table gone rename to analytics_event`)
    expect(backend.analytics.counts()).toEqual({ held: 0, stored: 0, dropped: 1 })
    expect(backend.reported).toHaveLength(1)
  })

  test.each<[string, unknown, Record<string, string>, number]>([
    ['broken JSON', '{', {}, 400],
    ['an empty list', [], {}, 400],
    ['51 events', Array.from({ length: 51 }, () => event()), {}, 400],
    ['a list with one event that is none', [event(), {}], {}, 400],
    ['an unknown type', event({ event_type: 'view' }), {}, 400],
    ['half a character', event({ target_value: '\ud83d' }), {}, 400],
    ['another version', event({ version: 'v2' }), {}, 400],
    ['no time', event({ timestamp: 'now' }), {}, 400],
    ['a session id that is no UUID', event({ session_id: '1' }), {}, 400],
    ['a value too long', event({ target_value: 'x'.repeat(2_001) }), {}, 400],
    ['a character the database cannot keep', event({ target_value: 'a\0' }), {}, 400],
    ['an object as a value', event({ target_value: {} }), {}, 400],
    ['plain text', event(), { 'Content-Type': 'text/plain' }, 415],
  ])('refuses %s', async (_, body, headers, status) => {
    const response = await collect(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: expect.any(String) })
  })

  test('another method is not allowed', async () => {
    expect((await backend.handlers.collect(request('/collect'))).status).toBe(405)
  })

  test('hears 600 events a minute from an address', async () => {
    const from = (address: string) => collect('{', { 'X-Client-Address': address })
    for (let index = 0; index < 600; index += 1) expect((await from('192.0.2.1')).status).toBe(400)
    const refused = await from('192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).status).toBe(400)
  })
})

describe('alerts', () => {
  test('shows those that are on, newest first, never from a cache', async () => {
    const alert = { status: 'investigating', description: '検索に時間がかかっています。', service: 'all' }
    await db.database.insert(serviceAlert).values([
      { ...alert, date: new Date(NOW.getTime() - 60_000), link: 'https://status.example/1' },
      { ...alert, date: NOW },
      { ...alert, date: NOW, endedAt: NOW },
    ])
    const response = await backend.handlers.alerts(request('/alerts.json'))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual([
      { ...alert, date: '2026-11-21T12:00:00+09:00' },
      { ...alert, date: '2026-11-21T11:59:00+09:00', link: 'https://status.example/1' },
    ])
    expect((await backend.handlers.alerts(request('/alerts.json', 'POST'))).status).toBe(405)
  })
})

describe('health', () => {
  test('ready, and what the embedded database promises', async () => {
    const response = await backend.handlers.readyz(request('/readyz'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ready: true,
      database: true,
      migrated: true,
      writable: true,
      durability: 'process-crash',
      draining: false,
    })
  })

  test('not ready while draining, nor without a database; alive all the same', async () => {
    backend.drain()
    expect((await backend.handlers.readyz(request('/readyz'))).status).toBe(503)
    expect((await backend.handlers.livez(request('/livez'))).status).toBe(200)
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 })
    const lost = testBackend(gone)
    expect((await lost.handlers.readyz(request('/readyz'))).status).toBe(503)
    expect((await lost.handlers.livez(request('/livez'))).status).toBe(200)
    await gone.$client.end()
  })

  test('not ready before the newest migration', async () => {
    await db.database.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    const response = await backend.handlers.readyz(request('/readyz'))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ database: true, migrated: false })
    await db.database.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
  })

  test('a server is asked, not guessed at', async () => {
    const server = await testDatabase()
    const response = await testBackend(server.database).handlers.readyz(request('/readyz'))
    // The tests' own server runs without fsync, so it promises no more than the embedded one.
    expect(await response.json()).toMatchObject({ ready: true, durability: 'process-crash' })
    await server.close()
  })
})

describe('the environment', () => {
  const URL = { DATABASE_URL: 'postgres://user@host/db' }
  test('has defaults', () => {
    expect(readEnvironment(URL)).toEqual({
      databaseUrl: URL.DATABASE_URL,
      directUrl: null,
      replicaUrl: null,
      databasePool: 20,
      embedded: false,
      origin: 'http://localhost:3000',
      production: false,
      crawlers: true,
      appLinks: { android: null, apple: [] },
      operatorMail: null,
      firebase: null,
      line: null,
      lineMessaging: null,
      webPush: null,
      files: { place: 'database', s3: null },
      bankKey: null,
      otherBankKey: null,
      secondFactor: 'OPTIONAL',
      staffSecondFactor: 'OPTIONAL',
      searchEngine: 'index',
      role: 'both',
      metricsToken: null,
      sentry: null,
    })
    expect(readEnvironment({ ...URL, EMBEDDED_DATABASE: '1', DATABASE_POOL: '' }).databasePool).toBe(1)
  })

  const production = { ...URL, NODE_ENV: 'production' }
  test.each<[Record<string, string>, RegExp]>([
    [{}, /DATABASE_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /postgres:\/\//],
    [{ ...URL, DATABASE_POOL: '0' }, /DATABASE_POOL/],
    [{ ...URL, LISTING_SEARCH: 'sqlite' }, /LISTING_SEARCH/],
    [{ ...URL, APP_ORIGIN: 'https://app.example/' }, /APP_ORIGIN/],
    [{ ...URL, LINE_CHANNEL_ID: '1' }, /LINE_CHANNEL_SECRET/],
    [{ ...URL, LINE_MESSAGING_TOKEN: 't' }, /LINE_MESSAGING_SECRET/],
    [{ ...URL, LINE_MESSAGING_TOKEN: 't', LINE_MESSAGING_SECRET: 's' }, /LINE_CHANNEL_ID/],
    [{ ...URL, LINE_MESSAGING_URL: 'http://api.line.me' }, /LINE_MESSAGING_URL/],
    [{ ...URL, WEB_PUSH_PUBLIC_KEY: 'a'.repeat(87) }, /WEB_PUSH_PRIVATE_KEY/],
    [{ ...URL, WEB_PUSH_SUBJECT: 'me' }, /WEB_PUSH_SUBJECT/],
    [{ ...URL, ANDROID_APP_PACKAGE: 'jp.example.work' }, /ANDROID_APP_FINGERPRINTS/],
    [{ ...URL, APPLE_APP_IDS: 'jp.example.work' }, /APPLE_APP_IDS/],
    [{ ...URL, DATABASE_REPLICA_URL: 'postgres://replica/db' }, /LISTING_SEARCH=postgres/],
    [{ ...URL, FILE_STORE: 'disk' }, /FILE_STORE/],
    [{ ...URL, FILE_STORE: 's3' }, /S3_ENDPOINT、S3_BUCKET、S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY/],
    [{ ...URL, S3_BUCKET: 'files' }, /S3_ENDPOINT/],
    [{ ...URL, S3_ENDPOINT: 's3.example.com' }, /S3_ENDPOINT は https/],
    [{ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /FIREBASE_AUTH_EMULATOR_HOST/],
    [{ ...production, EMBEDDED_DATABASE: '1' }, /ALLOW_EMBEDDED_DB/],
  ])('refuses %j in a sentence', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })

  test('lets a demo use the embedded database in production', () => {
    const variables = { ...production, EMBEDDED_DATABASE: '1', ALLOW_EMBEDDED_DB: '1' }
    expect(readEnvironment(variables)).toMatchObject({ production: true, databasePool: 1 })
  })
})
