import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt, session } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import type { SendMail } from '#app/backend/mail/mail.job.ts'
import { OwnAccountDocument } from '#app/services/account/own-sessions.account.documents.ts'
import { ChangePassword, Reauthenticate } from '#app/services/account/password.account.documents.ts'
import { HasSession } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const LOGIN_ID = 'yamada@example.test'
const PASSWORD = 'correct horse 1'
const NEXT = 'battery staple 2'

let db: TestDatabase
let backend: TestBackend
let now = NOW
let passwordHash = ''
let sent: Parameters<SendMail>[0][] = []

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => now, null, { sendMail: async (mail) => void sent.push(mail) })
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  sent = []
  await db.database.delete(loginAttempt)
  await db.database.delete(mailOutbox)
  await db.database.delete(account)
  await db.database.insert(account).values({ loginId: LOGIN_ID, passwordHash })
})

const browser = (address?: string) => new AccountBrowser(backend, { address })

async function signedIn(password = PASSWORD): Promise<AccountBrowser> {
  const one = browser()
  expect(await one.logIn(LOGIN_ID, password)).toBe('LOGGED_IN')
  return one
}

const isAlive = async (one: AccountBrowser) => (await one.ask(HasSession)).data.hasSession

const change = async (one: AccountBrowser, current: string, next: string) =>
  (await one.ask(ChangePassword, { current, next })).data.changePassword

describe('proving anew who one is', () => {
  const reauthenticate = async (one: AccountBrowser, password: string) =>
    (await one.ask(Reauthenticate, { password })).data.reauthenticate

  const isRecent = async (one: AccountBrowser) =>
    (await one.ask(OwnAccountDocument)).data.account.isRecentlyAuthenticated

  test('lasts ten minutes, as a log-in does', async () => {
    const one = await signedIn()
    expect(await isRecent(one)).toBe(true)
    pass(10 * MINUTE_MS)
    expect(await isRecent(one)).toBe(false)
    expect(await reauthenticate(one, PASSWORD)).toEqual({ outcome: 'REAUTHENTICATED', retryAfter: null })
    pass(10 * MINUTE_MS - 1)
    expect(await isRecent(one)).toBe(true)
    pass(1)
    expect(await isRecent(one)).toBe(false)
  })

  test('is refused with a wrong password, and counted by itself: log-ins go on', async () => {
    const one = await signedIn()
    pass(20 * MINUTE_MS)
    const outcomes = []
    for (let index = 0; index < 6; index += 1) outcomes.push((await reauthenticate(one, 'wrong 1')).outcome)
    expect(outcomes).toEqual([...Array(5).fill('WRONG_CREDENTIALS'), 'TOO_MANY_ATTEMPTS'])
    expect(await browser('192.0.2.9').logIn(LOGIN_ID, PASSWORD)).toBe('LOGGED_IN')
    expect(await isRecent(one)).toBe(false)
    pass(MINUTE_MS)
    expect((await reauthenticate(one, PASSWORD)).outcome).toBe('REAUTHENTICATED')
  })

  test('needs a session', async () => {
    expect((await reauthenticate(browser(), PASSWORD)).outcome).toBe('SIGNED_OUT')
    expect((await browser().ask(OwnAccountDocument)).data).toMatchObject({ account: null, sessions: null })
  })

  test('is impossible where there is no password', async () => {
    const one = await signedIn()
    await db.database.update(account).set({ passwordHash: null, loginId: null })
    expect((await one.ask(OwnAccountDocument)).data.account).toMatchObject({
      loginId: null,
      hasPassword: false,
    })
    expect((await reauthenticate(one, '')).outcome).toBe('WRONG_CREDENTIALS')
    expect((await change(one, '', NEXT)).outcome).toBe('WRONG_CREDENTIALS')
  })
})

