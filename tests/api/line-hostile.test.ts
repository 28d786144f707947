import { MINUTE_MS } from '#app/domain/duration.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { createLineFetch, LineUnreachable } from '#app/backend/account/line/line-fetch.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { HOSTILE_RETURN_PATHS } from '#tests/support/hostile-return-paths.ts'
import { expectRefusal } from '#tests/support/line-refusal.ts'
import { LineBrowser, startTestLine, type Outage, type TestLine } from '#tests/support/line.ts'

const SCRIPT = '<script>alert(1)</script>'

let line: TestLine
let db: TestDatabase
let backend: TestBackend
let passed = 0

beforeAll(async () => {
  line = await startTestLine()
  db = await testDatabase()
  backend = testBackend(db.database, () => new Date(Date.now() + passed), null, { line: line.channel })
}, 60_000)
afterAll(async () => {
  await db.close()
  await line.stop()
})
afterEach(() => {
  passed = 0
  line.fail(undefined)
})

const browser = () => new LineBrowser(backend)
const expectNobody = (one: LineBrowser, answer: Response) => expectRefusal(db.database, one, answer)

/** Changes to the address LINE sent the browser back to. */
type Change = (address: URL, one: LineBrowser) => void | Promise<void>

const set =
  (name: string, value: string): Change =>
  ({ searchParams }) =>
    searchParams.set(name, value)
const add =
  (name: string, value: string): Change =>
  ({ searchParams }) =>
    searchParams.append(name, value)
const drop =
  (name: string): Change =>
  ({ searchParams }) =>
    searchParams.delete(name)
const inOrder =
  (...changes: Change[]): Change =>
  async (address, one) => {
    for (const change of changes) await change(address, one)
  }

const CALLBACKS: Record<string, Change> = {
  'no state': drop('state'),
  'an empty state': set('state', ''),
  'a wrong state': set('state', 'x'.repeat(43)),
  'a state with something after it': ({ searchParams }) =>
    searchParams.set('state', `${searchParams.get('state')}%00`),
  'the state in capitals': ({ searchParams }) =>
    searchParams.set('state', (searchParams.get('state') ?? '').toUpperCase()),
  'two states, ours first': add('state', 'other'),
  'two states, ours twice': ({ searchParams }) =>
    searchParams.append('state', searchParams.get('state') ?? ''),
  'a state of ten thousand letters': set('state', 'x'.repeat(10_000)),
  'a state with SQL in it': set('state', "' or '1'='1"),
  'the state of another browser’s visit': async ({ searchParams }) => {
    const other = await browser().goToLine('lemon')
    searchParams.set('state', other.searchParams.get('state') ?? '')
  },
  'no cookie': (_, one) => one.app.set('__Host-line', ''),
  'a cookie of another form': (_, one) => one.app.set('__Host-line', 'short'),
  'a cookie nobody was given': (_, one) => one.app.set('__Host-line', 'A'.repeat(43)),
  'the cookie of another browser': async (_, one) => {
    const other = browser()
    await other.goToLine('lemon')
    one.app.set('__Host-line', other.app.get('__Host-line') ?? '')
  },
  'a visit of eleven minutes ago': () => {
    passed = 11 * MINUTE_MS
  },
  'no code': drop('code'),
  'an empty code': set('code', ''),
  'a made-up code': set('code', 'made-up'),
  'two codes': add('code', 'other'),
  'a code of ten thousand letters': set('code', 'x'.repeat(10_000)),
  'a code with a line break': set('code', 'a\r\nLocation: https://evil.example'),
  'the code of another browser’s visit': async ({ searchParams }) => {
    const other = await browser().goToLine('lemon')
    searchParams.set('code', other.searchParams.get('code') ?? '')
  },
  'another issuer': set('iss', 'https://evil.example'),
  'LINE itself as issuer, who is not the one we asked': set('iss', 'https://access.line.me'),
  'an empty issuer': set('iss', ''),
  'two issuers': add('iss', 'https://evil.example'),
  'an error with a script in it': inOrder(
    drop('code'),
    set('error', SCRIPT),
    set('error_description', SCRIPT),
  ),
  'an error beside the code': set('error', 'server_error'),
  'an error of another issuer': inOrder(
    drop('code'),
    set('error', 'access_denied'),
    set('iss', 'https://evil.example'),
  ),
  'two errors': inOrder(drop('code'), set('error', 'access_denied'), add('error', SCRIPT)),
  'a wish to log in without the person': inOrder(drop('code'), set('error', 'login_required')),
  'an answer in one token': inOrder(drop('code'), set('response', 'e30.e30.')),
  'an id token in the address instead of a code': inOrder(drop('code'), set('id_token', 'e30.e30.')),
  'an id token beside the code': set('id_token', 'e30.e30.'),
}

