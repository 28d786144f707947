import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

// What browsers ask of a party themselves, where the party's address is set.

let answer = { status: 200, body: '[]' }
let asked: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
let url = ''
const party = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
  })
})

beforeAll(async () => {
  await new Promise<void>((settle) => party.listen(0, '127.0.0.1', settle))
  const address = party.address()
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  party.close()
})
beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubEnv('CORE_SERVER_URL', url)
  vi.stubEnv('ALERTS_URL', `${url}/list/alerts.json`)
})
afterEach(() => vi.unstubAllEnvs())

const askAlerts = async () => {
  const { alerts } = await import('#app/services/alert/alert.server.ts')
  return alerts(new Request('http://localhost/alerts.json'))
}

test('alerts come from the public list at ALERTS_URL, past every cache, one request for all that ask at once', async () => {
  answer = { status: 200, body: '[{"description":"調査中です","date":"2026-11-27","service":"all"}]' }
  const [first, second] = await Promise.all([askAlerts(), askAlerts()])
  expect(await first.json()).toEqual(JSON.parse(answer.body))
  expect(await second.text()).toBe(answer.body)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(asked.map(({ path, headers }) => [path, headers['cache-control']])).toEqual([
    ['/list/alerts.json', 'no-store'],
  ])
})

test('a list at ALERTS_URL that cannot be had is told as such, so that closed alerts stay closed', async () => {
  answer = { status: 500, body: 'oops' }
  expect((await askAlerts()).status).toBe(502)
})

const event = { event_type: 'page_view', target_key: 'page_url', target_value: '/' }

test('analytics events go to the core server with the bearer, and without the cookie', async () => {
  answer = { status: 204, body: '' }
  const { collect } = await import('#app/services/telemetry/collect.server.ts')
  const sent = await collect(
    new Request('http://localhost/collect', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a.b.c', Cookie: '__Host-sid=x' },
      body: JSON.stringify([event]),
    }),
  )
  expect(sent.status).toBe(204)
  expect(asked).toMatchObject([{ path: '/collect', headers: { authorization: 'Bearer a.b.c' } }])
  expect(asked[0]?.headers.cookie).toBeUndefined()
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual([event])
})

test('a core server that fails looks like no outage to a browser, a refusal stays one', async () => {
  const { collect } = await import('#app/services/telemetry/collect.server.ts')
  const post = () => collect(new Request('http://localhost/collect', { method: 'POST', body: '[]' }))
  answer = { status: 503, body: '' }
  expect((await post()).status).toBe(204)
  answer = { status: 429, body: '{}' }
  expect((await post()).status).toBe(429)
})