describe('changing the password', () => {
  test('begins a new session here and ends all others', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    const before = here.cookie
    expect(await change(here, PASSWORD, NEXT)).toEqual({
      outcome: 'CHANGED',
      problem: null,
      retryAfter: null,
    })
    expect(here.cookie).not.toBe(before)
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false])
    const old = browser()
    old.cookie = before
    expect(await isAlive(old)).toBe(false)
    expect(await browser().logIn(LOGIN_ID, PASSWORD)).toBe('WRONG_CREDENTIALS')
    expect(await browser().logIn(LOGIN_ID, NEXT)).toBe('LOGGED_IN')
  })

  test('sends a mail to the owner', async () => {
    await change(await signedIn(), PASSWORD, NEXT)
    await backend.sendMails()
    expect(sent).toMatchObject([{ recipient: LOGIN_ID, subject: '【DPワーク】パスワードが変更されました' }])
    expect(sent[0]?.text).toContain('11/21(土) 12:00に、パスワードが変更されました')
    expect(sent[0]?.text).not.toContain(NEXT)
  })

  test('needs the current one and a session', async () => {
    const one = await signedIn()
    expect((await change(one, 'wrong 1', NEXT)).outcome).toBe('WRONG_CREDENTIALS')
    expect((await change(browser(), PASSWORD, NEXT)).outcome).toBe('SIGNED_OUT')
    expect(await isAlive(one)).toBe(true)
    expect(await browser().logIn(LOGIN_ID, PASSWORD)).toBe('LOGGED_IN')
  })

  test('of two at once one is made', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const answers = await Promise.all([
      change(one, PASSWORD, NEXT),
      change(other, PASSWORD, 'third choice 3'),
    ])
    expect(answers.filter(({ outcome }) => outcome === 'CHANGED')).toHaveLength(1)
    expect([await isAlive(one), await isAlive(other)].filter(Boolean)).toHaveLength(1)
  })

  test.each([
    ['', 'REQUIRED'],
    ['abc 123', 'TOO_SHORT'],
    ['𠮷𠮷𠮷a1', 'TOO_SHORT'],
    [`a1${'x'.repeat(1_023)}`, 'TOO_LONG'],
    ['only letters', 'NEEDS_LETTERS_AND_DIGITS'],
    ['1234567890', 'NEEDS_LETTERS_AND_DIGITS'],
    ['ｐａｓｓｗｏｒｄ１２３', 'NEEDS_LETTERS_AND_DIGITS'],
    ['password1', 'COMMON'],
    ['Password1', 'COMMON'],
    ['qwerty123', 'COMMON'],
  ])('to "%s" is refused: %s', async (next, problem) => {
    const one = await signedIn()
    expect(await change(one, PASSWORD, next)).toEqual({ outcome: 'UNSUITABLE', problem, retryAfter: null })
    expect(await isAlive(one)).toBe(true)
  })

  test('to the login id is refused, however it is written', async () => {
    await db.database.update(account).set({ loginId: 'yamada1@example.test' })
    const one = browser()
    await one.logIn('yamada1@example.test', PASSWORD)
    expect((await change(one, PASSWORD, 'Yamada1@Example.test')).problem).toBe('SAME_AS_LOGIN_ID')
  })

  test.each([`a1${'x'.repeat(1_022)}`, ' leading and trailing 1 ', 'ﾊﾟｽﾜｰﾄﾞ pass 1', '🔑🔑🔑 key 99'])(
    'takes %s as it is',
    async (next) => {
      expect((await change(await signedIn(), PASSWORD, next)).outcome).toBe('CHANGED')
      expect(await browser().logIn(LOGIN_ID, next.normalize('NFKC').trim())).toBe(
        next.normalize('NFKC').trim() === next ? 'LOGGED_IN' : 'WRONG_CREDENTIALS',
      )
      expect(await browser().logIn(LOGIN_ID, next)).toBe('LOGGED_IN')
    },
  )
})

test('a hash of another cost is renewed by the next log-in', async () => {
  const weak = await hash(PASSWORD, { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 })
  await db.database.update(account).set({ passwordHash: weak }).where(eq(account.loginId, LOGIN_ID))
  expect(await browser().logIn(LOGIN_ID, 'wrong')).toBe('WRONG_CREDENTIALS')
  const stored = async () => (await db.database.select().from(account))[0]?.passwordHash
  expect(await stored()).toBe(weak)
  await signedIn()
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/)
  await signedIn()
  expect(await stored()).toBe(renewed)
  expect(await db.database.select().from(session)).toHaveLength(2)
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
