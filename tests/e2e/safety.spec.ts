import { expect } from '@playwright/test'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import { test } from './signed-in.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** A request as it is: a browser, and fetch, would tidy up the path and the headers first. */
function ask(
  baseURL: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((settle, reject) => {
    const request = send(
      { hostname, port, path, method, headers: { accept: 'text/html', ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          settle({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const base = (baseURL: string | undefined) => baseURL ?? ''

test('every answer carries the security headers, early exits and errors included', async ({ baseURL }) => {
  const answers = await Promise.all([
    ask(base(baseURL), '/'),
    ask(base(baseURL), '/favicon.svg'),
    ask(base(baseURL), '/no-such-page'),
    ask(base(baseURL), '/%E0%A4%A'),
    ask(base(baseURL), '//evil.example/path'),
    ask(base(baseURL), '/_serverFn/unknown'),
    ask(base(baseURL), '/search/spot/result?prefectures=NOWHERE'),
    ask(base(baseURL), '/listings/graphql', { headers: { accept: 'application/json' } }),
    ask(base(baseURL), '/twirp/dp.work.Work/Nothing', { method: 'POST' }),
    ask(base(baseURL), '/collect', { method: 'POST', body: Buffer.alloc(300_000) }),
    ask(base(baseURL), '/', { method: 'DELETE' }),
    ask(base(baseURL), '/livez'),
  ])
  for (const { headers, status } of answers) {
    expect(status).not.toBe(500)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})

test('each page has a nonce of its own and is not stored', async ({ baseURL }) => {
  const [first, second] = await Promise.all([ask(base(baseURL), '/'), ask(base(baseURL), '/')])
  const nonce = ({ headers }: Answer) =>
    String(headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1]
  expect(nonce(first)).toBeTruthy()
  expect(nonce(first)).not.toBe(nonce(second))
  expect(first.body).toContain(`nonce="${nonce(first)}"`)
  expect(first.headers['cache-control']).toContain('no-store')
  // Neither Firebase nor its emulator is configured here.
  expect(first.headers['content-security-policy']).toContain("; connect-src 'self';")
})

test('a page answers GET and HEAD only', async ({ baseURL }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await ask(base(baseURL), '/', { method })
    expect([method, status]).toEqual([method, 405])
    expect(headers.allow).toBe('GET, HEAD')
  }
})

test('no redirect leads to another site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example/',
    '/%0d/evil.example/',
    '/\\evil.example/',
    '/login?returnTo=//evil.example',
  ]) {
    const { headers } = await ask(base(baseURL), path)
    expect(new URL(String(headers.location ?? '/'), base(baseURL)).host).toBe(new URL(base(baseURL)).host)
  }
})

test('a body over the limit is refused, whether it says its length or not', async ({ baseURL }) => {
  const body = Buffer.alloc(300_000, 'x')
  const said = await ask(base(baseURL), '/twirp/dp.work.Work/ApplyToSpot', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(said.status).toBe(413)
  const streamed = await ask(base(baseURL), '/twirp/dp.work.Work/ApplyToSpot', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    body,
  })
  expect(streamed.status).toBe(413)
})

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }

/** The address the log-in form posts to. */
async function logInAddress(baseURL: string): Promise<string> {
  const { body } = await ask(baseURL, '/login')
  const action = body.match(/<form[^>]*action="([^"]+)"[^>]*enc/i)?.[1] ?? ''
  expect(action).toContain('/_serverFn/')
  return action
}

test('a server function is closed to other sites', async ({ baseURL }) => {
  const path = await logInAddress(base(baseURL))
  const json = { 'content-type': 'application/json' }
  const origin = new URL(base(baseURL)).origin
  const status = async (headers: Record<string, string>) =>
    (await ask(base(baseURL), path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' })).status
  expect(await status({})).toBe(403)
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'none' })).toBe(403)
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ origin })).not.toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-origin' })).not.toBe(403)
})

test('a malformed call of a server function is the caller’s mistake and tells nothing', async ({
  baseURL,
}) => {
  const path = await logInAddress(base(baseURL))
  const json = { 'content-type': 'application/json', ...SAME_ORIGIN }
  const answers = await Promise.all([
    ask(base(baseURL), '/_serverFn/unknown', { method: 'POST', headers: json, body: '{}' }),
    ask(base(baseURL), '/_serverFn/', { method: 'POST', headers: json, body: '{}' }),
    ask(base(baseURL), path, { method: 'POST', headers: json, body: '{not json' }),
    ask(base(baseURL), path, { method: 'POST', headers: json, body: '{"t":{"t":9}}' }),
    ask(base(baseURL), path, { method: 'POST', headers: json, body: '"__proto__"' }),
    ask(base(baseURL), path, { method: 'POST', headers: json, body: '' }),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(400)
    expect(body).not.toMatch(/stack|node_modules|\/src\/|select |postgres/i)
  }
})
