import { MINUTE_MS } from '#app/domain/duration.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import {
  recoveryCode,
  secondFactor,
  shownSecret,
} from '#app/backend/database/schema/account/second-factor.ts'
import { HideRecoveryCodes } from '#app/services/account/factor.account.documents.ts'
import { codeOf, factorHouse, PASSWORD, type FactorHouse } from '#tests/support/factors.ts'

describe('the second factor of a member', () => {
  let scene: FactorHouse

  beforeAll(async () => {
    scene = await factorHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.forgetAttempts())

  const openSessions = (accountId: string) =>
    scene.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))

  describe('setting it up', () => {
    test('asks for the password, shows the secret, and takes its first code', async () => {
      const person = await scene.member()
      const browser = scene.browser()
      await browser.logIn(person.loginId, PASSWORD)
      expect(await scene.state(browser)).toMatchObject({ isAvailable: true, onSince: null, setup: null })
      expect(await scene.begin(browser, 'wrong password 1')).toBe('WRONG_CREDENTIALS')
      expect((await scene.state(browser)).setup).toBeNull()
      expect(await scene.begin(browser)).toBe('BEGUN')
      const { secret, uri } = (await scene.state(browser)).setup
      expect(uri).toContain(`secret=${secret}`)
      expect(decodeURIComponent(uri)).toContain(`DPワーク:${person.loginId}`)
      // Begun again, as after a lost answer, it is the same one: the app that has read it stays right.
      expect(await scene.begin(browser)).toBe('BEGUN')
      expect((await scene.state(browser)).setup.secret).toBe(secret)
      expect(await scene.confirm(browser, codeOf(secret, scene.clock.now, 3))).toBe('WRONG_CODE')
      expect(await scene.confirm(browser, 'abc')).toBe('WRONG_CODE')
      expect((await scene.state(browser)).onSince).toBeNull()
      const code = codeOf(secret, scene.clock.now)
      expect(await scene.confirm(browser, code)).toBe('TURNED_ON')
      // The answer was lost: the same again, with the same recovery codes.
      const { recoveryCodes } = await scene.state(browser)
      expect(await scene.confirm(browser, code)).toBe('TURNED_ON')
      expect((await scene.state(browser)).recoveryCodes).toEqual(recoveryCodes)
      expect(recoveryCodes).toHaveLength(10)
      expect(new Set(recoveryCodes).size).toBe(10)
      expect(await scene.mailsTo(person)).toEqual(['FACTOR_ON'])
      expect(await scene.eventsOf(person)).toEqual(['FACTOR_ON'])
    })

    test('ends the other sessions, keeps nothing readable, and shows the codes to this session alone', async () => {
      const person = await scene.member()
      const other = scene.browser()
      await other.logIn(person.loginId, PASSWORD)
      const { browser, secret, codes } = await scene.enrol(person)
      expect(await scene.isIn(other)).toBe(false)
      expect(await scene.isIn(browser)).toBe(true)
      const stored = JSON.stringify([
        await scene.database.select().from(secondFactor),
        await scene.database.select().from(recoveryCode),
        await scene.database.select().from(shownSecret),
      ])
      for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(Buffer.from(text).toString('hex'))
      const second = scene.browser()
      await second.logIn(person.loginId, PASSWORD)
      expect(await scene.answer(second, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
      expect((await scene.state(second)).recoveryCodes).toBeNull()
      await browser.ask(HideRecoveryCodes)
      expect((await scene.state(browser)).recoveryCodes).toBeNull()
    })

    test('is over after ten minutes', async () => {
      const person = await scene.member()
      const browser = scene.browser()
      await browser.logIn(person.loginId, PASSWORD)
      await scene.begin(browser)
      const { secret } = (await scene.state(browser)).setup
      scene.pass(10 * MINUTE_MS)
      expect((await scene.state(browser)).setup).toBeNull()
      expect(await scene.confirm(browser, codeOf(secret, scene.clock.now))).toBe('SETUP_OVER')
    })

    test('is not for visitors, or where nothing can be encrypted', async () => {
      expect(await scene.state(scene.browser())).toBeNull()
      expect(await scene.begin(scene.browser())).toBe('SIGNED_OUT')
      expect(await scene.confirm(scene.browser(), '123456')).toBe('SIGNED_OUT')
      expect(await scene.end(scene.browser(), '123456')).toBe('SIGNED_OUT')
      const bare = scene.browser(scene.start(null))
      const person = await scene.member()
      await bare.logIn(person.loginId, PASSWORD)
      expect((await scene.state(bare)).isAvailable).toBe(false)
      expect(await scene.begin(bare)).toBe('UNAVAILABLE')
    })
  })

  describe('changing it', () => {
    test('turning it off and new recovery codes need password and code, and cause a mail', async () => {
      const person = await scene.member()
      const { browser, secret, codes } = await scene.enrol(person)
      await browser.ask(HideRecoveryCodes)
      const code = codeOf(secret, scene.clock.now)
      expect(await scene.renew(browser, code, 'wrong password 1')).toBe('WRONG_CREDENTIALS')
      expect(await scene.renew(browser, '000000')).toBe('WRONG_CODE')
      expect(await scene.renew(browser, code)).toBe('RENEWED')
      const renewed = (await scene.state(browser)).recoveryCodes
      expect(renewed).not.toEqual(codes)
      // A lost answer: the same codes once more.
      expect(await scene.renew(browser, code)).toBe('RENEWED')
      expect((await scene.state(browser)).recoveryCodes).toEqual(renewed)
      const old = scene.browser()
      await old.logIn(person.loginId, PASSWORD)
      expect(await scene.answer(old, codes[0] ?? '')).toBe('WRONG_CODE')
      expect(await scene.end(browser, codeOf(secret, scene.clock.now, 1), 'wrong password 1')).toBe(
        'WRONG_CREDENTIALS',
      )
      expect(await scene.end(browser, code)).toBe('WRONG_CODE')
      expect(await scene.end(browser, codeOf(secret, scene.clock.now, 1))).toBe('TURNED_OFF')
      expect(await scene.end(browser, code)).toBe('TURNED_OFF')
      expect(await scene.mailsTo(person)).toEqual([
        'FACTOR_CODES',
        'FACTOR_CODE_WRONG',
        'FACTOR_OFF',
        'FACTOR_ON',
      ])
      expect(await scene.eventsOf(person)).toEqual(['FACTOR_CODES', 'FACTOR_OFF', 'FACTOR_ON'])
      expect(await scene.browser().logIn(person.loginId, PASSWORD)).toBe('LOGGED_IN')
      expect(await scene.renew(browser, code)).toBe('NOT_ON')
    })

    test('hears five codes in a quarter of an hour', async () => {
      const person = await scene.member()
      const { browser } = await scene.enrol(person)
      const outcomes: string[] = []
      for (let index = 0; index < 6; index += 1) outcomes.push(await scene.end(browser, '000000'))
      expect(outcomes).toEqual([...Array(5).fill('WRONG_CODE'), 'TOO_MANY_ATTEMPTS'])
    })

    test('a former member keeps no session, and a new password leaves the factor', async () => {
      const person = await scene.member('STAFF')
      const owner = await scene.member()
      await scene.enrol(person)
      const removal = { member_id: person.memberId, idempotency_key: crypto.randomUUID() }
      expect((await scene.callMembers('RemoveMember', removal, owner.bearer)).status).toBe(200)
      expect(await openSessions(person.accountId)).toBe(0)
      expect(await scene.browser().logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    })
  })
})
