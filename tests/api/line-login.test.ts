import { MINUTE_MS } from '#app/domain/duration.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { lineFlow, lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { LineBrowser, startTestLine, type TestLine } from '#tests/support/line.ts'

let line: TestLine
beforeAll(async () => {
  line = await startTestLine()
})
afterAll(() => line.stop())

describe('a log-in by LINE', () => {
  let db: TestDatabase
  let backend: TestBackend
  let passed = 0

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => new Date(Date.now() + passed), null, { line: line.channel })
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    passed = 0
    await db.database.delete(account)
    await db.database.delete(lineFlow)
  })

  const browser = () => new LineBrowser(backend)
  const count = async (table: typeof session | typeof account | typeof lineIdentity) =>
    db.database.$count(table)

  test('who comes for the first time has an account and goes on to register', async () => {
    const one = browser()
    const started = await one.start({ returnTo: '/spot/12' })
    expect(started.status).toBe(303)
    expect(started.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-line=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ])
    const authorization = new URL(started.headers.get('location') ?? '')
    expect(authorization.origin).toBe(line.channel.issuer)
    expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/line/callback`,
      client_id: line.channel.channelId,
    })
    expect(authorization.href).not.toContain(line.channel.channelSecret)

    const answer = await one.arrive(await one.atLine(authorization.href, 'mikan'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/sign-up?returnTo=%2Fspot%2F12')
    expect(await one.isSignedIn()).toBe(true)
    expect(one.app.get('__Host-line')).toBeUndefined()
    const [made] = await db.database.select().from(account)
    expect(made).toMatchObject({ loginId: null, passwordHash: null })
    const [begun] = await db.database.select().from(session)
    expect(begun).toMatchObject({ accountId: made?.id, authMethod: 'LINE', userAgent: 'test' })
  })

  test('who is known goes where they were going, into the same account', async () => {
    await browser().logIn()
    const answer = await browser().logIn('mikan', { returnTo: '/work/matched?after=1' })
    expect(answer.headers.get('location')).toBe('/work/matched?after=1')
    expect([await count(account), await count(session)]).toEqual([1, 2])
    await browser().logIn('lemon')
    expect([await count(account), await count(lineIdentity)]).toEqual([2, 2])
  })

  test('the session the browser had before ends', async () => {
    const one = browser()
    await one.logIn()
    const before = one.app.get('__Host-sid') ?? ''
    await one.logIn()
    const after = one.app.get('__Host-sid') ?? ''
    expect(after).not.toBe(before)
    one.app.set('__Host-sid', before)
    expect(await one.isSignedIn()).toBe(false)
  })

  test('the same callback again begins no second session and ends none', async () => {
    const one = browser()
    const cookie = async () => one.app.get('__Host-line') ?? ''
    const address = await one.goToLine()
    const secret = await cookie()
    await one.arrive(address)
    one.app.set('__Host-line', secret)
    const again = await one.arrive(address)
    expect(again.headers.get('location')).toBe('/login?outcome=LINE_RETRY')
    expect(await count(session)).toBe(1)
    expect(await one.isSignedIn()).toBe(true)
  })

  test('ten callbacks of one visit at once begin one session', async () => {
    const one = browser()
    const address = await one.goToLine()
    const answers = await Promise.all(Array.from({ length: 10 }, () => one.arrive(address)))
    const locations = answers.map(({ headers }) => headers.get('location'))
    expect(locations.filter((location) => location === '/sign-up')).toHaveLength(1)
    expect(locations.filter((location) => location === '/login?outcome=LINE_RETRY')).toHaveLength(9)
    expect([await count(account), await count(session)]).toEqual([1, 1])
  })

  test('a person who comes for the first time in five browsers at once has one account', async () => {
    const visits = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const one = browser()
        return { one, address: await one.goToLine('budou') }
      }),
    )
    const answers = await Promise.all(visits.map(({ one, address }) => one.arrive(address)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
    expect([await count(account), await count(lineIdentity), await count(session)]).toEqual([1, 1, 5])
  })

  test('cancelled at LINE says so on the log-in page, which still leads back to the page of before', async () => {
    const answer = await browser().logIn(null, { returnTo: '/spot/12' })
    expect(answer.headers.get('location')).toBe('/login?returnTo=%2Fspot%2F12&outcome=LINE_CANCELLED')
    expect(await count(session)).toBe(0)
  })

  test('a log-in LINE did by itself can be repeated with its page', async () => {
    const one = browser()
    await one.logIn()
    const quiet = await one.start()
    expect(quiet.headers.get('location')).not.toContain('disable_auto_login')
    // Not asked at all: LINE knows the browser.
    expect(
      (await one.atLine(quiet.headers.get('location') ?? '', null)).searchParams.get('code'),
    ).toBeTruthy()
    const asked = await one.start({ disableAutoLogin: 'true' })
    expect(asked.headers.get('location')).toContain('disable_auto_login=true')
    const cancelled = await one.atLine(asked.headers.get('location') ?? '', null)
    expect(cancelled.searchParams.get('error')).toBe('access_denied')
  })

  test('a visit is forgotten after ten minutes', async () => {
    const one = browser()
    const address = await one.goToLine()
    passed = 10 * MINUTE_MS + 1
    expect((await one.arrive(address)).headers.get('location')).toBe('/login?outcome=LINE_RETRY')
  })

  test('what is stored of a visit names neither the cookie nor the state', async () => {
    const one = browser()
    const started = await one.start()
    const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? 'none'
    const stored = JSON.stringify(await db.database.select().from(lineFlow))
    expect(stored).not.toContain(state)
    expect(stored).not.toContain(one.app.get('__Host-line'))
  })
})

describe('a start', () => {
  let db: TestDatabase
  let backend: TestBackend

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => new Date(), null, { line: line.channel })
  }, 60_000)
  afterAll(() => db.close())

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of ours', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: 'null' }],
  ])('from %s is refused', async (_, headers) => {
    expect((await new LineBrowser(backend).start({}, headers)).status).toBe(403)
    expect(await db.database.$count(lineFlow)).toBe(0)
  })

  test('is no link', async () => {
    const response = await backend.handlers.lineStart(new Request(`${ORIGIN}/line/start`))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('with a body nobody can read begins a plain log-in', async () => {
    const response = await backend.handlers.lineStart(
      new Request(`${ORIGIN}/line/start`, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: 'not a form',
      }),
    )
    expect(response.headers.get('location')).toMatch(line.channel.issuer)
  })

  test('too many of them have to wait', async () => {
    const one = new LineBrowser(backend)
    const locations = []
    for (let index = 0; index < 130; index += 1) locations.push((await one.start()).headers.get('location'))
    // A minute may begin between them.
    expect(locations.at(-1)).toBe('/login?outcome=TOO_MANY_ATTEMPTS')
  })

  test('without LINE configured leads nowhere', async () => {
    const without = testBackend(db.database)
    expect((await new LineBrowser(without).start()).status).toBe(404)
    const callback = new Request(`${ORIGIN}/line/callback?code=x&state=y`)
    expect((await without.handlers.lineCallback(callback)).status).toBe(404)
  })
})
