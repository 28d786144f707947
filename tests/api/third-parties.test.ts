import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type Server } from 'node:http'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

// The table of third parties makes the policy and the page: an app with keys beside one without.

const KEYS = {
  GOOGLE_ANALYTICS_ID: 'G-TEST1234',
  KARTE_API_KEY: '0123456789abcdef',
  CHANNEL_TALK_PLUGIN_KEY: '0d7e8a53-61b4-4a5c-9c1f-6c0f0a4f2d11',
}

let database: TestDatabase
let bare: TestAppServer
let keyed: TestAppServer
let sentry: Server
const envelopes: { path: string | undefined; auth: unknown; parts: unknown[] }[] = []

beforeAll(async () => {
  sentry = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const parts: unknown[] = body.split('\n').map((line) => JSON.parse(line))
      envelopes.push({ path: request.url, auth: request.headers['x-sentry-auth'], parts })
      response.end('{}')
    })
  })
  await new Promise<void>((settle) => sentry.listen(0, '127.0.0.1', settle))
  const address = sentry.address()
  const port = typeof address === 'object' ? address?.port : 0
  database = await testDatabase({ max: 2 })
  const env = { DATABASE_URL: database.url, DEMO_DATA: '0' }
  const SENTRY_DSN = `http://publickey@127.0.0.1:${port}/42`
  ;[bare, keyed] = await Promise.all([startAppServer(env), startAppServer({ ...env, ...KEYS, SENTRY_DSN })])
}, 180_000)
afterAll(async () => {
  await Promise.all([bare?.stop(), keyed?.stop()])
  sentry?.close()
  await database?.close()
})

async function page(app: TestAppServer) {
  const response = await fetch(`${app.url}/about/external`, { headers: { Accept: 'text/html' } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one] as const))
  return { html: await response.text(), directives }
}

test('without keys no page may reach anybody but us, and none says so', async () => {
  const { html, directives } = await page(bare)
  expect(directives.get('connect-src')).toBe("connect-src 'self'")
  expect(directives.get('img-src')).toBe("img-src 'self' data:")
  expect(directives.has('frame-src')).toBe(false)
  expect(directives.get('script-src')).toMatch(/^script-src 'nonce-[^']+' 'strict-dynamic'$/)
  expect(directives.get('style-src')).not.toContain('unsafe-inline')
  expect(html).toContain('現在、ほかの事業者へ送られる情報はありません。')
  expect(html).not.toContain('data-third-parties')
})

test('a key opens the hosts of its own third party, names it on the page and reaches the script', async () => {
  const { html, directives } = await page(keyed)
  expect(directives.get('connect-src')).toContain('https://*.google-analytics.com')
  expect(directives.get('connect-src')).toContain('wss://*.karte.io')
  expect(directives.get('frame-src')).toBe('frame-src https://*.channel.io')
  expect(directives.get('script-src')).toContain("'strict-dynamic' https://www.googletagmanager.com")
  expect(directives.get('style-src')).toContain("'unsafe-inline'")
  expect(directives.get('style-src')).not.toContain('nonce')
  for (const name of ['Google アナリティクス', 'KARTE', 'チャネルトーク', 'Sentry'])
    expect(html).toContain(name)
  expect(html).not.toContain('Firebase Authentication')
  expect(html).toContain('data-third-parties="{&quot;analytics&quot;:&quot;G-TEST1234&quot;')
  expect(html).not.toContain('publickey')
})

test('an error of a browser reaches Sentry by our server, without personal data', async () => {
  const report = {
    context: 'test',
    name: 'TypeError',
    message: 'no 山田太郎 at yamada@example.com',
    stack:
      'TypeError: no\n    at run (http://app.test/assets/main.js:12:345)\n    at go (http://app.test/a.js:1:2)',
    path: '/spot/12',
    version: '1.7.0',
  }
  const response = await fetch(`${keyed.url}/error-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: keyed.url },
    body: JSON.stringify(report),
  })
  expect(response.status).toBe(204)
  await expect.poll(() => envelopes.length).toBe(1)
  const [{ path, auth, parts } = { path: '', auth: '', parts: [] }] = envelopes
  expect(path).toBe('/api/42/envelope/')
  expect(auth).toContain('sentry_key=publickey')
  expect(parts[1]).toEqual({ type: 'event' })
  expect(parts[2]).toMatchObject({
    platform: 'javascript',
    transaction: '/spot/12',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no [text] at [mail]',
          stacktrace: {
            frames: [
              { function: 'go', lineno: 1 },
              { function: 'run', lineno: 12, colno: 345 },
            ],
          },
        },
      ],
    },
  })
  expect(parts[2]).not.toHaveProperty('user')
})
