import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '#app/backend/metrics/metrics.ts'
import { boundConnections } from '#app/commands/serving/http-server.ts'
import { NOW } from '#tests/support/doctors.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { TestAppServer } from '#tests/support/app-server.ts'
import { startServed } from '#tests/support/production.ts'

// What an operator sees of a process: `/metrics` and one line of the log for each request.

const TOKEN = 'a-token-of-the-test'

let db: TestDatabase
let server: TestAppServer
beforeAll(async () => {
  db = await testDatabase()
  server = await startServed({ DATABASE_URL: db.url, METRICS_TOKEN: TOKEN })
}, 60_000)
afterAll(async () => {
  await server.stop()
  await db.close()
})

const read = (authorization?: string, url = server.url) =>
  fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

test('metrics are for the bearer of the token; others find no such page', async () => {
  for (const authorization of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, 'Bearer '])
    expect((await read(authorization)).status).toBe(404)
  const response = await read(`Bearer ${TOKEN}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
})

test(
  'without a token they are for this machine only, and not through a proxy',
  { timeout: 60_000 },
  async () => {
    const other = await startServed({ DATABASE_URL: db.url, ROLE: 'worker' })
    expect((await read(undefined, other.url)).status).toBe(200)
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    expect((await fetch(`${other.url}/metrics`, { headers: forwarded })).status).toBe(404)
    await other.stop()
  },
)

test('requests are counted by the pattern of their route, and logged in one line without the address', async () => {
  await fetch(`${server.url}/search/spot?prefecture=TOKYO`)
  await fetch(`${server.url}/spot/4711`)
  await fetch(`${server.url}/mail/unsubscribe/a-secret-of-somebody`)
  await fetch(`${server.url}/no/such/page`)
  await fetch(`${server.url}/favicon.svg`)
  await expect.poll(() => requests().length).toBeGreaterThanOrEqual(5)
  const text = await (await read(`Bearer ${TOKEN}`)).text()
  for (const labels of [
    'method="GET",route="/search/spot",status="200"',
    'method="GET",route="/spot/$id",status="404"',
    'method="GET",route="/mail/unsubscribe/$token"',
    'method="GET",route="(file)",status="200"',
  ])
    expect(text).toMatch(
      new RegExp(`http_request_duration_seconds_count\\{${labels.replaceAll(/[$()/]/g, '\\$&')}`),
    )
  for (const name of [
    'database_pool_connections\\{state="limit"\\} 20',
    'database_up 1',
    'job_queue_due_jobs\\{queue="publication"\\} \\d+',
    'job_queue_oldest_due_seconds\\{queue="publication"\\} \\d+',
    'open_event_streams 0',
    'nodejs_eventloop_lag_p99_seconds \\d',
  ])
    expect(text).toMatch(new RegExp(`^${name}`, 'm'))
  await expect
    .poll(async () => (await read(`Bearer ${TOKEN}`)).text(), { timeout: 15_000 })
    .toMatch(/^search_index_age_seconds\{kind="spot"\} \d/m)
  expect(text).not.toMatch(/4711|a-secret|no\/such/)
  const line = requests().find(({ route }) => route === '/spot/$id')
  expect(line).toEqual({
    at: expect.any(String),
    level: 'info',
    event: 'request',
    requestId: expect.stringMatching(/^[0-9a-f]{8}$/),
    method: 'GET',
    route: '/spot/$id',
    status: 404,
    ms: expect.any(Number),
  })
  expect(JSON.stringify(requests())).not.toMatch(/4711|a-secret|no\/such|127\.0\.0\.1/)
})

const requests = () => server.log().filter(({ event }) => event === 'request')

test('connections that are closed unheard are counted by the bound that they were over', async () => {
  const metrics = createMetrics({
    database: db.database,
    clock: () => NOW,
    poolSize: 1,
    openStreams: () => 0,
    analyticsCounts: () => ({ held: 0, stored: 0, dropped: 0 }),
    searchAges: () => ({ spot: null, regular: null }),
  })
  const closed = createServer()
  boundConnections(closed, 1, () => 'a network', metrics.countRefused)
  await new Promise<void>((settle) => closed.listen(0, '127.0.0.1', settle))
  const address = closed.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'))
  await expect
    .poll(async () => (await metrics.text()).text)
    .toContain('http_refused_connections_total{bound="network"} 2')
  for (const socket of sockets) socket.destroy()
  closed.close()
})
