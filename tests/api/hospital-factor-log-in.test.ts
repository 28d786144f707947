import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepOfCode } from '#app/backend/account/second-factor/totp.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { contractMethods } from '#tests/support/contract-commands.ts'
import { codeOf, factorHouse, PASSWORD, type FactorHouse } from '#tests/support/factors.ts'

test('the codes are those of RFC 6238', () => {
  // Appendix B: the ASCII secret 12345678901234567890, the last six of eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ] as const)
    expect(stepOfCode(secret, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30))
})

describe('logging in with a second factor', () => {
  let scene: FactorHouse

  beforeAll(async () => {
    scene = await factorHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.forgetAttempts())

  test('goes on with a code of now or of the step before or after, each once', async () => {
    const person = await scene.member()
    const { secret } = await scene.enrol(person)
    scene.pass(5 * MINUTE_MS)
    for (const steps of [-1, 0, 1]) {
      const browser = scene.browser()
      expect(await browser.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
      expect(browser.cookie).toBeUndefined()
      expect(browser.device).toBeUndefined()
      const code = codeOf(secret, scene.clock.now, steps)
      expect(await scene.answer(browser, code)).toBe('LOGGED_IN')
      expect(await scene.isIn(browser)).toBe(true)
      expect(browser.step).toBeUndefined()
      const again = scene.browser()
      await again.logIn(person.loginId, PASSWORD)
      expect(await scene.answer(again, code)).toBe('WRONG_CODE')
      expect(await scene.isIn(again)).toBe(false)
      await scene.forgetAttempts()
    }
    const late = scene.browser()
    await late.logIn(person.loginId, PASSWORD)
    for (const steps of [-2, 2]) {
      expect(await scene.answer(late, codeOf(secret, scene.clock.now, steps))).toBe('WRONG_CODE')
    }
  })

  test('takes nothing else for a code, and says so in words of the form', async () => {
    const person = await scene.member()
    const { secret } = await scene.enrol(person)
    const browser = scene.browser()
    await browser.logIn(person.loginId, PASSWORD)
    for (const typed of ['', 'abcdef', '1'.repeat(100_000), "' or 1=1 --"])
      expect(await scene.answer(browser, typed)).toBe('WRONG_CODE')
    // Full width, and with a space as apps show it.
    const code = codeOf(secret, scene.clock.now)
    const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))
    expect(await scene.answer(browser, `${wide.slice(0, 3)} ${wide.slice(3)}`)).toBe('LOGGED_IN')
  })

  test('of two processes with one code at the same time one succeeds', async () => {
    const person = await scene.member()
    const { secret } = await scene.enrol(person)
    const processes = [scene.backend, scene.start()]
    for (const repeated of [false, true]) {
      scene.pass(MINUTE_MS)
      await scene.forgetAttempts()
      const code = codeOf(secret, scene.clock.now)
      const browsers = processes.map((by) => scene.browser(by))
      for (const browser of browsers) await browser.logIn(person.loginId, PASSWORD)
      // The second time both send the same log-in.
      if (repeated) browsers.forEach((browser) => (browser.step = browsers[0]?.step))
      const answers = await Promise.all(browsers.map((browser) => scene.answer(browser, code)))
      expect(answers.filter((word) => word === 'LOGGED_IN')).toHaveLength(1)
      const states = await Promise.all(browsers.map(scene.isIn))
      expect(states.filter(Boolean)).toHaveLength(1)
    }
  })

  test('a half log-in opens nothing: no call of the contract, no token', async () => {
    const person = await scene.member()
    await scene.enrol(person)
    const browser = scene.browser()
    expect(await browser.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    const step = browser.step?.split('=')[1] ?? ''
    expect(step).toMatch(/^[\w-]{43}$/)
    expect(await scene.isIn(browser)).toBe(false)
    expect(await scene.bearerOf(browser)).toBe('')
    // Nor does its value stand for a session.
    browser.cookie = `__Host-sid=${step}`
    expect(await scene.isIn(browser)).toBe(false)
    const opened: string[] = []
    let asked = 0
    for (const { path } of await contractMethods()) {
      if (!path.startsWith('dp.hospital.')) continue
      asked += 1
      const answer = await callTwirp(scene.backend, path, {}, step)
      const visitors = await callTwirp(scene.backend, path, {})
      // Some say first what an empty request lacks.
      if (![400, 401].includes(answer.status) || answer.status !== visitors.status) opened.push(path)
    }
    expect(asked).toBeGreaterThan(50)
    expect(opened).toEqual([])
  })

  test('is over after five minutes, after a new password, and when it is done', async () => {
    const person = await scene.member()
    const { secret } = await scene.enrol(person)
    const late = scene.browser()
    await late.logIn(person.loginId, PASSWORD)
    scene.pass(5 * MINUTE_MS)
    expect(await scene.answer(late, codeOf(secret, scene.clock.now))).toBe('STEP_OVER')
    const browser = scene.browser()
    await browser.logIn(person.loginId, PASSWORD)
    const { step } = browser
    const code = codeOf(secret, scene.clock.now)
    expect(await scene.answer(browser, code)).toBe('LOGGED_IN')
    browser.step = step
    expect(await scene.answer(browser, code)).toBe('STEP_OVER')
    expect(await scene.isIn(browser)).toBe(true)
    const void_ = scene.browser()
    await void_.logIn(person.loginId, PASSWORD)
    await scene.database.update(account).set({ epoch: 99 }).where(eq(account.id, person.accountId))
    scene.pass(MINUTE_MS)
    expect(await scene.answer(void_, codeOf(secret, scene.clock.now))).toBe('STEP_OVER')
    expect(await scene.answer(scene.browser(), code)).toBe('STEP_OVER')
  })

  test('hears five wrong codes in a quarter of an hour, of all strangers together; the own device is apart', async () => {
    const person = await scene.member()
    const { browser: own, secret } = await scene.enrol(person)
    const { device } = own
    const outcomes: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const browser = scene.browser()
      await browser.logIn(person.loginId, PASSWORD)
      for (let index = 0; index < 2; index += 1) outcomes.push(await scene.answer(browser, '000000'))
    }
    expect(outcomes).toEqual([...Array(5).fill('WRONG_CODE'), ...Array(3).fill('TOO_MANY_ATTEMPTS')])
    const stranger = scene.browser()
    await stranger.logIn(person.loginId, PASSWORD)
    expect(await scene.answer(stranger, codeOf(secret, scene.clock.now))).toBe('TOO_MANY_ATTEMPTS')
    const known = scene.browser()
    known.device = device
    await known.logIn(person.loginId, PASSWORD)
    expect(await scene.answer(known, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
    scene.pass(15 * MINUTE_MS)
    const later = scene.browser()
    await later.logIn(person.loginId, PASSWORD)
    expect(await scene.answer(later, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
  })

  test('a recovery code works once, and its use is reported by mail', async () => {
    const person = await scene.member()
    const { codes } = await scene.enrol(person)
    const [code = ''] = codes
    const browser = scene.browser()
    await browser.logIn(person.loginId, PASSWORD)
    expect(await scene.answer(browser, code.toLowerCase().replaceAll('-', ' '))).toBe('LOGGED_IN')
    expect((await scene.state(browser)).recoveryCodesLeft).toBe(9)
    const again = scene.browser()
    await again.logIn(person.loginId, PASSWORD)
    expect(await scene.answer(again, code)).toBe('WRONG_CODE')
    expect(await scene.mailsTo(person)).toEqual(['FACTOR_CODE_USED', 'FACTOR_CODE_WRONG', 'FACTOR_ON'])
    expect(await scene.eventsOf(person)).toContain('FACTOR_CODE_USED')
  })

  test('a code of another account is wrong', async () => {
    const [one, other] = [await scene.member(), await scene.member('OWNER', scene.nextDoor)]
    await scene.enrol(one)
    const { secret, codes } = await scene.enrol(other)
    const browser = scene.browser()
    await browser.logIn(one.loginId, PASSWORD)
    expect(await scene.answer(browser, codeOf(secret, scene.clock.now))).toBe('WRONG_CODE')
    expect(await scene.answer(browser, codes[1] ?? '')).toBe('WRONG_CODE')
  })
})
