import { HOUR_MS } from '#app/domain/duration.ts'
import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { laterBearer } from '#tests/support/later-bearer.ts'
import { NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { proposalHouse, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** Whom a colleague adds to our staff does nothing alone, and makes nobody two. */

const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

let scene: ProposalHouse
let puppet: TestDoctor
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())

/** Moves the clock on; everybody logs in anew. */
async function at(hours: number) {
  const now = later(hours)
  scene.state.now = now
  await scene.db.database.update(session).set({ authenticatedAt: now })
  for (const one of [scene.first, scene.second, puppet]) one.bearer = await laterBearer(scene.db, one, now)
}

const key = () => ({ idempotency_key: crypto.randomUUID() })
const call = (method: string, body: object, { bearer }: { bearer: string }) =>
  callTwirp(scene.backend, `dp.staff.StaffMembers/${method}`, body, bearer)
const add = (address: string, by: { bearer: string }) =>
  call('AddStaff', { name: '運営 新子', address, ...key() }, by)
const confirm = (by: { bearer: string }, more: object = {}) =>
  call('ConfirmStaff', { staff_id: puppet.accountId, ...key(), ...more }, by)
const getStaff = async ({ bearer }: { bearer: string }) =>
  (await callTwirp(scene.backend, 'dp.staff.Staff/GetStaff', {}, bearer)).status
const rowOf = async (by: { bearer: string }) =>
  (await call('ListStaff', {}, by)).body.members.find(
    ({ staff_id: id }: { staff_id: string }) => id === puppet.accountId,
  )

/** A former member whom the first one adds again, already logged in. */
beforeEach(async () => {
  await scene.newPerson()
  puppet = await insertStaff(scene.db.database, '運営 影子')
  await at(0)
  const address = await addressOf(scene.db.database, puppet)
  await scene.db.database
    .update(account)
    .set({ mailConfirmedAt: NOW })
    .where(eq(account.id, puppet.accountId))
  await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, puppet.accountId))
  expect(wordOf(await add(address, scene.first))).toBe('ADDED')
})

describe('who was added', () => {
  test('does nothing for 24 hours, and is one of two after 24 hours more', async () => {
    expect(await getStaff(puppet)).toBe(403)
    expect(await rowOf(scene.first)).toMatchObject({
      waits_until: later(24).toISOString().replace('.000', ''),
    })
    const id = await scene.propose(scene.first)
    expect((await scene.answer(id, 'CONFIRM', puppet)).status).toBe(403)
    await at(23.9)
    expect(await getStaff(puppet)).toBe(403)
    await at(24)
    expect(await getStaff(puppet)).toBe(200)
    expect(wordOf(await scene.answer(id, 'CONFIRM', puppet))).toBe('NEW_MEMBER')
    expect(await scene.statusOf()).toBe('APPROVE')
    await at(48)
    expect(wordOf(await scene.answer(id, 'CONFIRM', puppet))).toBe('CONFIRMED')
    expect(await scene.statusOf()).toBe('BANNED')
  })

  test('proposes nothing either before then', async () => {
    await at(30)
    expect(wordOf(await scene.decide({}, puppet))).toBe('NEW_MEMBER')
    expect((await scene.list()).proposals ?? []).toEqual([])
    await at(48)
    expect(wordOf(await scene.decide({}, puppet))).toBe('PROPOSED')
  })

  test('is confirmed by a second colleague, once however often it is sent, and is new for a day', async () => {
    expect(await rowOf(scene.second)).toMatchObject({ may_confirm: true })
    const once = key()
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(scene.second, once)))
    expect(new Set(answers.map(wordOf))).toEqual(new Set(['CONFIRMED']))
    expect(wordOf(await confirm(scene.second))).toBe('NOT_WAITING')
    expect(await getStaff(puppet)).toBe(200)
    expect(wordOf(await scene.decide({}, puppet))).toBe('NEW_MEMBER')
    await at(24)
    expect(wordOf(await scene.decide({}, puppet))).toBe('PROPOSED')
    const kinds = (
      await scene.db.database.select().from(staffAction).where(eq(staffAction.subject, puppet.accountId))
    ).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['STAFF_ADDED', 'STAFF_CONFIRMED'])
  })

  test('is confirmed by nobody who added, waits or is new', async () => {
    expect(await rowOf(scene.first)).toMatchObject({ may_confirm: false })
    expect(wordOf(await confirm(scene.first))).toBe('OWN_ADDITION')
    expect((await confirm(puppet)).status).toBe(403)
    const other = await insertStaff(scene.db.database, '運営 新参')
    await scene.db.database
      .update(staff)
      .set({ secondFrom: later(1) })
      .where(eq(staff.accountId, other.accountId))
    expect(wordOf(await confirm(other))).toBe('NEW_MEMBER')
    expect(wordOf(await confirm(scene.second, { staff_id: crypto.randomUUID() }))).toBe('NOT_WAITING')
    expect(await getStaff(puppet)).toBe(403)
  })

  test('is no second for whom the screen counts', async () => {
    await scene.db.database
      .update(staff)
      .set({ leftAt: NOW })
      .where(notInArray(staff.accountId, [scene.first.accountId, puppet.accountId]))
    await at(30)
    await scene.decide({}, scene.first)
    expect((await scene.list(scene.first)).has_second ?? false).toBe(false)
    await at(48)
    expect((await scene.list(scene.first)).has_second).toBe(true)
    await scene.db.database
      .update(staff)
      .set({ leftAt: null })
      .where(eq(staff.accountId, scene.second.accountId))
  })
})

