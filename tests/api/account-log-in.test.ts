import { DAY_MS, MINUTE_MS } from '#app/domain/duration.ts'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPasswordHashing, hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt, session } from '#app/backend/database/schema/account/account.ts'
import {
  CreateIdToken,
  HasSession,
  LogInDocument,
  LogOut,
} from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const LOGIN_ID = 'yamada@example.test'
const PASSWORD = 'correct horse 1'

let db: TestDatabase
let backend: TestBackend
let now = NOW
let statements = 0

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  backend = testBackend(db.database, () => now)
  await db.database
    .insert(account)
    .values({ loginId: LOGIN_ID, passwordHash: await hashPassword(PASSWORD), mailConfirmedAt: NOW })
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  await db.database.delete(loginAttempt)
})

type Document = typeof LogInDocument | typeof LogOut | typeof HasSession | typeof CreateIdToken

const request = (document: Document, variables: unknown, headers: Record<string, string | undefined>) =>
  post('/account/graphql', { documentId: documentId(document), variables }, headers)

async function ask(
  document: Document,
  variables: unknown = {},
  headers: Record<string, string | undefined> = {},
) {
  const response = await backend.handlers.accountGraphql(request(document, variables, headers))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function logIn(
  loginId = LOGIN_ID,
  password = PASSWORD,
  { address = '192.0.2.1', cookie }: { address?: string; cookie?: string } = {},
) {
  const { body, headers } = await ask(
    LogInDocument,
    { loginId, password },
    { 'X-Client-Address': address, cookie },
  )
  const [set] = headers.getSetCookie()
  return { ...body.data.logIn, set, cookie: set?.split(';')[0] }
}

describe('logging in', () => {
  test('gives a host-bound cookie whose value is stored nowhere', async () => {
    const { outcome, set, cookie } = await logIn()
    expect(outcome).toBe('LOGGED_IN')
    expect(set).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=7776000$/)
    const rows = await db.database.select().from(session)
    expect(JSON.stringify(rows)).not.toContain(cookie?.split('=')[1])
    expect((await ask(HasSession, {}, { cookie })).body).toEqual({ data: { hasSession: true } })
    const { idToken, expiresIn } = (await ask(CreateIdToken, {}, { cookie })).body.data.createIdToken
    expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(expiresIn).toBe(600)
  })

  test.each(['  Yamada@Example.test ', 'YAMADA@EXAMPLE.TEST', 'ｙａｍａｄａ＠example.test'])(
    'takes %s for the same id',
    async (typed) => expect((await logIn(typed)).outcome).toBe('LOGGED_IN'),
  )

  test('takes the password as it is: no trimming, no folding', async () => {
    expect((await logIn(LOGIN_ID, ` ${PASSWORD}`)).outcome).toBe('WRONG_CREDENTIALS')
    expect((await logIn(LOGIN_ID, PASSWORD.toUpperCase())).outcome).toBe('WRONG_CREDENTIALS')
  })

  test('says the same about an unknown id, a wrong password and absurd ones', async () => {
    const answers = []
    for (const [loginId, password] of [
      ['nobody@example.test', PASSWORD],
      [LOGIN_ID, 'wrong'],
      ['', ''],
      ['x'.repeat(100_000), 'y'.repeat(100_000)],
      ["' or 1=1 --", "' or 1=1 --"],
    ]) {
      statements = 0
      const { status, headers, body } = await ask(LogInDocument, { loginId, password })
      answers.push(JSON.stringify([status, [...headers], body, statements]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('WRONG_CREDENTIALS')
  })

  test('costs as much for an unknown id as for a wrong password', async () => {
    const costs: Record<string, number[]> = { 'nobody@example.test': [], [LOGIN_ID]: [] }
    // Of the processor's time, whatever else the machine does; without the dummy hash one costs a tenth.
    for (let round = 0; round < 9; round += 1) {
      pass(MINUTE_MS)
      for (const [loginId, taken] of Object.entries(costs)) {
        const before = process.cpuUsage()
        await logIn(loginId, 'wrong')
        const { user, system } = process.cpuUsage(before)
        taken.push(user + system)
      }
    }
    const [one = 0, other = 0] = Object.values(costs).map((taken) => taken.sort((a, b) => a - b)[4])
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(2)
  })

  test('ends the session it replaces', async () => {
    const first = await logIn()
    const second = await logIn(LOGIN_ID, PASSWORD, { cookie: first.cookie })
    expect((await ask(HasSession, {}, { cookie: first.cookie })).body.data.hasSession).toBe(false)
    expect((await ask(HasSession, {}, { cookie: second.cookie })).body.data.hasSession).toBe(true)
  })
})

describe('throttling', () => {
  test('hears five attempts a minute for an account, from wherever', async () => {
    const outcomes = []
    for (let index = 0; index < 7; index += 1) {
      outcomes.push((await logIn(LOGIN_ID, 'wrong', { address: `192.0.2.${index}` })).outcome)
    }
    expect(outcomes).toEqual([...Array(5).fill('WRONG_CREDENTIALS'), ...Array(2).fill('TOO_MANY_ATTEMPTS')])
    const refused = await logIn()
    expect(refused).toMatchObject({ outcome: 'TOO_MANY_ATTEMPTS', retryAfter: 60 })
    pass(MINUTE_MS)
    expect((await logIn()).outcome).toBe('LOGGED_IN')
  })

  test('a success clears the minute', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) await logIn(LOGIN_ID, 'wrong')
      expect((await logIn()).outcome).toBe('LOGGED_IN')
    }
  })

  test('hears ten attempts of strangers in a quarter of an hour, and a flood in one minute uses up five of them', async () => {
    const flood = async (from: number) => {
      for (let index = 0; index < 60; index += 1) {
        await logIn('flooded@example.test', 'wrong', { address: `198.51.${from}.${index}` })
      }
    }
    await flood(1)
    pass(MINUTE_MS)
    const answer = await logIn('flooded@example.test', 'wrong', { address: '203.0.113.1' })
    expect(answer.outcome).toBe('WRONG_CREDENTIALS')
    await flood(2)
    pass(MINUTE_MS)
    const refused = await logIn('flooded@example.test', 'wrong', { address: '203.0.113.2' })
    expect(refused.outcome).toBe('TOO_MANY_ATTEMPTS')
    expect(refused.retryAfter).toBeGreaterThan(60)
    expect(refused.retryAfter).toBeLessThanOrEqual(900)
  })

  test('hears 20 attempts a minute from an address, whatever accounts they are for', async () => {
    const outcomes = []
    for (let index = 0; index < 22; index += 1) outcomes.push((await logIn(`user${index}`, 'wrong')).outcome)
    expect(outcomes.filter((outcome) => outcome === 'WRONG_CREDENTIALS')).toHaveLength(20)
    expect((await logIn(LOGIN_ID, PASSWORD, { address: '192.0.2.2' })).outcome).toBe('LOGGED_IN')
  })

  test('lets no two attempts at once share a count', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => logIn(LOGIN_ID, 'wrong')))
    expect(outcomes.filter(({ outcome }) => outcome === 'WRONG_CREDENTIALS')).toHaveLength(5)
  })

  test('is busy beyond 4 checks at once and 64 waiting', async () => {
    const hashing = createPasswordHashing()
    const { handlers } = testBackend(db.database, () => now, null, { hashing })
    const attempt = async () => {
      const variables = { loginId: LOGIN_ID, password: PASSWORD }
      const response = await handlers.accountGraphql(
        request(LogInDocument, variables, { 'X-Client-Address': '192.0.2.1' }),
      )
      return (await response.json()).data.logIn
    }
    const first = Array.from({ length: 4 + 64 }, () => hashing.check(null, PASSWORD))
    expect(await hashing.check(null, PASSWORD)).toBe('BUSY')
    // Whoever leaves the queue comes back: it stays full, however long the log-in takes to get there.
    let isFull = true
    const queue = first.map(async (checked) => {
      for (let outcome = await checked; isFull; outcome = await hashing.check(null, PASSWORD))
        if (outcome === 'BUSY') await setImmediate()
    })
    expect(await attempt()).toEqual({ outcome: 'BUSY', retryAfter: 2 })
    isFull = false
    await Promise.all(queue)
    expect(await attempt()).toMatchObject({ outcome: 'LOGGED_IN' })
  })
})

