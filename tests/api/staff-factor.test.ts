import { DAY_MS } from '#app/domain/duration.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { PROOF_ASKED } from '#app/domain/account/identity-proof.ts'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { HideRecoveryCodes } from '#app/services/account/factor.account.documents.ts'
import { callTwirp, post } from '#tests/support/backend-calls.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { BANK_KEY, codeOf, factorHouse, PASSWORD, type FactorHouse } from '#tests/support/factors.ts'

/** The second factor of our staff, and what happens when it is lost or required. */

const key = () => ({ idempotency_key: crypto.randomUUID() })
const outcome = (answer: { body: { outcome: string } }) => answer.body.outcome.replace(/^.*_OUTCOME_/, '')

describe('the second factor of our staff', () => {
  let house: FactorHouse
  beforeAll(async () => {
    house = await factorHouse()
  }, 60_000)
  afterAll(() => house.db.close())
  beforeEach(() => house.forgetAttempts())

  const reset = (address: string, by: { bearer: string }, more: object = {}) =>
    callTwirp(
      house.backend,
      'dp.staff.StaffFactors/ResetMemberFactor',
      { address, reason: '対面で本人を確認した', ...key(), ...more },
      by.bearer,
    )
  const actionsOf = async (subject: string) =>
    (
      await house.database
        .select()
        .from(staffAction)
        .where(eq(staffAction.subject, subject))
        .orderBy(asc(staffAction.at), asc(staffAction.kind))
    ).map(({ kind: of }) => of)
  const openSessions = (accountId: string) =>
    house.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))

  test('is set up, asked for at every log-in, changed and turned off, each in the audit trail', async () => {
    const worker = await house.worker()
    const { browser, secret, codes } = await house.enrol(worker)
    const second = house.browser()
    expect(await second.logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
    expect(await house.isIn(second)).toBe(false)
    expect(await house.answer(second, '000000')).toBe('WRONG_CODE')
    expect(await house.answer(second, codeOf(secret, house.clock.now))).toBe('LOGGED_IN')
    const bearer = await house.bearerOf(second)
    expect((await callTwirp(house.backend, 'dp.staff.Staff/GetStaff', {}, bearer)).status).toBe(200)
    const lost = house.browser()
    await lost.logIn(worker.loginId, PASSWORD)
    house.pass(30_000)
    expect(await house.answer(lost, codes[0] ?? '')).toBe('LOGGED_IN')
    house.pass(30_000)
    await browser.ask(HideRecoveryCodes)
    expect(await house.renew(browser, codeOf(secret, house.clock.now))).toBe('RENEWED')
    house.pass(30_000)
    expect(await house.end(browser, codeOf(secret, house.clock.now))).toBe('TURNED_OFF')
    expect(await house.browser().logIn(worker.loginId, PASSWORD)).toBe('LOGGED_IN')
    const done = ['OWN_FACTOR_ON', 'OWN_FACTOR_CODE_USED', 'OWN_FACTOR_CODES', 'OWN_FACTOR_OFF']
    expect(await actionsOf(worker.accountId)).toEqual(done)
    const { body } = await callTwirp(house.backend, 'dp.staff.Audit/ListEntries', {}, bearer)
    const kinds = body.entries.map((entry: { kind: string }) => entry.kind)
    expect(kinds).toEqual(expect.arrayContaining(done.map((one) => `AUDIT_KIND_${one}`)))
    expect(await house.mailsTo(worker)).toEqual([
      'FACTOR_CODES',
      'FACTOR_CODE_USED',
      'FACTOR_CODE_WRONG',
      'FACTOR_OFF',
      'FACTOR_ON',
    ])
    const [mail] = await house.database
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, worker.loginId), eq(mailOutbox.kind, 'FACTOR_ON')))
    expect(mail?.payload).toMatchObject({ side: 'STAFF' })
  })

  test('a colleague takes away a lost one, for a reason; nobody the own one', async () => {
    const [worker, colleague] = [await house.worker(), await house.worker('運営 次郎')]
    const { browser } = await house.enrol(worker)
    const own = { bearer: await house.bearerOf(browser) }
    expect(outcome(await reset(worker.loginId, own))).toBe('OWN')
    const request = key()
    const first = await reset(worker.loginId, colleague, request)
    expect(outcome(first)).toBe('RESET')
    // A lost answer.
    expect(await reset(worker.loginId, colleague, request)).toEqual(first)
    expect(outcome(await reset(worker.loginId, colleague))).toBe('NO_FACTOR')
    expect(await openSessions(worker.accountId)).toBe(0)
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON', 'STAFF_FACTOR_RESET'])
    expect(await house.mailsTo(worker)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    expect(await house.browser().logIn(worker.loginId, PASSWORD)).toBe('LOGGED_IN')
  })

  test('is taken away only by who has proved a moment ago to be at the device', async () => {
    const [worker, colleague] = [await house.worker(), await house.worker('運営 次郎')]
    await house.enrol(worker)
    const own = eq(session.accountId, colleague.accountId)
    const longAgo = new Date(house.clock.now.getTime() - 600_000)
    await house.database.update(session).set({ authenticatedAt: longAgo }).where(own)
    const refused = await reset(worker.loginId, colleague)
    expect(refused).toMatchObject({ status: 412, body: { msg: PROOF_ASKED } })
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON'])
    expect(await house.browser().logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
    await house.database.update(session).set({ authenticatedAt: house.clock.now }).where(own)
    expect(outcome(await reset(worker.loginId, colleague))).toBe('RESET')
  })

  test('of ten at once one is recorded', async () => {
    const [worker, colleague] = [await house.worker(), await house.worker('運営 次郎')]
    await house.enrol(worker)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(worker.loginId, colleague)))
    expect(answers.filter((answer) => outcome(answer) === 'RESET')).toHaveLength(1)
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON', 'STAFF_FACTOR_RESET'])
  })

  test('is taken away by nobody else, and of no former member', async () => {
    const [worker, former] = [await house.worker(), await house.worker('退職 三郎')]
    await house.enrol(worker)
    await house.enrol(former)
    const { bearer: left } = await house.worker('退職 四郎')
    const ours = await house.worker('運営 次郎')
    await house.database
      .update(staff)
      .set({ leftAt: house.clock.now })
      .where(eq(staff.accountId, former.accountId))
    await house.database.update(staff).set({ leftAt: house.clock.now }).where(eq(staff.name, '退職 四郎'))
    const doctor = await insertDoctor(house.database, { now: house.clock.now })
    for (const [bearer, status] of [
      [left, 403],
      [doctor.bearer, 403],
      [(await house.member()).bearer, 403],
      ['', 401],
    ] as const)
      expect((await reset(worker.loginId, { bearer })).status).toBe(status)
    expect(outcome(await reset(former.loginId, ours))).toBe('UNKNOWN')
    const refused = await reset(worker.loginId, ours, { reason: 'x' })
    expect(refused.status).toBe(400)
    expect(refused.body.msg).toMatch(/[ぁ-ん]/)
    expect(await house.browser().logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
  })
})

