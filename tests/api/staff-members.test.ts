import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { addStaffIn } from '#app/backend/staff/member/add-staff.service.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { proposalHouse, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** Who is of our staff, and how a member's access ends. */

let scene: ProposalHouse
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())

const REASON = '退職したためです。'
const list = async (bearer = scene.first.bearer) =>
  callTwirp(scene.backend, 'dp.staff.StaffMembers/ListStaff', {}, bearer)
const remove = (staffId: string, bearer = scene.first.bearer, more: object = {}) =>
  callTwirp(
    scene.backend,
    'dp.staff.StaffMembers/RemoveStaff',
    { staff_id: staffId, reason: REASON, idempotency_key: crypto.randomUUID(), ...more },
    bearer,
  )
const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@staff.test`
const add = (address: string, bearer = scene.first.bearer, more: object = {}) =>
  callTwirp(
    scene.backend,
    'dp.staff.StaffMembers/AddStaff',
    { name: '運営 新子', address, idempotency_key: crypto.randomUUID(), ...more },
    bearer,
  )
const mailsTo = async (address: string) => {
  const mails = await scene.db.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, address))
  return mails.map(({ kind }) => kind).toSorted()
}
const isStill = async (accountId: string) =>
  (await scene.db.database.select().from(staff).where(eq(staff.accountId, accountId)))[0]?.leftAt === null
const openSessions = (accountId: string) =>
  scene.db.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))

test('members are listed with address, latest log-in and second factor, the caller marked', async () => {
  const address = await addressOf(scene.db.database, scene.second)
  const { body } = await list()
  expect(body.members).toHaveLength(2)
  expect(body.members).toContainEqual(
    expect.objectContaining({ staff_id: scene.first.accountId, name: '運営 花子', is_caller: true }),
  )
  const other = body.members.find((one: { staff_id: string }) => one.staff_id === scene.second.accountId)
  expect(other).toMatchObject({ name: '運営 次郎', address, last_log_in: '2026-11-21T03:00:00Z' })
  expect([other.is_caller ?? false, other.has_factor ?? false]).toEqual([false, false])
})

describe('a removal', () => {
  test('ends access and sessions at once, withdraws proposals, and is in the audit trail once', async () => {
    const gone = await insertStaff(scene.db.database, '退職 三郎')
    await scene.newPerson()
    const proposal = await scene.propose(gone)
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => remove(gone.accountId, scene.first.bearer, key)),
    )
    expect(answers.map(wordOf)).toEqual(Array.from({ length: 5 }, () => 'REMOVED'))
    expect((await remove(scene.second.accountId, scene.first.bearer, key)).status).toBe(400)
    expect([await isStill(gone.accountId), await openSessions(gone.accountId)]).toEqual([false, 0])
    expect((await list(gone.bearer)).status).toBe(401)
    const listed = (await list()).body.members.map((one: { staff_id: string }) => one.staff_id)
    expect(listed).not.toContain(gone.accountId)
    expect(wordOf(await scene.answer(proposal, 'CONFIRM'))).toBe('ENDED')
    expect(await scene.statusOf()).toBe('APPROVE')
    expect(wordOf(await remove(gone.accountId))).toBe('GONE')
    expect(
      await scene.db.database.select().from(staffAction).where(eq(staffAction.subject, gone.accountId)),
    ).toMatchObject([
      { kind: 'STAFF_REMOVED', staffAccountId: scene.first.accountId, words: `退職 三郎: ${REASON}` },
    ])
    const audit = await callTwirp(
      scene.backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_STAFF_REMOVED' },
      scene.first.bearer,
    )
    expect(audit.body.entries).toMatchObject([{ staff_name: '運営 花子', words: `退職 三郎: ${REASON}` }])
  })

  test('is never one’s own, so that one member stays, even of two who remove each other', async () => {
    expect(wordOf(await remove(scene.first.accountId))).toBe('OWN')
    for (let round = 0; round < 5; round += 1) {
      const one = await insertStaff(scene.db.database, '運営 四郎')
      const other = await insertStaff(scene.db.database, '運営 五郎')
      const answers = await Promise.all([
        remove(other.accountId, one.bearer),
        remove(one.accountId, other.bearer),
      ])
      expect(answers.filter((answer) => wordOf(answer) === 'REMOVED')).toHaveLength(1)
      // The one who was removed first is not of our staff any more.
      expect(answers.find((answer) => wordOf(answer) !== 'REMOVED')?.status).toBeGreaterThanOrEqual(401)
      const still = [await isStill(one.accountId), await isStill(other.accountId)]
      expect(still.filter(Boolean)).toHaveLength(1)
    }
    expect(scene.backend.reported).toEqual([])
  })

  test('is for our staff alone, of our staff alone', async () => {
    const former = await insertStaff(scene.db.database, '退職 六郎')
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    await insertListing(scene.db.database)
    const [place] = await scene.db.database.select({ id: hospital.id }).from(hospital).limit(1)
    const doctor = await insertDoctor(scene.db.database)
    for (const { bearer } of [former, doctor, await insertMember(scene.db.database, place?.id ?? 0)]) {
      expect((await remove(scene.second.accountId, bearer)).status).toBe(403)
      expect((await list(bearer)).status).toBe(403)
    }
    expect((await remove(scene.second.accountId, '')).status).toBe(401)
    for (const id of [doctor.accountId, crypto.randomUUID()]) expect(wordOf(await remove(id))).toBe('GONE')
    expect(await openSessions(doctor.accountId)).toBe(1)
    const { bearer } = scene.first
    const { accountId } = scene.second
    for (const refused of [
      await remove('x'),
      await remove(accountId, bearer, { reason: '  ' }),
      await remove(accountId, bearer, { reason: 'あ'.repeat(501) }),
      await remove(accountId, bearer, { reason: 'ab\0cdef' }),
      await remove(accountId, bearer, { idempotency_key: '' }),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.msg).toMatch(/[ぁ-ん]/)
    }
    expect(await isStill(accountId)).toBe(true)
  })
})

describe('a new member', () => {
  test('is listed, told by mail how to log in, and in the audit trail, once however often it is sent', async () => {
    const address = newAddress()
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => add(` ${address.toUpperCase()} `, scene.first.bearer, key)),
    )
    expect(new Set(answers.map(wordOf))).toEqual(new Set(['ADDED']))
    const listed = (await list()).body.members.filter((one: { address: string }) => one.address === address)
    expect(listed).toMatchObject([{ name: '運営 新子', address }])
    expect(await mailsTo(address)).toEqual(['PASSWORD_RESET', 'STAFF_ADDED'])
    expect(wordOf(await add(address))).toBe('ALREADY')
    expect(wordOf(await add(address, scene.second.bearer))).toBe('ALREADY')
    expect(await mailsTo(address)).toEqual(['PASSWORD_RESET', 'STAFF_ADDED'])
    const actions = await scene.db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, listed[0].staff_id))
    expect(actions).toMatchObject([
      { kind: 'STAFF_ADDED', staffAccountId: scene.first.accountId, words: `運営 新子(${address})` },
    ])
  })

  test('by two colleagues at once is one member', async () => {
    for (let round = 0; round < 5; round += 1) {
      const address = newAddress()
      const answers = await Promise.all([add(address), add(address, scene.second.bearer)])
      expect(new Set(answers.map(wordOf))).toEqual(new Set(['ADDED', 'ALREADY']))
      expect(await scene.db.database.$count(account, eq(account.loginId, address))).toBe(1)
    }
    expect(scene.backend.reported).toEqual([])
  })

  test('who had left comes back with the account of before', async () => {
    const back = await insertStaff(scene.db.database, '運営 七子')
    const address = await addressOf(scene.db.database, back)
    await scene.db.database
      .update(account)
      .set({ mailConfirmedAt: NOW })
      .where(eq(account.id, back.accountId))
    expect(wordOf(await remove(back.accountId))).toBe('REMOVED')
    expect(wordOf(await add(address))).toBe('ADDED')
    expect(await isStill(back.accountId)).toBe(true)
    expect(await openSessions(back.accountId)).toBe(0)
    expect(await mailsTo(address)).toEqual(['STAFF_ADDED', 'STAFF_LEFT'])
  })

  test('is no doctor and no member of a hospital, and only our staff add one', async () => {
    await insertListing(scene.db.database)
    const [place] = await scene.db.database.select({ id: hospital.id }).from(hospital).limit(1)
    const doctor = await insertDoctor(scene.db.database)
    const member = await insertMember(scene.db.database, place?.id ?? 0)
    for (const { accountId } of [doctor, member]) {
      const taken = newAddress()
      await scene.db.database
        .update(account)
        .set({ loginId: taken, mailConfirmedAt: NOW })
        .where(eq(account.id, accountId))
      expect(wordOf(await add(taken))).toBe('OTHER_KIND')
      expect(await mailsTo(taken)).toEqual([])
    }
    const address = newAddress()
    for (const { bearer } of [doctor, member]) expect((await add(address, bearer)).status).toBe(403)
    expect((await add(address, '')).status).toBe(401)
    const { bearer } = scene.first
    for (const refused of [
      await add('nobody'),
      await add(address, bearer, { name: '  ' }),
      await add(address, bearer, { name: 'あ'.repeat(41) }),
      await add(address, bearer, { idempotency_key: '' }),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body.msg).toMatch(/[ぁ-ん]/)
    }
    expect(await scene.db.database.$count(account, eq(account.loginId, address))).toBe(0)
  })

  test('may be the first one, by whoever runs the server', async () => {
    const address = newAddress()
    const add = () =>
      scene.db.database.transaction((tx) =>
        addStaffIn(tx, { name: '運営 一子', address, addedBy: null, now: NOW }),
      )
    expect(await add()).toBe('ADDED')
    expect(await add()).toBe('ALREADY')
    expect(await mailsTo(address)).toEqual(['PASSWORD_RESET', 'STAFF_ADDED'])
    const audit = await callTwirp(
      scene.backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_STAFF_ADDED' },
      scene.first.bearer,
    )
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({ staff_name: '運営 一子', words: '運営 一子(サーバーのコマンドで登録)' }),
    )
  })
})