describe('a session', () => {
  const isAlive = async (cookie: string | undefined) =>
    (await ask(HasSession, {}, { cookie })).body.data.hasSession

  test('ends at log-out, which repeats harmlessly and needs no session', async () => {
    const { cookie } = await logIn()
    const { body, headers } = await ask(LogOut, {}, { cookie })
    expect(body).toEqual({ data: { logOut: true } })
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(headers.getSetCookie()).toEqual(['__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'])
    expect(await isAlive(cookie)).toBe(false)
    expect((await ask(CreateIdToken, {}, { cookie })).body.data.createIdToken).toEqual({
      idToken: null,
      expiresIn: null,
    })
    expect((await ask(LogOut, {}, { cookie })).body).toEqual({ data: { logOut: true } })
    expect((await ask(LogOut)).body).toEqual({ data: { logOut: true } })
  })

  test('ends after 14 days without use and after 90 days in any case', async () => {
    const idle = await logIn()
    pass(14 * DAY_MS + 1)
    expect(await isAlive(idle.cookie)).toBe(false)
    const used = await logIn()
    for (let week = 0; week < 12; week += 1) {
      pass(7 * DAY_MS)
      expect(await isAlive(used.cookie)).toBe(true)
    }
    pass(6 * DAY_MS + 1)
    expect(await isAlive(used.cookie)).toBe(false)
  })

  test('costs one statement to ask for, and a second one at most once an hour', async () => {
    const { cookie } = await logIn()
    const cost = async () => {
      statements = 0
      await isAlive(cookie)
      return statements
    }
    expect(await cost()).toBe(1)
    pass(61 * MINUTE_MS)
    expect(await cost()).toBe(2)
    expect(await cost()).toBe(1)
  })

  test.each([
    '',
    'other=1',
    '__Host-sid=',
    '__Host-sid=short',
    `__Host-sid=${'a'.repeat(43)}`,
    `sid=${'a'.repeat(43)}`,
  ])('is not there for the cookie "%s"', async (cookie) =>
    expect(await isAlive(cookie || undefined)).toBe(false),
  )
})

test('the same operations without HTTP', async () => {
  const call = { bearer: null, address: '192.0.2.1', userAgent: 'test' }
  const variables = { loginId: LOGIN_ID, password: PASSWORD }
  const { result, setCookie } = await backend.inProcess.account({
    ...call,
    document: LogInDocument,
    variables,
    cookie: null,
  })
  expect(result).toMatchObject({ data: { logIn: { outcome: 'LOGGED_IN', retryAfter: null } } })
  const cookie = setCookie[0]?.split(';')[0] ?? null
  const asked = await backend.inProcess.account({ ...call, document: HasSession, cookie })
  expect(asked).toMatchObject({ result: { data: { hasSession: true } }, setCookie: [] })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
