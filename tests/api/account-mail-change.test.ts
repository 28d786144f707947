import { describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { RequestPasswordReset, ResetPassword } from '#app/services/account/password.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { NOW } from '#tests/support/doctors.ts'

import {
  mailAccounts,
  PASSWORD,
  MINUTE,
  db,
  backend,
  pass,
  newAddress,
  registered,
  mailsTo,
  tokenTo,
  ofAccount,
  confirm,
  resend,
  change,
} from '#tests/support/mail-accounts.ts'

mailAccounts()

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
