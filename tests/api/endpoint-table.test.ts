import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createSender } from '#tests/support/hostile/send.ts'

// Every public address of a server of ours, held against what HTTP says of it: each method, size, kind of body and origin.

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const
const FOLDER = join(import.meta.dirname, '../../src/routes/(api)')
/** What the body of anything but a document may weigh. */
const CAP = 256 * 1024

type Endpoint = {
  path: string
  methods: readonly (typeof METHODS)[number][]
  /** Goes by the cookie, so that other sites may not post to it. */
  byCookie?: true
  /** A press of a button: what its form holds, if anything, is no matter. */
  isPress?: true
  /** Whoever is not signed in is refused before the body is read. */
  signedIn?: true
}

const READ = ['GET', 'HEAD'] as const

/** By the file of its route. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '[.]well-known/apple-app-site-association.ts': {
    path: '/.well-known/apple-app-site-association',
    methods: READ,
  },
  '[.]well-known/assetlinks[.]json.ts': { path: '/.well-known/assetlinks.json', methods: READ },
  '[.]well-known/change-password.ts': { path: '/.well-known/change-password', methods: READ },
  '[.]well-known/security[.]txt.ts': { path: '/.well-known/security.txt', methods: READ },
  '[.]well-known/jwks[.]json.ts': { path: '/.well-known/jwks.json', methods: READ },
  'account.data.ts': { path: '/account/data', methods: READ, signedIn: true },
  'account.payments.$name.ts': {
    path: '/account/payments/year-2026.csv',
    methods: [...READ],
    signedIn: true,
  },
  'account.graphql.ts': { path: '/account/graphql', methods: ['POST'], byCookie: true },
  'alerts[.]json.ts': { path: '/alerts.json', methods: READ },
  // The token in the path takes the place of a session.
  'calendar.feed.$name.ts': { path: '/calendar/feed/x.ics', methods: READ },
  'calendar.$name.ts': { path: '/calendar/x.ics', methods: READ, signedIn: true },
  'collect.ts': { path: '/collect', methods: ['POST'] },
  'documents.$name.ts': { path: '/documents/licence', methods: [...READ, 'PUT'], signedIn: true },
  'dp[.]profile[.]Profile.$method.ts': { path: '/dp.profile.Profile/GetProfile', methods: ['POST'] },
  'dp[.]registration[.]Registration.$method.ts': {
    path: '/dp.registration.Registration/GetRegistration',
    methods: ['POST'],
  },
  'dp[.]user[.]User.$method.ts': { path: '/dp.user.User/SignInUser', methods: ['POST'] },
  'error-reports.ts': { path: '/error-reports', methods: ['POST'] },
  'line.callback.ts': { path: '/line/callback', methods: READ },
  'line.session.ts': { path: '/line/session', methods: ['POST'], byCookie: true },
  'line.start.ts': { path: '/line/start', methods: ['POST'], byCookie: true, isPress: true },
  'line.webhook.ts': { path: '/line/webhook', methods: ['POST'] },
  'line.unlink.ts': { path: '/line/unlink', methods: ['POST'], byCookie: true, isPress: true },
  'listings.graphql.ts': { path: '/listings/graphql', methods: ['GET', 'POST'] },
  'livez.ts': { path: '/livez', methods: READ },
  'metrics.ts': { path: '/metrics', methods: READ },
  'mail.unsubscribe.$token.ts': { path: '/mail/unsubscribe/x', methods: [...READ, 'POST'], isPress: true },
  'messages/events.ts': { path: '/messages/events', methods: READ, signedIn: true },
  'messages/files.$id.ts': { path: '/messages/files/x', methods: READ, signedIn: true },
  'messages/files.index.ts': { path: '/messages/files', methods: ['PUT'], signedIn: true },
  'readyz.ts': { path: '/readyz', methods: READ },
  'staff.audit[.]csv.ts': { path: '/staff/audit.csv', methods: ['POST'], byCookie: true, signedIn: true },
  'robots[.]txt.ts': { path: '/robots.txt', methods: READ },
  'sitemap[.]xml.ts': { path: '/sitemap.xml', methods: READ },
  'sitemap.$name.ts': { path: '/sitemap/pages.xml', methods: READ },
  'work.hours[.]csv.ts': { path: '/work/hours.csv', methods: READ, signedIn: true },
  'twirp.$.ts': { path: '/twirp/dp.work.Work/ListMatchedWorks', methods: ['POST'] },
}

let database: TestDatabase
let app: TestAppServer
let sender: ReturnType<typeof createSender>

beforeAll(async () => {
  database = await testDatabase({ max: 2 })
  app = await startAppServer({
    DATABASE_URL: database.url,
    DEMO_DATA: '0',
    LINE_CHANNEL_ID: '1',
    LINE_CHANNEL_SECRET: 'secret',
    LINE_ISSUER: 'http://localhost:9',
    LINE_MESSAGING_TOKEN: 'token',
    LINE_MESSAGING_SECRET: 'secret',
  })
  sender = createSender(app.url)
}, 120_000)
afterAll(async () => {
  sender?.close()
  await app?.stop()
  await database?.close()
})

type Asked = { method: string; origin?: string; headers?: Record<string, string>; body?: Buffer }

const ask = ({ path }: Endpoint, { method, origin = app.url, headers = {}, body }: Asked) =>
  sender.send({ target: 'page', method, path, headers, body }, { host: new URL(app.url).host, origin })

const isRefused = (status: number) => status >= 400 && status < 500
const endpoints = Object.values(ENDPOINTS)
const writing = (endpoint: Endpoint) =>
  endpoint.methods.filter((method) => method === 'POST' || method === 'PUT')

test('the table names every address', async () => {
  const files = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.ts'))
  expect(Object.keys(ENDPOINTS).toSorted()).toEqual(files.toSorted())
})

test('a method that an address has not is refused, and none is a failure of ours', async () => {
  const wrong: unknown[] = []
  for (const endpoint of endpoints) {
    for (const method of METHODS) {
      const { status } = await ask(endpoint, { method })
      const mayAnswer =
        endpoint.methods.some((one) => one === method) || method === 'OPTIONS' || method === 'HEAD'
      if (status >= 500 || (!mayAnswer && !isRefused(status))) wrong.push([method, endpoint.path, status])
    }
  }
  expect(wrong).toEqual([])
})

test('a body over the limit is answered with 413, whatever its content type', async () => {
  const wrong: unknown[] = []
  for (const endpoint of endpoints.filter(({ signedIn }) => !signedIn)) {
    for (const method of writing(endpoint)) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png']) {
        const headers = { 'content-type': type }
        const { status } = await ask(endpoint, { method, headers, body: Buffer.alloc(CAP + 1, 97) })
        if (status !== 413) wrong.push([method, endpoint.path, type, status])
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a body of another kind than an address takes is refused', async () => {
  const wrong: unknown[] = []
  for (const endpoint of endpoints) {
    for (const method of writing(endpoint)) {
      for (const type of ['text/html', 'application/xml', 'multipart/form-data', 'x', '']) {
        const headers = { 'content-type': type }
        const { status } = await ask(endpoint, { method, headers, body: Buffer.from('<a>{"a":1}</a>') })
        if (!isRefused(status) && !(endpoint.isPress && status === 303))
          wrong.push([method, endpoint.path, type, status])
      }
    }
  }
  expect(wrong).toEqual([])
})

test('no endpoint allows scripts of other sites, and endpoints that read the cookie refuse forms of other sites', async () => {
  const wrong: unknown[] = []
  for (const endpoint of endpoints) {
    for (const method of ['OPTIONS', ...endpoint.methods]) {
      const { status, headers } = await ask(endpoint, {
        method,
        origin: 'https://evil.example',
        headers: { 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' },
      })
      const isOpen = headers['access-control-allow-origin'] !== undefined
      const isTaken = endpoint.byCookie && method === 'POST' && status !== 403
      if (isOpen || isTaken || status >= 500) wrong.push([method, endpoint.path, status])
    }
  }
  expect(wrong).toEqual([])
})
