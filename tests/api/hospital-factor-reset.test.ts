import { DAY_MS } from '#app/domain/duration.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { hospitalMemberEvent } from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { EnvironmentError } from '#app/platform/server/setting.ts'
import { callTwirp, key } from '#tests/support/backend-calls.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import {
  BANK_KEY,
  codeOf,
  factorHouse,
  PASSWORD,
  type FactorHouse,
  type Person,
} from '#tests/support/factors.ts'
import { joinHospital } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'

const outcome = (answer: { body: { outcome: string } }) => answer.body.outcome.replace(/^.*_OUTCOME_/, '')

describe('a second factor that was lost', () => {
  let scene: FactorHouse
  let owner: Person
  let worker: TestDoctor

  beforeAll(async () => {
    scene = await factorHouse()
    owner = await scene.member()
    worker = await insertStaff(scene.database, '運営 花子')
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.forgetAttempts())

  const reset = (memberId: string, by: { bearer: string } = owner) =>
    scene.callMembers('ResetFactor', { member_id: memberId, ...key() }, by.bearer)
  const resetByStaff = (address: string, more: object = {}, by: { bearer: string } = worker) =>
    callTwirp(
      scene.backend,
      'dp.staff.StaffFactors/ResetMemberFactor',
      { address, reason: '電話で本人を確認した', ...key(), ...more },
      by.bearer,
    )
  const openSessions = (accountId: string) =>
    scene.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))
  const logIn = ({ loginId }: Person) => scene.browser().logIn(loginId, PASSWORD)
  const events = async (event: 'FACTOR_RESET' | 'FACTOR_RESET_BY_STAFF') =>
    scene.database.select().from(hospitalMemberEvent).where(eq(hospitalMemberEvent.event, event))

  test('another owner removes it: all sessions of the member end, a mail says so, and the member sets it up again', async () => {
    const person = await scene.member()
    const { browser } = await scene.enrol(person)
    const waiting = scene.browser()
    await waiting.logIn(person.loginId, PASSWORD)
    const list = await scene.callMembers('ListMembers', {}, owner.bearer)
    const listed = list.body.members.find((one: { member_id: string }) => one.member_id === person.memberId)
    expect(listed.has_factor).toBe(true)
    const request = { member_id: person.memberId, ...key() }
    const first = await scene.callMembers('ResetFactor', request, owner.bearer)
    expect(outcome(first)).toBe('RESET')
    // A lost answer.
    expect(await scene.callMembers('ResetFactor', request, owner.bearer)).toEqual(first)
    expect(outcome(await reset(person.memberId))).toBe('NO_FACTOR')
    expect(await openSessions(person.accountId)).toBe(0)
    expect(await scene.bearerOf(browser)).toBe('')
    expect(await scene.answer(waiting, '000000')).toBe('STEP_OVER')
    expect(await scene.mailsTo(person)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    const recorded = await events('FACTOR_RESET')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({
      actorId: owner.memberId,
      hospitalId: scene.own,
      subject: '採用 桜子',
    })
    expect(await logIn(person)).toBe('LOGGED_IN')
    const { secret } = await scene.enrol(person)
    const again = scene.browser()
    expect(await again.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    expect(await scene.answer(again, codeOf(secret, scene.clock.now))).toBe('LOGGED_IN')
  })

  test('of twenty at once one is recorded', async () => {
    const person = await scene.member('STAFF')
    await scene.enrol(person)
    const before = (await events('FACTOR_RESET')).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(person.memberId)))
    expect(answers.filter((answer) => outcome(answer) === 'RESET')).toHaveLength(1)
    expect((await events('FACTOR_RESET')).length).toBe(before + 1)
  })

  test('not one’s own, not that of a member elsewhere too, not next door, not by other roles or former members', async () => {
    const person = await scene.member()
    const { browser } = await scene.enrol(person)
    const bearer = await scene.bearerOf(browser)
    expect(outcome(await reset(person.memberId, { bearer }))).toBe('OWN')
    const [clerk, viewer] = [await scene.member('STAFF'), await scene.member('VIEWER')]
    const former = await scene.member()
    await scene.database
      .update(hospitalMember)
      .set({ leftAt: scene.clock.now })
      .where(eq(hospitalMember.id, former.memberId))
    const doctor = await insertDoctor(scene.database, { now: scene.clock.now })
    for (const [by, status] of [
      [clerk, 403],
      [viewer, 403],
      [former, 403],
      [doctor, 403],
      [worker, 403],
      [{ bearer: '' }, 401],
    ] as const)
      expect((await reset(person.memberId, by)).status).toBe(status)
    const neighbour = await scene.member('OWNER', scene.nextDoor)
    expect(outcome(await reset(person.memberId, neighbour))).toBe('GONE')
    expect(outcome(await reset(former.memberId))).toBe('GONE')
    expect((await scene.callMembers('ResetFactor', { member_id: 'x', ...key() }, owner.bearer)).status).toBe(
      400,
    )
    expect(
      (await scene.callMembers('ResetFactor', { member_id: person.memberId }, owner.bearer)).status,
    ).toBe(400)
    await joinHospital(scene.database, person.accountId, scene.nextDoor, 'VIEWER')
    expect(outcome(await reset(person.memberId))).toBe('ELSEWHERE')
    expect(outcome(await reset(person.memberId, neighbour))).toBe('GONE')
    expect(await logIn(person)).toBe('CODE_NEEDED')
    // The others do not see who has one.
    const seen = await scene.callMembers('ListMembers', {}, clerk.bearer)
    expect(seen.body.members.some((one: { has_factor?: boolean }) => one.has_factor)).toBe(false)
  })

  test('our staff take it away for a reason, which is on record, of a member of several hospitals too', async () => {
    const person = await scene.member()
    await joinHospital(scene.database, person.accountId, scene.nextDoor, 'STAFF')
    await scene.enrol(person)
    const request = key()
    const first = await resetByStaff(` ${person.loginId.toUpperCase()} `, request)
    expect(outcome(first)).toBe('RESET')
    expect(await resetByStaff(` ${person.loginId.toUpperCase()} `, request)).toEqual(first)
    expect((await resetByStaff(owner.loginId, request)).status).toBe(400)
    expect(outcome(await resetByStaff(person.loginId))).toBe('NO_FACTOR')
    expect(await openSessions(person.accountId)).toBe(0)
    expect(await scene.mailsTo(person)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    const actions = await scene.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, person.accountId))
    expect(actions).toMatchObject([{ kind: 'FACTOR_RESET', words: '電話で本人を確認した' }])
    const audit = await callTwirp(scene.backend, 'dp.staff.Audit/ListEntries', {}, worker.bearer)
    expect(audit.body.entries).toContainEqual(expect.objectContaining({ kind: 'AUDIT_KIND_FACTOR_RESET' }))
    const recorded = (await events('FACTOR_RESET_BY_STAFF')).map(({ hospitalId }) => hospitalId)
    expect(new Set(recorded)).toEqual(new Set([scene.own, scene.nextDoor]))
    expect(recorded).toHaveLength(2)
    expect(await logIn(person)).toBe('LOGGED_IN')
  })

  test('our staff’s command refuses everybody else, unknown addresses and malformed input', async () => {
    const person = await scene.member()
    await scene.enrol(person)
    const left = await insertStaff(scene.database, '運営 次郎')
    await scene.database
      .update(staff)
      .set({ leftAt: scene.clock.now })
      .where(eq(staff.accountId, left.accountId))
    const doctor = await insertDoctor(scene.database, { now: scene.clock.now })
    for (const [by, status] of [
      [owner, 403],
      [doctor, 403],
      [left, 403],
      [{ bearer: '' }, 401],
    ] as const)
      expect((await resetByStaff(person.loginId, {}, by)).status).toBe(status)
    expect(outcome(await resetByStaff('nobody@example.jp'))).toBe('UNKNOWN')
    expect(outcome(await resetByStaff(crypto.randomUUID()))).toBe('UNKNOWN')
    // A doctor may have one too.
    expect(outcome(await resetByStaff(doctor.accountId))).toBe('NO_FACTOR')
    expect(outcome(await resetByStaff('x'.repeat(100_000)))).toBe('UNKNOWN')
    for (const more of [{ reason: '' }, { reason: 'x'.repeat(501) }, { idempotency_key: '' }]) {
      const answer = await resetByStaff(person.loginId, more)
      expect(answer.status).toBe(400)
      expect(answer.body.msg).toMatch(/[ぁ-ん]/)
    }
    expect(await logIn(person)).toBe('CODE_NEEDED')
  })
})