describe('a second factor that is required of our staff', () => {
  let house: FactorHouse
  beforeAll(async () => {
    house = await factorHouse({ staffSecondFactor: 'REQUIRED' })
  }, 60_000)
  afterAll(() => house.db.close())

  const getStaff = async (bearer: string, backend = house.backend) => {
    const { status, body } = await callTwirp(backend, 'dp.staff.Staff/GetStaff', {}, bearer)
    return {
      status,
      name: body.name,
      wish: body.factor_wish?.replace('FACTOR_WISH_', ''),
      due: body.factor_due,
    }
  }
  /** What one of our staff is answered: the list of doctors, and the file of the audit trail. */
  const statuses = async (bearer: string) => {
    const list = { queue: 'DOCTOR_QUEUE_WAITING' }
    const type = { bearer, 'Content-Type': 'application/x-www-form-urlencoded' }
    const file = await house.backend.handlers.staffAuditFile(
      post('/staff/audit.csv', `reason=${encodeURIComponent('監査のために書き出します')}`, type),
    )
    return [(await callTwirp(house.backend, 'dp.staff.Staff/ListDoctors', list, bearer)).status, file.status]
  }

  test('may be put off for fourteen days from the first time of being asked, and opens the pages again', async () => {
    const worker = await house.worker()
    const due = new Date(house.clock.now.getTime() + 14 * DAY_MS)
    const asked = await getStaff(worker.bearer)
    expect([asked.wish, new Date(asked.due)]).toEqual(['REQUIRED', due])
    // A hospital's owner is not asked by this setting.
    const owner = await house.member()
    const member = await callTwirp(house.backend, 'dp.hospital.Members/GetMember', {}, owner.bearer)
    expect(member.body.factor_wish).toBe('FACTOR_WISH_SUGGESTED')
    house.pass(13 * DAY_MS)
    const browser = house.browser()
    await browser.logIn(worker.loginId, PASSWORD)
    const late = await house.bearerOf(browser)
    expect(new Date((await getStaff(late)).due)).toEqual(due)
    expect(await statuses(late)).toEqual([200, 200])
    house.pass(DAY_MS)
    const overdue = await house.bearerOf(browser)
    expect(await getStaff(overdue)).toMatchObject({ status: 200, name: '運営 花子', wish: 'OVERDUE' })
    expect(await statuses(overdue)).toEqual([403, 403])
    const { browser: enrolled } = await house.enrol(worker)
    const safe = await house.bearerOf(enrolled)
    expect((await getStaff(safe)).wish).toBe('NONE')
    expect(await statuses(safe)).toEqual([200, 200])
  })

  test('stays required of a member while others have one', async () => {
    const [worker, other] = [await house.worker(), await house.worker('運営 次郎')]
    await house.enrol(other)
    await house.enrol(await house.member())
    const browser = house.browser()
    await browser.logIn(worker.loginId, PASSWORD)
    expect((await getStaff(await house.bearerOf(browser))).wish).toBe('REQUIRED')
    house.pass(13 * DAY_MS)
    await browser.logIn(worker.loginId, PASSWORD)
    await house.bearerOf(browser)
    house.pass(DAY_MS)
    const overdue = await house.bearerOf(browser)
    expect((await getStaff(overdue)).wish).toBe('OVERDUE')
    expect(await statuses(overdue)).toEqual([403, 403])
  })

  test('is suggested only where it is optional, and needs a key', async () => {
    const optional = await factorHouse()
    const { bearer } = await optional.worker()
    expect((await getStaff(bearer, optional.backend)).wish).toBe('SUGGESTED')
    expect((await getStaff(bearer, optional.start(null))).wish).toBe('NONE')
    await optional.db.close()
    const env = { DATABASE_URL: 'postgres://db/x', STAFF_SECOND_FACTOR: 'required' }
    expect(() => readEnvironment(env)).toThrow(/STAFF_SECOND_FACTOR=required/)
    const withKey = { ...env, BANK_ACCOUNT_KEY: BANK_KEY.toString('base64') }
    const { staffSecondFactor, secondFactor } = readEnvironment(withKey)
    expect([staffSecondFactor, secondFactor]).toEqual(['REQUIRED', 'OPTIONAL'])
    expect(() => readEnvironment({ ...withKey, STAFF_SECOND_FACTOR: 'yes' })).toThrow(/STAFF_SECOND_FACTOR/)
  })
})