describe('a callback with', () => {
  test('there are more than thirty', () => expect(Object.keys(CALLBACKS).length).toBeGreaterThan(30))

  test.each(Object.entries(CALLBACKS))('%s signs nobody in', async (_, change) => {
    const one = browser()
    const address = await one.goToLine()
    await change(address, one)
    const answer = await one.arrive(address)
    await expectNobody(one, answer)
    expect(await answer.text()).not.toContain('alert')
  })

  test('a code that was used before signs nobody in', async () => {
    const first = browser()
    const used = await first.goToLine()
    line.tamper(() => undefined)
    await first.arrive(used)
    line.tamper(undefined)
    const one = browser()
    const address = await one.goToLine()
    address.searchParams.set('code', used.searchParams.get('code') ?? '')
    await expectNobody(one, await one.arrive(address))
  })

  test.each(['POST', 'HEAD', 'PUT'])('the method %s signs nobody in', async (method) => {
    const one = browser()
    await expectNobody(one, await one.arrive(await one.goToLine(), method))
  })
})

describe('LINE is down:', () => {
  test.each(['server error', 'redirect', 'not JSON', 'no connection', 'silence'] satisfies Outage[])(
    '%s',
    async (outage) => {
      const one = browser()
      const address = await one.goToLine('mikan', { returnTo: '/spot/12' })
      line.fail(outage)
      const bounds = vi.spyOn(AbortSignal, 'timeout')
      const answer = await one.arrive(address)
      // The library would wait for half a minute; the one question that is asked waits for five seconds.
      expect(bounds.mock.calls.flat()).toEqual([30_000, 5_000])
      bounds.mockRestore()
      await expectNobody(one, answer)
      expect(answer.headers.get('location')).toBe('/login?returnTo=%2Fspot%2F12&outcome=LINE_UNREACHABLE')
    },
  )

  test('and not even there', async () => {
    const gone = { ...line.channel, issuer: 'http://localhost:1' }
    const without = testBackend(db.database, () => new Date(), null, { line: gone })
    const answer = await new LineBrowser(without).start({ returnTo: '/spot/12' })
    expect(answer.headers.get('location')).toBe('/login?returnTo=%2Fspot%2F12&outcome=LINE_UNREACHABLE')
  })

  test('a connection that takes too long is given up before the answer would be', async () => {
    // Takes the connection, but never says hello as a TLS server does.
    const mute = createServer().listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const address = mute.address()
    const port = typeof address === 'object' && address ? address.port : 0
    // Beyond the time that a test may take.
    const ask = createLineFetch({ connectMs: 100, totalMs: 120_000 })
    await expect(
      ask(`https://localhost:${port}/token`, { method: 'POST', headers: {}, body: null, redirect: 'manual' }),
    ).rejects.toThrow(LineUnreachable)
    mute.close()
  })
})

test('no return path leads away from the site', async () => {
  const one = browser()
  await one.logIn()
  // Starts are counted by the minute.
  for (const [index, returnTo] of HOSTILE_RETURN_PATHS.entries()) {
    passed = Math.floor(index / 50) * MINUTE_MS
    const answer = await one.logIn('mikan', { returnTo })
    const location = answer.headers.get('location') ?? ''
    expect([returnTo, answer.status, location]).toEqual([
      returnTo,
      303,
      expect.stringMatching(/^\/(?![/\\])/),
    ])
    expect(location).not.toContain('outcome')
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
  }
  await db.database.delete(account)
}, 120_000)

test('what is reported names no token and no code', () => {
  const said = backend.reported.map(String).join()
  expect(said).toContain('LineRefused')
  expect(said).not.toMatch(/eyJ|made-up|<script/)
})
