import { eq } from 'drizzle-orm'
import { createClient } from '@connectrpc/connect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, loginAttempt, session } from '#app/backend/database/schema/account.ts'
import { mailConfirmation } from '#app/backend/database/schema/mail-confirmation.ts'
import { mailOutbox } from '#app/backend/database/schema/mail.ts'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { Registration } from '#app/contract/gen/registration_pb.ts'
import { User } from '#app/contract/gen/user_pb.ts'
import {
  ChangeMailAddress,
  ConfirmMailAddress,
  RequestMailConfirmation,
} from '#app/services/account/mail.account.documents.ts'
import { OwnAccount } from '#app/services/account/own-sessions.account.documents.ts'
import { RequestPasswordReset, ResetPassword } from '#app/services/account/password.account.documents.ts'
import { CreateIdToken, Register } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'
import { addressOf } from '#tests/support/staff.ts'

const PASSWORD = 'umi-to-yama-no-1946'
const MINUTE = 60_000

let db: TestDatabase
let catcher: MailCatcher
let backend: TestBackend
let now = NOW
let count = 0

beforeAll(async () => {
  catcher = await startMailCatcher()
  db = await testDatabase({ kind: 'postgres', max: 10 })
  const sendMail = createSmtp({ url: catcher.url, from: 'DPワーク <mail@example.test>' })
  backend = testBackend(db.database, () => now, null, { sendMail })
}, 60_000)
afterAll(async () => {
  await db.close()
  await catcher.close()
})
beforeEach(async () => {
  now = NOW
  await db.database.delete(loginAttempt)
  await db.database.delete(mailOutbox)
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const newAddress = () => `mail-${(count += 1)}@example.test`

async function registered(loginId = newAddress()): Promise<[AccountBrowser, string]> {
  const one = new AccountBrowser(backend)
  const { data } = await one.ask(Register, { loginId, password: PASSWORD, consent: true })
  expect(data.register.outcome).toBe('REGISTERED')
  return [one, loginId]
}

/** What was sent to an address, newest first. */
async function mailsTo(address: string) {
  while (await backend.mails?.sendDue());
  return catcher.mails().filter(({ recipients }) => recipients.includes(address))
}

async function tokenTo(address: string): Promise<string> {
  const mails = await mailsTo(address)
  const tokens = mails.map(({ text }) => text.match(/\/login\/confirm#([\w-]{43})/)?.[1])
  return tokens.find((token) => token !== undefined) ?? ''
}

const ofAccount = async (one: AccountBrowser) => (await one.ask(OwnAccount)).data.account
const confirm = async (token: string, one = new AccountBrowser(backend), password?: string) =>
  (await one.ask(ConfirmMailAddress, { token, password })).data.confirmMailAddress
const resend = async (one: AccountBrowser) =>
  (await one.ask(RequestMailConfirmation)).data.requestMailConfirmation
const change = async (one: AccountBrowser, loginId: string) =>
  (await one.ask(ChangeMailAddress, { loginId })).data.changeMailAddress

describe('registering', () => {
  test('sends a link that confirms the address, once', async () => {
    const [one, loginId] = await registered()
    expect(await ofAccount(one)).toMatchObject({ loginId, isMailUnconfirmed: true, pendingLoginId: null })
    const [mail, ...more] = await mailsTo(loginId)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('【DPワーク】メールアドレスの確認')
    const token = mail?.text.match(/#([\w-]{43})/)?.[1] ?? ''
    expect(mail?.text).toContain(`${ORIGIN}/login/confirm#${token}`)
    expect(await confirm(token, one)).toBe('CONFIRMED')
    expect(await ofAccount(one)).toMatchObject({ loginId, isMailUnconfirmed: false })
    expect(await confirm(token, one)).toBe('LINK_USED')
    expect(await resend(one)).toEqual({ outcome: 'NOTHING_TO_CONFIRM', retryAfter: null })
  })

  test('is confirmed on another device with the password, and whoever was signed in is not any more', async () => {
    const [one, loginId] = await registered()
    const token = await tokenTo(loginId)
    const phone = new AccountBrowser(backend)
    expect(await confirm(token, phone)).toBe('NOT_PROVED')
    expect(await confirm(token, phone, 'mori-to-kawa-1946')).toBe('WRONG_CREDENTIALS')
    expect(await confirm(token, phone, PASSWORD)).toBe('CONFIRMED')
    expect((await one.ask(OwnAccount)).data.account).toBeNull()
    expect(await phone.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
    expect(await ofAccount(phone)).toMatchObject({ isMailUnconfirmed: false })
  })

  test('the link of a stranger’s registration gives the reader of the mail nothing of the stranger’s', async () => {
    const [stranger, loginId] = await registered()
    const token = await tokenTo(loginId)
    const [owner] = await registered(loginId)
    expect(await confirm(token, owner)).toBe('CONFIRMED')
    expect(await ofAccount(owner)).toMatchObject({ loginId, isMailUnconfirmed: false })
    expect((await stranger.ask(OwnAccount)).data.account).toBeNull()
    expect(await db.database.$count(account, eq(account.loginId, loginId))).toBe(1)
  })

  test('that is refused sends nothing', async () => {
    const [owner, loginId] = await registered()
    await confirm(await tokenTo(loginId), owner)
    const before = catcher.mails().length
    const { data } = await new AccountBrowser(backend).ask(Register, {
      loginId,
      password: PASSWORD,
      consent: true,
    })
    expect(data.register.outcome).toBe('ALREADY_REGISTERED')
    await mailsTo(loginId)
    expect(catcher.mails()).toHaveLength(before)
  })

  test('who came by LINE is asked too, when the address is given', async () => {
    const [one, first] = await registered()
    await db.database
      .update(account)
      .set({ loginId: null, passwordHash: null })
      .where(eq(account.loginId, first))
    const loginId = newAddress()
    const { data } = await one.ask(Register, { loginId, password: '', consent: true })
    expect(data.register.outcome).toBe('REGISTERED')
    expect(await confirm(await tokenTo(loginId), one)).toBe('CONFIRMED')
    expect(await ofAccount(one)).toMatchObject({ loginId, isMailUnconfirmed: false })
  })

  test('goes on unconfirmed, and says so where the registration and the doctor are read', async () => {
    const [one, loginId] = await registered()
    const bearer = (await one.ask(CreateIdToken)).data.createIdToken.idToken
    const state = await createClient(Registration, backend.inProcess.user(bearer)).getRegistration({})
    expect(state.registration).toMatchObject({ hasAccount: true, unconfirmedMail: loginId })
    const person = await insertDoctor(db.database)
    const doctorOf = async () =>
      (await createClient(User, backend.inProcess.user(person.bearer)).signInUser({})).doctor
    // A user id that is no address has nothing to confirm.
    expect((await doctorOf())?.mailUnconfirmed).toBe(false)
    await addressOf(db.database, person)
    expect((await doctorOf())?.mailUnconfirmed).toBe(true)
  })

  test('a password chosen by a mailed link confirms the address too', async () => {
    const [one, loginId] = await registered()
    await one.ask(RequestPasswordReset, { loginId })
    const mails = await mailsTo(loginId)
    const text = mails.find(({ subject }) => subject.includes('パスワードの再設定'))?.text
    const token = text?.match(/\/login\/reset#([\w-]{43})/)?.[1]
    const { data } = await one.ask(ResetPassword, { token, next: 'kawa-to-mori-1950' })
    expect(data.resetPassword.outcome).toBe('RESET')
    const again = new AccountBrowser(backend)
    await again.logIn(loginId, 'kawa-to-mori-1950')
    expect(await ofAccount(again)).toMatchObject({ isMailUnconfirmed: false })
  })
})

describe('a link', () => {
  test('is good for sixty minutes', async () => {
    const [, loginId] = await registered()
    const token = await tokenTo(loginId)
    pass(60 * MINUTE)
    expect(await confirm(token)).toBe('LINK_EXPIRED')
  })

  test('is void once a later one is sent', async () => {
    const [one, loginId] = await registered()
    const first = await tokenTo(loginId)
    pass(MINUTE)
    expect(await resend(one)).toEqual({ outcome: 'REQUESTED', retryAfter: null })
    const second = await tokenTo(loginId)
    expect(second).not.toBe(first)
    expect([await confirm(first, one), await confirm(second, one)]).toEqual(['LINK_REPLACED', 'CONFIRMED'])
  })

  test.each(['', 'x', 'a'.repeat(43), 'あ'.repeat(43), 'a'.repeat(5_000)])(
    'made up, %j, opens nothing',
    async (token) => {
      expect(await confirm(token)).toBe('LINK_UNKNOWN')
    },
  )

  test('used ten times at once works once', async () => {
    const [one, loginId] = await registered()
    const token = await tokenTo(loginId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, one)))
    expect(answers.filter((answer) => answer === 'CONFIRMED')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'LINK_USED')).toHaveLength(9)
  })

  test('stands in the mail and nowhere else', async () => {
    const [, loginId] = await registered()
    const token = await tokenTo(loginId)
    const stored = JSON.stringify([
      await db.database.select().from(mailConfirmation),
      await db.database.select().from(mailOutbox),
    ])
    expect(token).toHaveLength(43)
    expect(stored).not.toContain(token)
  })

  test('is sent again two times a minute at most, and to who is signed in', async () => {
    const [one] = await registered()
    const outcomes = []
    for (let index = 0; index < 4; index += 1) outcomes.push((await resend(one)).outcome)
    expect(outcomes).toEqual(['REQUESTED', 'REQUESTED', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
    expect((await resend(one)).retryAfter).toBeGreaterThan(0)
    expect((await resend(new AccountBrowser(backend))).outcome).toBe('SIGNED_OUT')
  })
})

describe('another address', () => {
  test('takes the place of the old one when its link is used, and the old one hears of it', async () => {
    const [one, old] = await registered()
    await confirm(await tokenTo(old), one)
    await one.ask(RequestPasswordReset, { loginId: old })
    const resetMail = (await mailsTo(old)).find(({ text }) => text.includes('/login/reset#'))
    const reset = resetMail?.text.match(/\/login\/reset#([\w-]{43})/)?.[1]
    const next = newAddress()
    expect(await change(one, ` ${next.toUpperCase()} `)).toEqual({ outcome: 'REQUESTED', retryAfter: null })
    expect(await ofAccount(one)).toMatchObject({
      loginId: old,
      pendingLoginId: next,
      isMailUnconfirmed: false,
    })
    // Nothing has changed yet.
    expect(await new AccountBrowser(backend).logIn(old, PASSWORD)).toBe('LOGGED_IN')
    expect(await new AccountBrowser(backend).logIn(next, PASSWORD)).toBe('WRONG_CREDENTIALS')
    const [asked] = await mailsTo(next)
    expect(asked?.subject).toBe('【DPワーク】新しいメールアドレスの確認')
    // Whoever reads the new address, by a slip of the pen perhaps, is not the owner by that alone.
    expect(await confirm(await tokenTo(next))).toBe('NOT_PROVED')
    expect(await confirm(await tokenTo(next), one)).toBe('CONFIRMED')
    expect(await ofAccount(one)).toMatchObject({
      loginId: next,
      pendingLoginId: null,
      isMailUnconfirmed: false,
    })
    expect(await new AccountBrowser(backend).logIn(next, PASSWORD)).toBe('LOGGED_IN')
    expect(await new AccountBrowser(backend).logIn(old, PASSWORD)).toBe('WRONG_CREDENTIALS')
    const notice = (await mailsTo(old)).find(({ subject }) => subject.includes('が変更されました'))
    expect(notice?.text).not.toContain(next)
    // What was mailed to the old address opens nothing any more.
    const { data } = await one.ask(ResetPassword, { token: reset, next: 'kawa-to-mori-1950' })
    expect(data.resetPassword.outcome).toBe('LINK_REPLACED')
  })

  test('is one account’s, of many that prove it at once, and the others end', async () => {
    const wanted = newAddress()
    const all: AccountBrowser[] = []
    for (let index = 0; index < 5; index += 1) all.push((await registered(wanted))[0])
    const links = (await mailsTo(wanted)).map(({ text }) => text.match(/#([\w-]{43})/)?.[1] ?? '')
    expect(new Set(links).size).toBe(5)
    const answers = await Promise.all(all.map((one, index) => confirm(links[index] ?? '', one)))
    expect(answers.filter((answer) => answer === 'CONFIRMED')).toHaveLength(1)
    const states = await Promise.all(all.map(ofAccount))
    expect(states.filter((state) => state !== null)).toEqual([
      expect.objectContaining({ loginId: wanted, isMailUnconfirmed: false }),
    ])
    expect(backend.reported).toEqual([])
  })

  test('is taken by who confirms it first', async () => {
    const [one] = await registered()
    const wanted = newAddress()
    await change(one, wanted)
    const token = await tokenTo(wanted)
    const [other] = await registered(wanted)
    expect(await confirm(await tokenTo(wanted), other)).toBe('CONFIRMED')
    expect(await confirm(token, one)).toBe('ALREADY_REGISTERED')
    expect((await ofAccount(one)).loginId).not.toBe(wanted)
  })

  test('that was asked for later makes the earlier link void', async () => {
    const [one] = await registered()
    const [first, second] = [newAddress(), newAddress()]
    await change(one, first)
    const token = await tokenTo(first)
    await change(one, second)
    expect(await confirm(token, one)).toBe('LINK_REPLACED')
    expect(await confirm(await tokenTo(second), one)).toBe('CONFIRMED')
    expect((await ofAccount(one)).loginId).toBe(second)
  })

  test('is asked for again while it waits', async () => {
    const [one, old] = await registered()
    const next = newAddress()
    await change(one, next)
    await mailsTo(next)
    pass(MINUTE)
    expect((await resend(one)).outcome).toBe('REQUESTED')
    expect(await mailsTo(next)).toHaveLength(2)
    expect((await ofAccount(one)).loginId).toBe(old)
  })

  test('is refused to who has not proved lately who they are, or asks for nothing new', async () => {
    const [one, old] = await registered()
    const [another, other] = await registered()
    await confirm(await tokenTo(other), another)
    for (const [typed, outcome] of [
      ['no address', 'INVALID_LOGIN_ID'],
      ['', 'INVALID_LOGIN_ID'],
      [old.toUpperCase(), 'UNCHANGED'],
      [other, 'ALREADY_REGISTERED'],
    ] as const)
      expect((await change(one, typed)).outcome).toBe(outcome)
    expect((await change(new AccountBrowser(backend), newAddress())).outcome).toBe('SIGNED_OUT')
    await db.database.update(session).set({ authenticatedAt: new Date(NOW.getTime() - 11 * MINUTE) })
    expect((await change(one, newAddress())).outcome).toBe('NOT_PROVED')
    expect(await ofAccount(one)).toMatchObject({ loginId: old, pendingLoginId: null })
    expect(backend.reported).toEqual([])
  })
})
