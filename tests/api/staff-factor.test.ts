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
  let scene: FactorHouse
  beforeAll(async () => {
    scene = await factorHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.forgetAttempts())

  const reset = (address: string, by: { bearer: string }, more: object = {}) =>
    callTwirp(
      scene.backend,
      'dp.staff.StaffFactors/ResetMemberFactor',
      { address, reason: '対面で本人を確認した', ...key(), ...more },
      by.bearer,
    )
  const actionsOf = async (subject: string) =>
    (
      await scene.database
        .select()
        .from(staffAction)
        .where(eq(staffAction.subject, subject))
        .orderBy(asc(staffAction.at), asc(staffAction.kind))
    ).map(({ kind: of }) => of)
  const openSessions = (accountId: string) =>
    scene.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))

  test('is set up, asked for at every log-in, changed and turned off, each in the audit trail', async () => {
    const worker = await scene.worker()
    const { browser, secret, codes } = await scene.enrol(worker)
    const second = scene.browser()
    expect(await second.logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
    expect(await scene.isIn(second)).toBe(false)
    expect(await scene.answer(second, '000000')).toBe('WRONG_CODE')
    expect(await scene.answer(second, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
    const bearer = await scene.bearerOf(second)
    expect((await callTwirp(scene.backend, 'dp.staff.Staff/GetStaff', {}, bearer)).status).toBe(200)
    const lost = scene.browser()
    await lost.logIn(worker.loginId, PASSWORD)
    scene.pass(30_000)
    expect(await scene.answer(lost, codes[0] ?? '')).toBe('LOGGED_IN')
    scene.pass(30_000)
    await browser.ask(HideRecoveryCodes)
    expect(await scene.renew(browser, codeOf(secret, scene.clock.now))).toBe('RENEWED')
    scene.pass(30_000)
    expect(await scene.end(browser, codeOf(secret, scene.clock.now))).toBe('TURNED_OFF')
    expect(await scene.browser().logIn(worker.loginId, PASSWORD)).toBe('LOGGED_IN')
    const done = ['OWN_FACTOR_ON', 'OWN_FACTOR_CODE_USED', 'OWN_FACTOR_CODES', 'OWN_FACTOR_OFF']
    expect(await actionsOf(worker.accountId)).toEqual(done)
    const { body } = await callTwirp(scene.backend, 'dp.staff.Audit/ListEntries', {}, bearer)
    const kinds = body.entries.map((entry: { kind: string }) => entry.kind)
    expect(kinds).toEqual(expect.arrayContaining(done.map((one) => `AUDIT_KIND_${one}`)))
    expect(await scene.mailsTo(worker)).toEqual([
      'FACTOR_CODES',
      'FACTOR_CODE_USED',
      'FACTOR_CODE_WRONG',
      'FACTOR_OFF',
      'FACTOR_ON',
    ])
    const [mail] = await scene.database
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, worker.loginId), eq(mailOutbox.kind, 'FACTOR_ON')))
    expect(mail?.payload).toMatchObject({ side: 'STAFF' })
  })

  test('a colleague takes away a lost one, for a reason; nobody the own one', async () => {
    const [worker, colleague] = [await scene.worker(), await scene.worker('運営 次郎')]
    const { browser } = await scene.enrol(worker)
    const own = { bearer: await scene.bearerOf(browser) }
    expect(outcome(await reset(worker.loginId, own))).toBe('OWN')
    const request = key()
    const first = await reset(worker.loginId, colleague, request)
    expect(outcome(first)).toBe('RESET')
    // A lost answer.
    expect(await reset(worker.loginId, colleague, request)).toEqual(first)
    expect(outcome(await reset(worker.loginId, colleague))).toBe('NO_FACTOR')
    expect(await openSessions(worker.accountId)).toBe(0)
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON', 'STAFF_FACTOR_RESET'])
    expect(await scene.mailsTo(worker)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    expect(await scene.browser().logIn(worker.loginId, PASSWORD)).toBe('LOGGED_IN')
  })

  test('is taken away only by who has proved a moment ago to be at the device', async () => {
    const [worker, colleague] = [await scene.worker(), await scene.worker('運営 次郎')]
    await scene.enrol(worker)
    const own = eq(session.accountId, colleague.accountId)
    const longAgo = new Date(scene.clock.now.getTime() - 600_000)
    await scene.database.update(session).set({ authenticatedAt: longAgo }).where(own)
    const refused = await reset(worker.loginId, colleague)
    expect(refused).toMatchObject({ status: 412, body: { msg: PROOF_ASKED } })
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON'])
    expect(await scene.browser().logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
    await scene.database.update(session).set({ authenticatedAt: scene.clock.now }).where(own)
    expect(outcome(await reset(worker.loginId, colleague))).toBe('RESET')
  })

  test('of ten at once one is recorded', async () => {
    const [worker, colleague] = [await scene.worker(), await scene.worker('運営 次郎')]
    await scene.enrol(worker)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(worker.loginId, colleague)))
    expect(answers.filter((answer) => outcome(answer) === 'RESET')).toHaveLength(1)
    expect(await actionsOf(worker.accountId)).toEqual(['OWN_FACTOR_ON', 'STAFF_FACTOR_RESET'])
  })

  test('is taken away by nobody else, and of no former member', async () => {
    const [worker, former] = [await scene.worker(), await scene.worker('退職 三郎')]
    await scene.enrol(worker)
    await scene.enrol(former)
    const { bearer: left } = await scene.worker('退職 四郎')
    const ours = await scene.worker('運営 次郎')
    await scene.database
      .update(staff)
      .set({ leftAt: scene.clock.now })
      .where(eq(staff.accountId, former.accountId))
    await scene.database.update(staff).set({ leftAt: scene.clock.now }).where(eq(staff.name, '退職 四郎'))
    const doctor = await insertDoctor(scene.database, { now: scene.clock.now })
    for (const [bearer, status] of [
      [left, 403],
      [doctor.bearer, 403],
      [(await scene.member()).bearer, 403],
      ['', 401],
    ] as const)
      expect((await reset(worker.loginId, { bearer })).status).toBe(status)
    expect(outcome(await reset(former.loginId, ours))).toBe('UNKNOWN')
    const refused = await reset(worker.loginId, ours, { reason: 'x' })
    expect(refused.status).toBe(400)
    expect(refused.body.msg).toMatch(/[ぁ-ん]/)
    expect(await scene.browser().logIn(worker.loginId, PASSWORD)).toBe('CODE_NEEDED')
  })
})

