import { HOUR_MS } from '#app/domain/duration.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import {
  LogOutEverywhere,
  OwnAccountDocument,
  RevokeSession,
} from '#app/services/account/own-sessions.account.documents.ts'
import { HasSession } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const LOGIN_ID = 'yamada@example.test'
const OTHER_ID = 'sato@example.test'
const PASSWORD = 'correct horse 1'

const AGENTS = {
  'iPhone・Safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  'Windows・Chrome':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Pixel 8・Chrome':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  不明な端末: 'something else',
}

let db: TestDatabase
let backend: TestBackend
let now = NOW
let passwordHash = ''

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => now)
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  await db.database.delete(loginAttempt)
  await db.database.delete(account)
  await db.database.insert(account).values([
    { loginId: LOGIN_ID, passwordHash },
    { loginId: OTHER_ID, passwordHash },
  ])
})

async function signedIn(loginId = LOGIN_ID, userAgent = 'test'): Promise<AccountBrowser> {
  const one = new AccountBrowser(backend, { userAgent })
  expect(await one.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  return one
}

type Listed = { id: string; device: string; lastSeenAt: string; createdAt: string; isCurrent: boolean }

const sessionsOf = async (one: AccountBrowser): Promise<Listed[]> =>
  (await one.ask(OwnAccountDocument)).data.sessions
const ownId = async (one: AccountBrowser) =>
  (await sessionsOf(one)).find(({ isCurrent }) => isCurrent)?.id ?? ''
const isAlive = async (one: AccountBrowser) => (await one.ask(HasSession)).data.hasSession
const revoke = async (one: AccountBrowser, id: string) =>
  (await one.ask(RevokeSession, { id })).data.revokeSession

test('are listed by device, the one used last first, and nobody else’s with them', async () => {
  await signedIn(OTHER_ID)
  const browsers = []
  for (const userAgent of Object.values(AGENTS)) {
    now = new Date(now.getTime() + HOUR_MS)
    browsers.push(await signedIn(LOGIN_ID, userAgent))
  }
  now = new Date(now.getTime() + HOUR_MS)
  const listed = await sessionsOf(browsers[0] ?? (await signedIn()))
  // The first one has just been used again.
  expect(listed.map(({ device }) => device)).toEqual([
    'iPhone・Safari',
    '不明な端末',
    'Pixel 8・Chrome',
    'Windows・Chrome',
  ])
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false])
  expect(listed[0]).toMatchObject({
    createdAt: new Date(NOW.getTime() + HOUR_MS).toISOString(),
    lastSeenAt: now.toISOString(),
  })
})

test('a device with an absurd user agent is listed under a short name', async () => {
  const one = await signedIn(LOGIN_ID, `Mozilla/5.0 (Linux; Android 14; ${'<b>x'.repeat(500)}) Chrome/1.0`)
  const [listed] = await sessionsOf(one)
  expect(listed?.device.length).toBeLessThanOrEqual(60)
})

test('one is ended from another, at once and harmlessly again', async () => {
  const [here, there] = [await signedIn(), await signedIn()]
  const id = await ownId(there)
  expect(await revoke(here, id)).toBe('REVOKED')
  expect([await isAlive(here), await isAlive(there)]).toEqual([true, false])
  expect(await revoke(here, id)).toBe('REVOKED')
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('one’s own is ended as by logging out', async () => {
  const here = await signedIn()
  const cookie = here.cookie
  expect(await revoke(here, await ownId(here))).toBe('REVOKED')
  expect(here.cookie).toBeUndefined()
  here.cookie = cookie
  expect(await isAlive(here)).toBe(false)
})

test('the session of another account answers like an unknown session', async () => {
  const [here, stranger] = [await signedIn(), await signedIn(OTHER_ID)]
  expect(await revoke(here, await ownId(stranger))).toBe('NOT_FOUND')
  for (const id of ['', 'x', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"]) {
    expect(await revoke(here, id)).toBe('NOT_FOUND')
  }
  expect([await isAlive(here), await isAlive(stranger)]).toEqual([true, true])
})

test('all are ended together, this one too, and nobody else’s', async () => {
  const [here, there, stranger] = [await signedIn(), await signedIn(), await signedIn(OTHER_ID)]
  const cookie = here.cookie
  expect((await here.ask(LogOutEverywhere)).data.logOutEverywhere).toBe(true)
  expect(here.cookie).toBeUndefined()
  here.cookie = cookie
  expect([await isAlive(here), await isAlive(there), await isAlive(stranger)]).toEqual([false, false, true])
})

test('a visitor has none to see or end', async () => {
  const visitor = new AccountBrowser(backend)
  expect((await visitor.ask(OwnAccountDocument)).data.sessions).toBeNull()
  expect(await revoke(visitor, await ownId(await signedIn()))).toBe('SIGNED_OUT')
  expect((await visitor.ask(LogOutEverywhere)).data.logOutEverywhere).toBe(true)
})

test('one that ran out is not listed', async () => {
  const forgotten = await signedIn()
  now = new Date(now.getTime() + 15 * 24 * HOUR_MS)
  const here = await signedIn()
  expect(await sessionsOf(here)).toHaveLength(1)
  expect(await isAlive(forgotten)).toBe(false)
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
