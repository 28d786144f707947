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
  let house: FactorHouse

  beforeAll(async () => {
    house = await factorHouse()
  }, 60_000)
  afterAll(() => house.db.close())
  beforeEach(() => house.forgetAttempts())

  const openSessions = (accountId: string) =>
    house.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))

  describe('setting it up', () => {
    test('asks for the password, shows the secret, and takes its first code', async () => {
      const person = await house.member()
      const browser = house.browser()
      await browser.logIn(person.loginId, PASSWORD)
      expect(await house.state(browser)).toMatchObject({ isAvailable: true, onSince: null, setup: null })
      expect(await house.begin(browser, 'wrong password 1')).toBe('WRONG_CREDENTIALS')
      expect((await house.state(browser)).setup).toBeNull()
      expect(await house.begin(browser)).toBe('BEGUN')
      const { secret, uri } = (await house.state(browser)).setup
      expect(uri).toContain(`secret=${secret}`)
      expect(decodeURIComponent(uri)).toContain(`DPワーク:${person.loginId}`)
      // Begun again, as after a lost answer, it is the same one: the app that has read it stays right.
      expect(await house.begin(browser)).toBe('BEGUN')
      expect((await house.state(browser)).setup.secret).toBe(secret)
      expect(await house.confirm(browser, codeOf(secret, house.clock.now, 3))).toBe('WRONG_CODE')
      expect(await house.confirm(browser, 'abc')).toBe('WRONG_CODE')
      expect((await house.state(browser)).onSince).toBeNull()
      const code = codeOf(secret, house.clock.now)
      expect(await house.confirm(browser, code)).toBe('TURNED_ON')
      // The answer was lost: the same again, with the same recovery codes.
      const { recoveryCodes } = await house.state(browser)
      expect(await house.confirm(browser, code)).toBe('TURNED_ON')
      expect((await house.state(browser)).recoveryCodes).toEqual(recoveryCodes)
      expect(recoveryCodes).toHaveLength(10)
      expect(new Set(recoveryCodes).size).toBe(10)
      expect(await house.mailsTo(person)).toEqual(['FACTOR_ON'])
      expect(await house.eventsOf(person)).toEqual(['FACTOR_ON'])
    })

    test('ends the other sessions, keeps nothing readable, and shows the codes to this session alone', async () => {
      const person = await house.member()
      const other = house.browser()
      await other.logIn(person.loginId, PASSWORD)
      const { browser, secret, codes } = await house.enrol(person)
      expect(await house.isIn(other)).toBe(false)
      expect(await house.isIn(browser)).toBe(true)
      const stored = JSON.stringify([
        await house.database.select().from(secondFactor),
        await house.database.select().from(recoveryCode),
        await house.database.select().from(shownSecret),
      ])
      for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(Buffer.from(text).toString('hex'))
      const second = house.browser()
      await second.logIn(person.loginId, PASSWORD)
      expect(await house.answer(second, codeOf(secret, house.clock.now))).toBe('LOGGED_IN')
      expect((await house.state(second)).recoveryCodes).toBeNull()
      await browser.ask(HideRecoveryCodes)
      expect((await house.state(browser)).recoveryCodes).toBeNull()
    })

    test('is over after ten minutes', async () => {
      const person = await house.member()
      const browser = house.browser()
      await browser.logIn(person.loginId, PASSWORD)
      await house.begin(browser)
      const { secret } = (await house.state(browser)).setup
      house.pass(10 * MINUTE_MS)
      expect((await house.state(browser)).setup).toBeNull()
      expect(await house.confirm(browser, codeOf(secret, house.clock.now))).toBe('SETUP_OVER')
    })

    test('is not for visitors, or where nothing can be encrypted', async () => {
      expect(await house.state(house.browser())).toBeNull()
      expect(await house.begin(house.browser())).toBe('SIGNED_OUT')
      expect(await house.confirm(house.browser(), '123456')).toBe('SIGNED_OUT')
      expect(await house.end(house.browser(), '123456')).toBe('SIGNED_OUT')
      const bare = house.browser(house.start(null))
      const person = await house.member()
      await bare.logIn(person.loginId, PASSWORD)
      expect((await house.state(bare)).isAvailable).toBe(false)
      expect(await house.begin(bare)).toBe('UNAVAILABLE')
    })
  })

  describe('changing it', () => {
    test('turning off and new recovery codes ask for password and code, and are told of', async () => {
      const person = await house.member()
      const { browser, secret, codes } = await house.enrol(person)
      await browser.ask(HideRecoveryCodes)
      const code = codeOf(secret, house.clock.now)
      expect(await house.renew(browser, code, 'wrong password 1')).toBe('WRONG_CREDENTIALS')
      expect(await house.renew(browser, '000000')).toBe('WRONG_CODE')
      expect(await house.renew(browser, code)).toBe('RENEWED')
      const renewed = (await house.state(browser)).recoveryCodes
      expect(renewed).not.toEqual(codes)
      // A lost answer: the same codes once more.
      expect(await house.renew(browser, code)).toBe('RENEWED')
      expect((await house.state(browser)).recoveryCodes).toEqual(renewed)
      const old = house.browser()
      await old.logIn(person.loginId, PASSWORD)
      expect(await house.answer(old, codes[0] ?? '')).toBe('WRONG_CODE')
      expect(await house.end(browser, codeOf(secret, house.clock.now, 1), 'wrong password 1')).toBe(
        'WRONG_CREDENTIALS',
      )
      expect(await house.end(browser, code)).toBe('WRONG_CODE')
      expect(await house.end(browser, codeOf(secret, house.clock.now, 1))).toBe('TURNED_OFF')
      expect(await house.end(browser, code)).toBe('TURNED_OFF')
      expect(await house.mailsTo(person)).toEqual([
        'FACTOR_CODES',
        'FACTOR_CODE_WRONG',
        'FACTOR_OFF',
        'FACTOR_ON',
      ])
      expect(await house.eventsOf(person)).toEqual(['FACTOR_CODES', 'FACTOR_OFF', 'FACTOR_ON'])
      expect(await house.browser().logIn(person.loginId, PASSWORD)).toBe('LOGGED_IN')
      expect(await house.renew(browser, code)).toBe('NOT_ON')
    })

    test('hears five codes in a quarter of an hour', async () => {
      const person = await house.member()
      const { browser } = await house.enrol(person)
      const outcomes: string[] = []
      for (let index = 0; index < 6; index += 1) outcomes.push(await house.end(browser, '000000'))
      expect(outcomes).toEqual([...Array(5).fill('WRONG_CODE'), 'TOO_MANY_ATTEMPTS'])
    })

    test('a former member keeps no session, and a new password leaves the factor', async () => {
      const person = await house.member('STAFF')
      const owner = await house.member()
      await house.enrol(person)
      const removal = { member_id: person.memberId, idempotency_key: crypto.randomUUID() }
      expect((await house.callMembers('RemoveMember', removal, owner.bearer)).status).toBe(200)
      expect(await openSessions(person.accountId)).toBe(0)
      expect(await house.browser().logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    })
  })
})
