import { MINUTE_MS } from '#app/domain/duration.ts'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { createLineSessions } from '#app/backend/account/line/line-session.service.ts'
import { createFactorLetters } from '#app/backend/account/second-factor/factor-letters.ts'
import { callTwirp, key, wordOf } from '#tests/support/backend-calls.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { codeOf, factorHouse, PASSWORD, type FactorHouse } from '#tests/support/factors.ts'

/** Doctors may have a second factor, which works as that of a hospital's member. */

let scene: FactorHouse
let count = 0

beforeAll(async () => {
  scene = await factorHouse()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.forgetAttempts())

/** A doctor with mail address and password. */
async function doctor({ isConfirmed = true } = {}) {
  const { database } = scene
  const member = await scene.member()
  const [known] = await database.select().from(account).where(eq(account.id, member.accountId))
  const one = await insertDoctor(database, { now: scene.clock.now })
  const loginId = `doctor-factor-${(count += 1)}@example.jp`
  await database
    .update(account)
    .set({
      loginId,
      passwordHash: known?.passwordHash ?? null,
      mailConfirmedAt: isConfirmed ? scene.clock.now : null,
    })
    .where(eq(account.id, one.accountId))
  return { ...one, loginId }
}

// First, before the clock moves on: a bearer lasts for minutes.
test('Our staff take away one that a doctor has lost, and the doctor logs in with the password alone.', async () => {
  const person = await doctor()
  await scene.enrol(person)
  const { bearer } = await scene.worker()
  const request = { address: person.loginId, reason: '電話でご本人を確かめました', ...key() }
  const answer = await callTwirp(scene.backend, 'dp.staff.StaffFactors/ResetMemberFactor', request, bearer)
  expect(wordOf(answer)).toBe('RESET')
  expect(await scene.browser().logIn(person.loginId, PASSWORD)).toBe('LOGGED_IN')
  expect(await scene.mailsTo(person)).toContain('FACTOR_RESET')
})

test('A doctor sets it up, is asked for a code at the log-in, and hears of both.', async () => {
  const person = await doctor()
  const { secret, codes } = await scene.enrol(person)
  const browser = scene.browser()
  expect(await browser.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
  expect(await scene.isIn(browser)).toBe(false)
  expect(await scene.answer(browser, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
  const other = scene.browser()
  await other.logIn(person.loginId, PASSWORD)
  expect(await scene.answer(other, codes[0] ?? '')).toBe('LOGGED_IN')
  expect(await scene.mailsTo(person)).toEqual(['FACTOR_CODE_USED', 'FACTOR_ON'])
})

test('After the log-in with LINE, here or handed over from another browser, a doctor is asked for the code.', async () => {
  const person = await doctor()
  const { accountId } = person
  await scene.enrol(person)
  const line = { provider: 'https://line.test', sub: `line-${accountId}` }
  await scene.database.insert(lineIdentity).values({ ...line, accountId, isProved: true })
  const lines = createLineSessions({ database: scene.database, clock: () => scene.clock.now })
  const browser = { current: null, device: null, userAgent: 'test' }
  const begun = await lines.logIn(line, '/work', browser)
  expect(begun).toHaveProperty('step')
  expect(begun).not.toHaveProperty('secret')
  expect(begun.goTo).toMatch(/^\/login\/code/)
  const verifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const code = await lines.handOver(line, '/work', challenge)
  const picked = await lines.pickUp(code, verifier, browser)
  expect(picked).toHaveProperty('step')
  expect(picked).not.toHaveProperty('secret')
})

test('Wrong codes after the right password send the owner one mail in a quarter of an hour.', async () => {
  scene.pass(15 * MINUTE_MS - (scene.clock.now.getTime() % (15 * MINUTE_MS)))
  const person = await doctor()
  await scene.enrol(person)
  const attempts = async (times: number) => {
    const browser = scene.browser()
    expect(await browser.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    for (let time = 0; time < times; time += 1)
      expect(await scene.answer(browser, '000000')).toBe('WRONG_CODE')
  }
  const told = async () => (await scene.mailsTo(person)).filter((kind) => kind === 'FACTOR_CODE_WRONG').length
  await attempts(3)
  expect(await told()).toBe(1)
  scene.pass(15 * MINUTE_MS)
  await scene.forgetAttempts()
  await attempts(2)
  expect(await told()).toBe(2)
  const [row] = await scene.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.loginId))
  const payload = { at: scene.clock.now.toISOString(), side: 'DOCTOR' }
  const letter = await createFactorLetters(ORIGIN).FACTOR_CODE_WRONG(payload, person.loginId)
  expect(row).toBeDefined()
  expect(JSON.stringify(letter)).toContain('正しいパスワードのあとで、誤った確認コードが入力されました')
})

test('An address that nobody has confirmed sets none up.', async () => {
  const person = await doctor({ isConfirmed: false })
  const browser = scene.browser()
  await browser.logIn(person.loginId, PASSWORD)
  expect((await scene.state(browser)).isAvailable).toBe(false)
  expect(await scene.begin(browser)).toBe('NOT_ALLOWED')
})
