import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { LogInDocument, LogOut } from '#app/services/account/session.account.documents.ts'
import {
  ChangePassword,
  Reauthenticate,
  RequestPasswordReset,
  ResetPassword,
} from '#app/services/account/password.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const PASSWORD = 'umi-to-yama-no-1946'
const NEXT = 'kawa-to-sora-no-1947'

let db: TestDatabase
let backend: TestBackend
let passwordHash = ''
let now = NOW
const sent: { recipient: string; text: string }[] = []

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => now, null, {
    sendMail: async (mail) => {
      sent.push(mail)
    },
  })
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  sent.length = 0
  await db.database.delete(loginAttempt)
})

let count = 0
async function newAccount(): Promise<string> {
  const loginId = `locked-${(count += 1)}@example.test`
  await db.database.insert(account).values({ loginId, passwordHash, mailConfirmedAt: NOW })
  return loginId
}

let networks = 0
/** A browser nobody has seen, from a network of its own. */
const stranger = () =>
  new AccountBrowser(backend, { address: `198.51.${Math.floor((networks += 1) / 250)}.${networks % 250}` })

/** Wrong passwords from ever new networks, until none is heard any more. */
async function attack(loginId: string): Promise<void> {
  const outcomes = new Set<string>()
  for (let minute = 0; minute < 3; minute += 1) {
    for (let index = 0; index < 6; index += 1)
      outcomes.add(await stranger().logIn(loginId, 'wrong-password-1'))
    now = new Date(now.getTime() + 60_000)
  }
  expect(outcomes).toEqual(new Set(['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS']))
}

describe('whoever tries wrong passwords', () => {
  test('do not lock the owner out of a known device while the attack goes on', async () => {
    const loginId = await newAccount()
    const phone = stranger()
    expect(await phone.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
    await phone.ask(LogOut)
    await attack(loginId)
    expect(await stranger().logIn(loginId, PASSWORD)).toBe('TOO_MANY_ATTEMPTS')
    expect(await phone.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  })

  test('lock the owner out of a new device for 15 minutes at most', async () => {
    const loginId = await newAccount()
    await attack(loginId)
    const { data } = await stranger().ask(LogInDocument, { loginId, password: PASSWORD })
    expect(data.logIn.outcome).toBe('TOO_MANY_ATTEMPTS')
    expect(data.logIn.retryAfter).toBeLessThanOrEqual(900)
    now = new Date(now.getTime() + data.logIn.retryAfter * 1_000)
    expect(await stranger().logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  })

  test('do not delay a reset by mail; a reset ends the lock at once', async () => {
    const loginId = await newAccount()
    await attack(loginId)
    for (let index = 0; index < 5; index += 1) {
      await stranger().ask(RequestPasswordReset, { loginId })
      now = new Date(now.getTime() + 60_000)
    }
    const refused = await stranger().ask(RequestPasswordReset, { loginId })
    const { outcome, retryAfter } = refused.data.requestPasswordReset
    expect(outcome).toBe('TOO_MANY_ATTEMPTS')
    expect(retryAfter).toBeLessThanOrEqual(900)
    now = new Date(now.getTime() + retryAfter * 1_000)
    await attack(loginId)
    const asked = await stranger().ask(RequestPasswordReset, { loginId })
    expect(asked.data.requestPasswordReset.outcome).toBe('REQUESTED')
    await backend.sendMails()
    const mail = sent.findLast(
      ({ recipient, text }) => recipient === loginId && text.includes('/login/reset#'),
    )
    const token = mail?.text.match(/\/login\/reset#([\w-]+)/)?.[1]
    expect(await stranger().logIn(loginId, PASSWORD)).toBe('TOO_MANY_ATTEMPTS')
    const reset = await stranger().ask(ResetPassword, { token, next: NEXT })
    expect(reset.data.resetPassword.outcome).toBe('RESET')
    expect(await stranger().logIn(loginId, NEXT)).toBe('LOGGED_IN')
  })

  test('do not lock a signed-in owner out of forms that ask for the password', async () => {
    const loginId = await newAccount()
    const phone = stranger()
    await phone.logIn(loginId, PASSWORD)
    await attack(loginId)
    const proved = await phone.ask(Reauthenticate, { password: PASSWORD })
    expect(proved.data.reauthenticate.outcome).toBe('REAUTHENTICATED')
    const changed = await phone.ask(ChangePassword, { current: PASSWORD, next: NEXT })
    expect(changed.data.changePassword.outcome).toBe('CHANGED')
  })
})

describe('a device that is known', () => {
  test('guesses no faster for it, and not for another account', async () => {
    const [loginId, other] = [await newAccount(), await newAccount()]
    const phone = stranger()
    await phone.logIn(loginId, PASSWORD)
    const outcomes = []
    for (let index = 0; index < 6; index += 1) outcomes.push(await phone.logIn(loginId, 'wrong-password-1'))
    expect(outcomes).toEqual([...Array(5).fill('WRONG_CREDENTIALS'), 'TOO_MANY_ATTEMPTS'])
    await attack(other)
    expect(await phone.logIn(other, PASSWORD)).toBe('TOO_MANY_ATTEMPTS')
  })
})

test('of IPv6 the network is counted, not the address', async () => {
  const outcomes = []
  for (let index = 0; index < 22; index += 1) {
    const one = new AccountBrowser(backend, { address: `2001:db8:1:1::${index}` })
    outcomes.push(await one.logIn(`nobody-${index}@example.test`, 'wrong-password-1'))
  }
  expect(outcomes.filter((outcome) => outcome === 'WRONG_CREDENTIALS')).toHaveLength(20)
  const neighbour = new AccountBrowser(backend, { address: '2001:db8:1:2::1' })
  expect(await neighbour.logIn('nobody@example.test', 'wrong-password-1')).toBe('WRONG_CREDENTIALS')
})