describe('a second factor that is required of owners', () => {
  let scene: FactorHouse
  beforeAll(async () => {
    scene = await factorHouse({ secondFactor: 'REQUIRED' })
  }, 60_000)
  afterAll(() => scene.db.close())

  const member = async ({ bearer }: { bearer: string }) => {
    const { body } = await callTwirp(scene.backend, 'dp.hospital.Members/GetMember', {}, bearer)
    return { wish: body.factor_wish, due: body.factor_due }
  }
  const list = async ({ bearer }: { bearer: string }) =>
    (await scene.callMembers('ListMembers', {}, bearer)).status
  const inbox = async ({ bearer }: { bearer: string }) =>
    (await callTwirp(scene.backend, 'dp.hospital.HospitalApplications/ListInbox', {}, bearer)).status

  test('may be put off for fourteen days from the first time of being asked, and opens the pages again', async () => {
    const [owner, clerk] = [await scene.member(), await scene.member('STAFF')]
    expect(await member(clerk)).toEqual({ wish: 'FACTOR_WISH_NONE', due: undefined })
    const due = new Date(scene.clock.now.getTime() + 14 * DAY_MS).toISOString()
    const asked = await member(owner)
    expect(asked.wish).toBe('FACTOR_WISH_REQUIRED')
    expect(new Date(asked.due).toISOString()).toBe(due)
    scene.pass(13 * DAY_MS)
    const browser = scene.browser()
    await browser.logIn(owner.loginId, PASSWORD)
    const late = { bearer: await scene.bearerOf(browser) }
    expect(new Date((await member(late)).due).toISOString()).toBe(due)
    expect([await list(late), await inbox(late)]).toEqual([200, 200])
    scene.pass(DAY_MS)
    const overdue = { bearer: await scene.bearerOf(browser) }
    expect((await member(overdue)).wish).toBe('FACTOR_WISH_OVERDUE')
    expect([await list(overdue), await inbox(overdue)]).toEqual([403, 403])
    const others = scene.browser()
    await others.logIn(clerk.loginId, PASSWORD)
    expect(await inbox({ bearer: await scene.bearerOf(others) })).toBe(200)
    const { browser: enrolled } = await scene.enrol(owner)
    const safe = { bearer: await scene.bearerOf(enrolled) }
    expect((await member(safe)).wish).toBe('FACTOR_WISH_NONE')
    expect([await list(safe), await inbox(safe)]).toEqual([200, 200])
  })

  test('is suggested only where it is optional, and needs a key', async () => {
    const optional = await factorHouse()
    const owner = await optional.member()
    const { body } = await callTwirp(optional.backend, 'dp.hospital.Members/GetMember', {}, owner.bearer)
    expect(body.factor_wish).toBe('FACTOR_WISH_SUGGESTED')
    const bare = await callTwirp(optional.start(null), 'dp.hospital.Members/GetMember', {}, owner.bearer)
    expect(bare.body.factor_wish).toBe('FACTOR_WISH_NONE')
    await optional.db.close()
    const env = { DATABASE_URL: 'postgres://db/x', HOSPITAL_SECOND_FACTOR: 'required' }
    expect(() => readEnvironment(env)).toThrow(EnvironmentError)
    const withKey = { ...env, BANK_ACCOUNT_KEY: BANK_KEY.toString('base64') }
    expect(readEnvironment(withKey).secondFactor).toBe('REQUIRED')
    expect(readEnvironment({ DATABASE_URL: env.DATABASE_URL }).secondFactor).toBe('OPTIONAL')
    expect(() => readEnvironment({ ...withKey, HOSPITAL_SECOND_FACTOR: 'yes' })).toThrow(
      /HOSPITAL_SECOND_FACTOR/,
    )
  })
})
