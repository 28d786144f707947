import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt, session } from '#app/backend/database/schema/account/account.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { OwnAccountDocument } from '#app/services/account/own-sessions.account.documents.ts'
import { LogInDocument } from '#app/services/account/session.account.documents.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { LineBrowser, startTestLine, type TestLine } from '#tests/support/line.ts'

const PASSWORD = 'correct horse 1'

let line: TestLine
let db: TestDatabase
let backend: TestBackend
let passwordHash: string
let passed = 0

beforeAll(async () => {
  line = await startTestLine()
  db = await testDatabase()
  backend = testBackend(db.database, () => new Date(Date.now() + passed), null, { line: line.channel })
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(async () => {
  await db.close()
  await line.stop()
})
beforeEach(async () => {
  passed = 0
  await db.database.delete(account)
  await db.database.delete(loginAttempt)
})

/** A browser in which a doctor has just logged in with a password. */
async function doctor(loginId = 'doctor@example.test'): Promise<LineBrowser> {
  await db.database.insert(account).values({ loginId, passwordHash, mailConfirmedAt: new Date() })
  return logIn(loginId)
}

async function logIn(loginId: string): Promise<LineBrowser> {
  const one = new LineBrowser(backend)
  await one.ask(LogInDocument, { loginId, password: PASSWORD })
  return one
}

const link = (one: LineBrowser, person: string | null = 'mikan', fields: Record<string, string> = {}) =>
  one.logIn(person, { purpose: 'link', ...fields })
const where = (answer: Response) => answer.headers.get('location')
const state = async (one: LineBrowser) => (await one.ask(OwnAccountDocument)).data
const links = () => db.database.$count(lineIdentity)

describe('linking', () => {
  test('makes LINE another way into the same account', async () => {
    const one = await doctor()
    expect(await state(one)).toMatchObject({ lineLinkedAt: null })
    expect(where(await link(one))).toBe('/profile?line=LINKED#line')
    expect(await state(one)).toMatchObject({ lineLinkedAt: expect.stringMatching(/^20\d\d-.*Z$/) })
    await new LineBrowser(backend).logIn('mikan')
    expect([await db.database.$count(account), await links()]).toEqual([1, 1])
    // The session that linked goes on.
    expect(await one.isSignedIn()).toBe(true)
  })

  test('again is harmless', async () => {
    const one = await doctor()
    await link(one)
    const [before] = await db.database.select().from(lineIdentity)
    expect(where(await link(one))).toBe('/profile?line=LINKED#line')
    expect(await db.database.select().from(lineIdentity)).toEqual([before])
  })

  test('somebody else’s LINE account is refused and changes nothing', async () => {
    await new LineBrowser(backend).logIn('mikan')
    const one = await doctor()
    expect(where(await link(one))).toBe('/profile?line=TAKEN#line')
    expect(await state(one)).toMatchObject({ lineLinkedAt: null })
    expect(await links()).toBe(1)
  })

  test('a second LINE account is refused and changes nothing', async () => {
    const one = await doctor()
    await link(one, 'mikan')
    expect(where(await link(one, 'lemon', { disableAutoLogin: 'true' }))).toBe(
      '/profile?line=LINKED_OTHERWISE#line',
    )
    await new LineBrowser(backend).logIn('lemon')
    expect(await db.database.$count(account)).toBe(2)
  })

  test('one LINE account by two doctors at once is one’s', async () => {
    const [one, other] = [await doctor('one@example.test'), await doctor('other@example.test')]
    const addresses = [
      await one.goToLine('budou', { purpose: 'link' }),
      await other.goToLine('budou', { purpose: 'link' }),
    ]
    const answers = await Promise.all(
      [one, other].map((who, index) => who.arrive(addresses[index] ?? new URL(ORIGIN))),
    )
    expect(new Set(answers.map(where))).toEqual(
      new Set(['/profile?line=LINKED#line', '/profile?line=TAKEN#line']),
    )
    expect(await links()).toBe(1)
  })

  test('cancelled at LINE says so on the profile', async () => {
    expect(where(await link(await doctor(), null))).toBe('/profile?line=LINE_CANCELLED#line')
    expect(await links()).toBe(0)
  })

  test('ten minutes after the log-in needs the password', async () => {
    const one = await doctor()
    passed = 10 * MINUTE_MS
    const start = (password?: string) => one.start({ purpose: 'link', ...(password ? { password } : {}) })
    expect(where(await start())).toBe('/profile?line=REAUTHENTICATE#line')
    expect(where(await start('wrong'))).toBe('/profile?line=WRONG_CREDENTIALS#line')
    expect(where(await link(one, 'mikan', { password: PASSWORD }))).toBe('/profile?line=LINKED#line')
  })

  test('guesses at the password are counted', async () => {
    const one = await doctor()
    passed = 10 * MINUTE_MS
    const outcomes = []
    for (let index = 0; index < 12; index += 1) {
      outcomes.push(where(await one.start({ purpose: 'link', password: 'wrong' })))
    }
    expect(outcomes.at(-1)).toBe('/profile?line=TOO_MANY_ATTEMPTS#line')
  })

  test('without a session leads to the log-in', async () => {
    const answer = await new LineBrowser(backend).start({ purpose: 'link' })
    expect(where(answer)).toBe('/login?returnTo=%2Fprofile')
  })

  test('links nothing when another account is signed in on the return from LINE', async () => {
    const one = await doctor('one@example.test')
    const address = await one.goToLine('mikan', { purpose: 'link' })
    const other = await doctor('other@example.test')
    one.app.set('__Host-sid', other.app.get('__Host-sid') ?? '')
    expect(where(await one.arrive(address))).toBe('/profile?line=LINE_RETRY#line')
    expect(await links()).toBe(0)
  })

  test('comes to nothing when the session has ended meanwhile', async () => {
    const one = await doctor()
    const address = await one.goToLine('mikan', { purpose: 'link' })
    await db.database.update(session).set({ revokedAt: new Date() })
    expect(where(await one.arrive(address))).toBe('/profile?line=LINE_RETRY#line')
    expect(await links()).toBe(0)
  })
})

describe('unlinking', () => {
  test('leaves the password as the way in', async () => {
    const one = await doctor()
    await link(one)
    expect(where(await one.post('/line/unlink'))).toBe('/profile?line=UNLINKED#line')
    expect(where(await one.post('/line/unlink'))).toBe('/profile?line=UNLINKED#line')
    expect(await links()).toBe(0)
    expect(await (await logIn('doctor@example.test')).isSignedIn()).toBe(true)
  })

  test('ten minutes after the log-in needs the password', async () => {
    const one = await doctor()
    await link(one)
    passed = 10 * MINUTE_MS
    expect(where(await one.post('/line/unlink'))).toBe('/profile?line=REAUTHENTICATE#line')
    expect(where(await one.post('/line/unlink', { password: 'wrong' }))).toBe(
      '/profile?line=WRONG_CREDENTIALS#line',
    )
    expect(await links()).toBe(1)
    expect(where(await one.post('/line/unlink', { password: PASSWORD }))).toBe('/profile?line=UNLINKED#line')
  })

  test('who has no password would be locked out', async () => {
    const one = new LineBrowser(backend)
    await one.logIn('mikan')
    expect(await state(one)).toMatchObject({ account: { hasPassword: false, isRecentlyAuthenticated: true } })
    expect(where(await one.post('/line/unlink'))).toBe('/profile?line=NO_PASSWORD#line')
    expect(await links()).toBe(1)
  })

  test('concerns nobody but who asks', async () => {
    await new LineBrowser(backend).logIn('mikan')
    const other = await doctor()
    await other.post('/line/unlink')
    expect(await links()).toBe(1)
    expect(where(await new LineBrowser(backend).post('/line/unlink'))).toBe('/login?returnTo=%2Fprofile')
  })

  test('from another site is refused', async () => {
    const one = await doctor()
    await link(one)
    const answer = await one.post('/line/unlink', {}, { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, await links()]).toEqual([403, 1])
  })

  test('an account that goes takes its link along', async () => {
    const one = await doctor()
    await link(one)
    await db.database.delete(account).where(eq(account.loginId, 'doctor@example.test'))
    expect(await links()).toBe(0)
    await new LineBrowser(backend).logIn('mikan')
    expect(await db.database.$count(account)).toBe(1)
  })
})