test('every member is told by mail who was added and who was removed, the removed one too', async () => {
  const watcher = await insertStaff(scene.db.database, '運営 見守')
  const gone = await insertStaff(scene.db.database, '運営 去子')
  const addresses = await Promise.all([
    addressOf(scene.db.database, watcher),
    addressOf(scene.db.database, gone),
  ])
  const added = `new-${crypto.randomUUID()}@example.test`
  expect(wordOf(await add(added, scene.first))).toBe('ADDED')
  const remove = { staff_id: gone.accountId, reason: '端末を失ったため' }
  expect(wordOf(await call('RemoveStaff', { ...remove, ...key() }, scene.first))).toBe('REMOVED')
  const rows = await scene.db.database.select().from(mailOutbox)
  const kindsTo = (address: string) =>
    rows
      .filter(({ recipient }) => recipient === address)
      .map(({ kind }) => kind)
      .toSorted()
  for (const address of addresses) expect(kindsTo(address)).toEqual(['STAFF_JOINS', 'STAFF_LEFT'])
  expect(kindsTo(added)).toEqual(['PASSWORD_RESET', 'STAFF_ADDED', 'STAFF_LEFT'])
  await scene.backend.sendMails()
  const letter = scene.sent.find(
    ({ recipient, subject }) => recipient === addresses[0] && subject.includes('追加'),
  )
  expect(letter?.text).toContain('運営 花子さんが、運営 新子さんを運営スタッフに追加しました。')
})

test.each([
  ['AddStaff', { name: '運営 新子', address: 'late@example.test' }],
  ['ConfirmStaff', { staff_id: crypto.randomUUID() }],
  ['RemoveStaff', { staff_id: crypto.randomUUID(), reason: '退職のため' }],
])('%s asks for a proof of the last ten minutes', async (method, body) => {
  scene.state.now = later(10 / 60)
  const refused = await call(method, { ...body, ...key() }, scene.first)
  expect([refused.status, refused.body.code]).toEqual([412, 'failed_precondition'])
  expect(refused.body.msg).toContain('いまのパスワードを入力して')
})

test('a ban, its confirmation and a long suspension ask for a proof; what one decides alone does not', async () => {
  const [by, other] = [
    await insertStaff(scene.db.database, '運営 証一'),
    await insertStaff(scene.db.database, '運営 証二'),
  ]
  const id = await scene.propose(by)
  scene.state.now = later(10 / 60)
  expect((await scene.answer(id, 'CONFIRM', other)).status).toBe(412)
  await scene.answer(id, 'WITHDRAW', by)
  expect((await scene.decide({}, by)).status).toBe(412)
  expect((await scene.decide({ decision: 'SUSPEND', suspend_until: undefined }, by)).status).toBe(412)
  expect(wordOf(await scene.decide({ decision: 'SUSPEND' }, by))).toBe('DECIDED')
})

test('a suspension of more than 30 days, without an end or prolonged is made by two, with its end', async () => {
  const [by, other] = [
    await insertStaff(scene.db.database, '運営 長一'),
    await insertStaff(scene.db.database, '運営 長二'),
  ]
  const until = new Date(NOW.getTime() + 31 * 24 * HOUR_MS)
  for (const suspend_until of [until.toISOString(), undefined]) {
    await scene.newPerson()
    const id = await scene.propose(by, { decision: 'SUSPEND', suspend_until })
    expect(await scene.statusOf()).toBe('APPROVE')
    expect(wordOf(await scene.answer(id, 'CONFIRM', other))).toBe('CONFIRMED')
    expect(await scene.statusOf()).toBe('SUSPENDED')
    expect(await scene.decisionsOf()).toMatchObject([
      { decision: 'SUSPEND', suspendedUntil: suspend_until ? until : null, proposedBy: by.accountId },
    ])
  }
  const prolong = { decision: 'SUSPEND', seen_status: 'SUSPENDED' }
  const id = await scene.propose(by, prolong)
  expect(wordOf(await scene.answer(id, 'CONFIRM', other))).toBe('CONFIRMED')
  expect(wordOf(await scene.decide({ decision: 'REINSTATE', seen_status: 'SUSPENDED' }, by))).toBe('DECIDED')
  expect(await scene.statusOf()).toBe('APPROVE')
})
