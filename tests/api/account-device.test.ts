import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isKnownDevice } from '#app/backend/account/session/known-device.store.ts'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, knownDevice, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { ChangePassword } from '#app/services/account/password.account.documents.ts'
import { LogOut } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const PASSWORD = 'umi-to-yama-no-1946'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

let db: TestDatabase
let backend: TestBackend
let passwordHash = ''
const sent: { recipient: string; subject: string; text: string }[] = []

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => NOW, null, {
    sendMail: async (mail) => {
      sent.push(mail)
    },
  })
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  sent.length = 0
  await db.database.delete(loginAttempt)
  await db.database.delete(mailOutbox)
})

let count = 0
async function newAccount(mailConfirmedAt: Date | null = NOW): Promise<string> {
  const loginId = `device-${(count += 1)}@example.test`
  await db.database.insert(account).values({ loginId, passwordHash, mailConfirmedAt })
  return loginId
}

const valueOf = (device: string | undefined) => device?.split('=')[1] ?? ''

async function mails() {
  await backend.sendMails()
  return sent.splice(0)
}

test('a device is known to the account it has logged in to, also after logging out, and to no other', async () => {
  const [loginId, other] = [await newAccount(), await newAccount()]
  const phone = new AccountBrowser(backend)
  expect(await phone.logIn(loginId, 'wrong-password-1')).toBe('WRONG_CREDENTIALS')
  expect(phone.device).toBeUndefined()
  // What shows nothing is taken out of the id, as it was pasted, and never out of a password.
  expect(await phone.logIn(loginId, `${PASSWORD}\u200b`)).toBe('WRONG_CREDENTIALS')
  expect(await new AccountBrowser(backend).logIn(`\u200b${loginId}\u202c`, PASSWORD)).toBe('LOGGED_IN')
  expect(await phone.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  const device = valueOf(phone.device)
  await phone.ask(LogOut)
  expect(await isKnownDevice(db.database, { loginId, device })).toBe(true)
  expect(await isKnownDevice(db.database, { loginId: other, device })).toBe(false)
  expect(await isKnownDevice(db.database, { loginId, device: 'A'.repeat(43) })).toBe(false)
  expect(await isKnownDevice(db.database, { loginId, device: null })).toBe(false)
  const rows = await db.database.select().from(knownDevice)
  expect(JSON.stringify(rows)).not.toContain(device)
})

test('a device keeps its name from one log-in to the next', async () => {
  const loginId = await newAccount()
  const phone = new AccountBrowser(backend)
  await phone.logIn(loginId, PASSWORD)
  const { device } = phone
  await phone.logIn(loginId, PASSWORD)
  expect(phone.device).toBe(device)
})

test('a device is known no more once everything begun on the account has ended', async () => {
  const loginId = await newAccount()
  const phone = new AccountBrowser(backend)
  await phone.logIn(loginId, PASSWORD)
  const known = () => isKnownDevice(db.database, { loginId, device: valueOf(phone.device) })
  await db.database
    .update(account)
    .set({ epoch: sql`${account.epoch} + 1` })
    .where(eq(account.loginId, loginId))
  expect(await known()).toBe(false)
  await phone.logIn(loginId, PASSWORD)
  expect(await known()).toBe(true)
})

test('the owner hears of a log-in from a device that was not known, once', async () => {
  const loginId = await newAccount()
  const phone = new AccountBrowser(backend, { userAgent: IPHONE })
  await phone.logIn(loginId, PASSWORD)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: loginId,
    subject: '【DPワーク】新しい端末からログインがありました',
  })
  expect(mail?.text).toContain('11/21(土) 12:00')
  expect(mail?.text).toContain('iPhone・Safari')
  await phone.logIn(loginId, PASSWORD)
  await phone.ask(ChangePassword, { current: PASSWORD, next: 'yama-to-umi-no-1946' })
  expect((await mails()).map(({ subject }) => subject)).toEqual(['【DPワーク】パスワードが変更されました'])
  await new AccountBrowser(backend).logIn(loginId, 'yama-to-umi-no-1946')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([loginId])
})

test('an address nobody has confirmed hears of no log-in', async () => {
  const loginId = await newAccount(null)
  await new AccountBrowser(backend).logIn(loginId, PASSWORD)
  expect(await mails()).toEqual([])
})