describe('a second factor that is required of our staff', () => {
  let scene: FactorHouse
  beforeAll(async () => {
    scene = await factorHouse({ staffSecondFactor: 'REQUIRED' })
  }, 60_000)
  afterAll(() => scene.db.close())

  const getStaff = async (bearer: string, backend = scene.backend) => {
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
    const file = await scene.backend.handlers.staffAuditFile(
      post('/staff/audit.csv', `reason=${encodeURIComponent('監査のために書き出します')}`, type),
    )
    return [(await callTwirp(scene.backend, 'dp.staff.Staff/ListDoctors', list, bearer)).status, file.status]
  }

  test('may be put off for fourteen days from the first time of being asked, and opens the pages again', async () => {
    const worker = await scene.worker()
    const due = new Date(scene.clock.now.getTime() + 14 * DAY_MS)
    const asked = await getStaff(worker.bearer)
    expect([asked.wish, new Date(asked.due)]).toEqual(['REQUIRED', due])
    // A hospital's owner is not asked by this setting.
    const owner = await scene.member()
    const member = await callTwirp(scene.backend, 'dp.hospital.Members/GetMember', {}, owner.bearer)
    expect(member.body.factor_wish).toBe('FACTOR_WISH_SUGGESTED')
    scene.pass(13 * DAY_MS)
    const browser = scene.browser()
    await browser.logIn(worker.loginId, PASSWORD)
    const late = await scene.bearerOf(browser)
    expect(new Date((await getStaff(late)).due)).toEqual(due)
    expect(await statuses(late)).toEqual([200, 200])
    scene.pass(DAY_MS)
    const overdue = await scene.bearerOf(browser)
    expect(await getStaff(overdue)).toMatchObject({ status: 200, name: '運営 花子', wish: 'OVERDUE' })
    expect(await statuses(overdue)).toEqual([403, 403])
    const { browser: enrolled } = await scene.enrol(worker)
    const safe = await scene.bearerOf(enrolled)
    expect((await getStaff(safe)).wish).toBe('NONE')
    expect(await statuses(safe)).toEqual([200, 200])
  })

  test('stays required of a member while others have one', async () => {
    const [worker, other] = [await scene.worker(), await scene.worker('運営 次郎')]
    await scene.enrol(other)
    await scene.enrol(await scene.member())
    const browser = scene.browser()
    await browser.logIn(worker.loginId, PASSWORD)
    expect((await getStaff(await scene.bearerOf(browser))).wish).toBe('REQUIRED')
    scene.pass(13 * DAY_MS)
    await browser.logIn(worker.loginId, PASSWORD)
    await scene.bearerOf(browser)
    scene.pass(DAY_MS)
    const overdue = await scene.bearerOf(browser)
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
