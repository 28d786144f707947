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
  let house: FactorHouse
  let owner: Person
  let worker: TestDoctor

  beforeAll(async () => {
    house = await factorHouse()
    owner = await house.member()
    worker = await insertStaff(house.database, '運営 花子')
  }, 60_000)
  afterAll(() => house.db.close())
  beforeEach(() => house.forgetAttempts())

  const reset = (memberId: string, by: { bearer: string } = owner) =>
    house.callMembers('ResetFactor', { member_id: memberId, ...key() }, by.bearer)
  const resetByStaff = (address: string, more: object = {}, by: { bearer: string } = worker) =>
    callTwirp(
      house.backend,
      'dp.staff.StaffFactors/ResetMemberFactor',
      { address, reason: '電話で本人を確認した', ...key(), ...more },
      by.bearer,
    )
  const openSessions = (accountId: string) =>
    house.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))
  const logIn = ({ loginId }: Person) => house.browser().logIn(loginId, PASSWORD)
  const events = async (event: 'FACTOR_RESET' | 'FACTOR_RESET_BY_STAFF') =>
    house.database.select().from(hospitalMemberEvent).where(eq(hospitalMemberEvent.event, event))

  test('another owner takes it away: the member is out everywhere, is told, and sets it up anew', async () => {
    const person = await house.member()
    const { browser } = await house.enrol(person)
    const waiting = house.browser()
    await waiting.logIn(person.loginId, PASSWORD)
    const list = await house.callMembers('ListMembers', {}, owner.bearer)
    const listed = list.body.members.find((one: { member_id: string }) => one.member_id === person.memberId)
    expect(listed.has_factor).toBe(true)
    const request = { member_id: person.memberId, ...key() }
    const first = await house.callMembers('ResetFactor', request, owner.bearer)
    expect(outcome(first)).toBe('RESET')
    // A lost answer.
    expect(await house.callMembers('ResetFactor', request, owner.bearer)).toEqual(first)
    expect(outcome(await reset(person.memberId))).toBe('NO_FACTOR')
    expect(await openSessions(person.accountId)).toBe(0)
    expect(await house.bearerOf(browser)).toBe('')
    expect(await house.answer(waiting, '000000')).toBe('STEP_OVER')
    expect(await house.mailsTo(person)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    const recorded = await events('FACTOR_RESET')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({
      actorId: owner.memberId,
      hospitalId: house.own,
      subject: '採用 桜子',
    })
    expect(await logIn(person)).toBe('LOGGED_IN')
    const { secret } = await house.enrol(person)
    const again = house.browser()
    expect(await again.logIn(person.loginId, PASSWORD)).toBe('CODE_NEEDED')
    expect(await house.answer(again, codeOf(secret, house.clock.now))).toBe('LOGGED_IN')
  })

  test('of twenty at once one is recorded', async () => {
    const person = await house.member('STAFF')
    await house.enrol(person)
    const before = (await events('FACTOR_RESET')).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(person.memberId)))
    expect(answers.filter((answer) => outcome(answer) === 'RESET')).toHaveLength(1)
    expect((await events('FACTOR_RESET')).length).toBe(before + 1)
  })

  test('not one’s own, not that of a member elsewhere too, not next door, not by other roles or former members', async () => {
    const person = await house.member()
    const { browser } = await house.enrol(person)
    const bearer = await house.bearerOf(browser)
    expect(outcome(await reset(person.memberId, { bearer }))).toBe('OWN')
    const [clerk, viewer] = [await house.member('STAFF'), await house.member('VIEWER')]
    const former = await house.member()
    await house.database
      .update(hospitalMember)
      .set({ leftAt: house.clock.now })
      .where(eq(hospitalMember.id, former.memberId))
    const doctor = await insertDoctor(house.database, { now: house.clock.now })
    for (const [by, status] of [
      [clerk, 403],
      [viewer, 403],
      [former, 403],
      [doctor, 403],
      [worker, 403],
      [{ bearer: '' }, 401],
    ] as const)
      expect((await reset(person.memberId, by)).status).toBe(status)
    const neighbour = await house.member('OWNER', house.nextDoor)
    expect(outcome(await reset(person.memberId, neighbour))).toBe('GONE')
    expect(outcome(await reset(former.memberId))).toBe('GONE')
    expect((await house.callMembers('ResetFactor', { member_id: 'x', ...key() }, owner.bearer)).status).toBe(
      400,
    )
    expect(
      (await house.callMembers('ResetFactor', { member_id: person.memberId }, owner.bearer)).status,
    ).toBe(400)
    await joinHospital(house.database, person.accountId, house.nextDoor, 'VIEWER')
    expect(outcome(await reset(person.memberId))).toBe('ELSEWHERE')
    expect(outcome(await reset(person.memberId, neighbour))).toBe('GONE')
    expect(await logIn(person)).toBe('CODE_NEEDED')
    // The others do not see who has one.
    const seen = await house.callMembers('ListMembers', {}, clerk.bearer)
    expect(seen.body.members.some((one: { has_factor?: boolean }) => one.has_factor)).toBe(false)
  })

  test('our staff take it away for a reason, which is on record, of a member of several hospitals too', async () => {
    const person = await house.member()
    await joinHospital(house.database, person.accountId, house.nextDoor, 'STAFF')
    await house.enrol(person)
    const request = key()
    const first = await resetByStaff(` ${person.loginId.toUpperCase()} `, request)
    expect(outcome(first)).toBe('RESET')
    expect(await resetByStaff(` ${person.loginId.toUpperCase()} `, request)).toEqual(first)
    expect((await resetByStaff(owner.loginId, request)).status).toBe(400)
    expect(outcome(await resetByStaff(person.loginId))).toBe('NO_FACTOR')
    expect(await openSessions(person.accountId)).toBe(0)
    expect(await house.mailsTo(person)).toEqual(['FACTOR_ON', 'FACTOR_RESET'])
    const actions = await house.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, person.accountId))
    expect(actions).toMatchObject([{ kind: 'FACTOR_RESET', words: '電話で本人を確認した' }])
    const audit = await callTwirp(house.backend, 'dp.staff.Audit/ListEntries', {}, worker.bearer)
    expect(audit.body.entries).toContainEqual(expect.objectContaining({ kind: 'AUDIT_KIND_FACTOR_RESET' }))
    const recorded = (await events('FACTOR_RESET_BY_STAFF')).map(({ hospitalId }) => hospitalId)
    expect(new Set(recorded)).toEqual(new Set([house.own, house.nextDoor]))
    expect(recorded).toHaveLength(2)
    expect(await logIn(person)).toBe('LOGGED_IN')
  })

  test('our staff’s command refuses everybody else, unknown addresses and malformed input', async () => {
    const person = await house.member()
    await house.enrol(person)
    const left = await insertStaff(house.database, '運営 次郎')
    await house.database
      .update(staff)
      .set({ leftAt: house.clock.now })
      .where(eq(staff.accountId, left.accountId))
    const doctor = await insertDoctor(house.database, { now: house.clock.now })
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
  let house: FactorHouse
  beforeAll(async () => {
    house = await factorHouse({ secondFactor: 'REQUIRED' })
  }, 60_000)
  afterAll(() => house.db.close())

  const member = async ({ bearer }: { bearer: string }) => {
    const { body } = await callTwirp(house.backend, 'dp.hospital.Members/GetMember', {}, bearer)
    return { wish: body.factor_wish, due: body.factor_due }
  }
  const list = async ({ bearer }: { bearer: string }) =>
    (await house.callMembers('ListMembers', {}, bearer)).status
  const inbox = async ({ bearer }: { bearer: string }) =>
    (await callTwirp(house.backend, 'dp.hospital.HospitalApplications/ListInbox', {}, bearer)).status

  test('may be put off for fourteen days from the first time of being asked, and opens the pages again', async () => {
    const [owner, clerk] = [await house.member(), await house.member('STAFF')]
    expect(await member(clerk)).toEqual({ wish: 'FACTOR_WISH_NONE', due: undefined })
    const due = new Date(house.clock.now.getTime() + 14 * DAY_MS).toISOString()
    const asked = await member(owner)
    expect(asked.wish).toBe('FACTOR_WISH_REQUIRED')
    expect(new Date(asked.due).toISOString()).toBe(due)
    house.pass(13 * DAY_MS)
    const browser = house.browser()
    await browser.logIn(owner.loginId, PASSWORD)
    const late = { bearer: await house.bearerOf(browser) }
    expect(new Date((await member(late)).due).toISOString()).toBe(due)
    expect([await list(late), await inbox(late)]).toEqual([200, 200])
    house.pass(DAY_MS)
    const overdue = { bearer: await house.bearerOf(browser) }
    expect((await member(overdue)).wish).toBe('FACTOR_WISH_OVERDUE')
    expect([await list(overdue), await inbox(overdue)]).toEqual([403, 403])
    const others = house.browser()
    await others.logIn(clerk.loginId, PASSWORD)
    expect(await inbox({ bearer: await house.bearerOf(others) })).toBe(200)
    const { browser: enrolled } = await house.enrol(owner)
    const safe = { bearer: await house.bearerOf(enrolled) }
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
