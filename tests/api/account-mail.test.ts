import { eq } from 'drizzle-orm'
import { createClient } from '@connectrpc/connect'
import { describe, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { mailConfirmation } from '#app/backend/database/schema/account/mail-confirmation.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { Registration } from '#app/contract/gen/registration_pb.ts'
import { User } from '#app/contract/gen/user_pb.ts'
import { OwnAccountDocument } from '#app/services/account/own-sessions.account.documents.ts'
import { RequestPasswordReset, ResetPassword } from '#app/services/account/password.account.documents.ts'
import { CreateIdToken, Register } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { addressOf } from '#tests/support/staff.ts'

import {
  mailAccounts,
  PASSWORD,
  MINUTE,
  db,
  catcher,
  backend,
  pass,
  newAddress,
  registered,
  mailsTo,
  tokenTo,
  ofAccount,
  confirm,
  resend,
} from '#tests/support/mail-accounts.ts'

mailAccounts()

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
    expect((await one.ask(OwnAccountDocument)).data.account).toBeNull()
    expect(await phone.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
    expect(await ofAccount(phone)).toMatchObject({ isMailUnconfirmed: false })
  })

  test('the link of a stranger’s registration gives the reader of the mail nothing of the stranger’s', async () => {
    const [stranger, loginId] = await registered()
    const token = await tokenTo(loginId)
    const [owner] = await registered(loginId)
    expect(await confirm(token, owner)).toBe('CONFIRMED')
    expect(await ofAccount(owner)).toMatchObject({ loginId, isMailUnconfirmed: false })
    expect((await stranger.ask(OwnAccountDocument)).data.account).toBeNull()
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

  test('has its token in the mail only, not in the database', async () => {
    const [, loginId] = await registered()
    const token = await tokenTo(loginId)
    const stored = JSON.stringify([
      await db.database.select().from(mailConfirmation),
      await db.database.select().from(mailOutbox),
    ])
    expect(token).toHaveLength(43)
    expect(stored).not.toContain(token)
  })

  test('comes five times in a quarter of an hour, whoever asks, and its reader gets in all the same', async () => {
    const address = newAddress()
    const strangers: AccountBrowser[] = []
    for (let index = 0; index < 4; index += 1) strangers.push((await registered(address))[0])
    pass(MINUTE)
    const outcomes = []
    for (const [index, one] of strangers.entries()) {
      const elsewhere = new AccountBrowser(backend, { address: `203.0.113.${index}` })
      elsewhere.cookie = one.cookie
      outcomes.push((await resend(elsewhere)).outcome)
    }
    expect(outcomes).toEqual(['REQUESTED', ...Array.from({ length: 3 }, () => 'TOO_MANY_ATTEMPTS')])
    expect(await mailsTo(address)).toHaveLength(5)
    // The owner of the mailbox, for whom nothing was left, uses what is in it.
    const [owner] = await registered(address)
    expect(await mailsTo(address)).toHaveLength(5)
    const { retryAfter } = await resend(owner)
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(15 * 60)
    expect(await confirm(await tokenTo(address), owner)).toBe('CONFIRMED')
    expect(await ofAccount(owner)).toMatchObject({ loginId: address, isMailUnconfirmed: false })
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
