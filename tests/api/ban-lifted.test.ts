import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { proposalHouse, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'
import { callWork } from '#tests/support/backend-calls.ts'

/** A ban is lifted by two of our staff, and the doctor is what he was before. */

let house: ProposalHouse
beforeAll(async () => {
  house = await proposalHouse()
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.newPerson({ status: 'BANNED', before: 'APPROVE' }))

const LIFT = { decision: 'LIFT_BAN', seen_status: 'BANNED', reason: '事実と異なると分かりました。' }
const proposeLift = (by = house.first) => house.propose(by, LIFT)
const standingOf = async () => {
  const [row] = await house.db.database
    .select({ status: doctor.status, before: doctor.statusBefore })
    .from(doctor)
    .where(eq(doctor.id, house.person().doctorId))
  return row
}

test('nothing is lifted until another member confirms; then the doctor is told, and may apply again', async () => {
  const address = await addressOf(house.db.database, house.person())
  const spot = await insertListing(house.db.database)
  const apply = async () => {
    const asked = { spot_work_id: spot, idempotency_key: crypto.randomUUID() }
    const { status, body } = await callWork(house.backend, 'ApplyToSpot', asked, house.person().bearer)
    return body.application ? 'APPLIED' : (body.outcome ?? status)
  }
  const id = await proposeLift()
  await house.backend.sendMails()
  expect([await house.statusOf(), await house.decisionsOf(), house.sent]).toEqual(['BANNED', [], []])
  expect(await apply()).not.toBe('APPLIED')
  expect((await house.openOnes()).find((one: { id: string }) => one.id === id)).toMatchObject({
    doctor_status: 'DOCTOR_STATUS_BANNED',
    decision: 'DOCTOR_DECISION_LIFT_BAN',
    reason: LIFT.reason,
  })
  expect(wordOf(await house.answer(id, 'CONFIRM', house.first))).toBe('OWN_PROPOSAL')
  house.state.now = new Date(NOW.getTime() + 60_000)
  expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
  expect(await standingOf()).toEqual({ status: 'APPROVE', before: null })
  expect(await apply()).toBe('APPLIED')
  expect(await house.decisionsOf()).toMatchObject([
    {
      decision: 'LIFT_BAN',
      fromStatus: 'BANNED',
      toStatus: 'APPROVE',
      staffAccountId: house.second.accountId,
      proposedBy: house.first.accountId,
    },
  ])
  await house.backend.sendMails()
  const mails = house.sent.filter(({ subject }) => subject.includes('停止'))
  expect(mails).toMatchObject([{ recipient: address, subject: '【DPワーク】ご利用の停止を解除しました' }])
  expect(mails[0]?.text).toContain('これまでと同じようにご利用いただけます。')
  expect(mails[0]?.text).toContain(LIFT.reason)
  const { body } = await callTwirp(
    house.backend,
    'dp.staff.Audit/ListEntries',
    { limit: 10 },
    house.first.bearer,
  )
  const { doctorId } = house.person()
  const decided = body.entries.filter(
    ({ doctor_id: of, kind }: { doctor_id: string; kind: string }) =>
      of === doctorId && kind !== 'AUDIT_KIND_DOCTOR_VIEWED',
  )
  expect(decided).toMatchObject([
    { staff_name: '運営 次郎', words: `利用の停止を解除する: ${LIFT.reason}(提案: 運営 花子)` },
    { staff_name: '運営 花子', words: `利用の停止を解除する: ${LIFT.reason}` },
  ])
})

describe('leads back to what the doctor was before', () => {
  test.each([
    ['INITIAL', 'INITIAL', '医師免許証の写真をお送りいただくと、確認を始めます。'],
    ['MEDICAL_LICENSE_VERIFIED', 'MEDICAL_LICENSE_VERIFIED', '選考ありの求人にご応募いただけます。'],
    ['VIEW_ONLY', 'VIEW_ONLY', '審査が終わりましたら、あらためてお知らせします。'],
    // Banned before that was kept: nothing is granted that was not verified.
    [null, 'INITIAL', '医師免許証の写真をお送りいただくと、確認を始めます。'],
  ] as const)('%s: %s', async (before, to, words) => {
    await house.newPerson({ status: 'BANNED', before })
    await addressOf(house.db.database, house.person())
    expect(wordOf(await house.answer(await proposeLift(), 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: to, before: null })
    await house.backend.sendMails()
    expect(house.sent.map(({ text }) => text)).toMatchObject([expect.stringContaining(words)])
  })

  test('a ban out of a suspension with a term leads to what was before that, and may be made again', async () => {
    await house.newPerson({ status: 'MEDICAL_LICENSE_VERIFIED' })
    const until = new Date(NOW.getTime() + DAY_MS).toISOString()
    const verified = { seen_status: 'MEDICAL_LICENSE_VERIFIED' }
    const suspend = { ...verified, decision: 'SUSPEND', suspend_until: until }
    expect(wordOf(await house.decide(suspend))).toBe('DECIDED')
    const ban = await house.propose(house.first, { seen_status: 'SUSPENDED' })
    expect(wordOf(await house.answer(ban, 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: 'BANNED', before: 'MEDICAL_LICENSE_VERIFIED' })
    expect(wordOf(await house.answer(await proposeLift(), 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: 'MEDICAL_LICENSE_VERIFIED', before: null })
    const again = await house.propose(house.second, verified)
    expect(wordOf(await house.answer(again, 'CONFIRM', house.first))).toBe('CONFIRMED')
    expect(await house.statusOf()).toBe('BANNED')
  })
})

describe('refuses', () => {
  test('what has no reason, what is not banned, and a second proposal', async () => {
    expect(wordOf(await house.decide({ ...LIFT, reason: ' ' }))).toBe('REASON_REQUIRED')
    expect((await house.decide({ ...LIFT, reason: 'あ'.repeat(501) })).status).toBe(400)
    await proposeLift()
    expect(wordOf(await house.decide(LIFT, house.second))).toBe('ALREADY_PROPOSED')
    const active = await insertDoctor(house.db.database)
    const refused = await house.decide({ ...LIFT, seen_status: 'APPROVE' }, house.first, active)
    expect(wordOf(refused)).toBe('NOT_ALLOWED')
    expect(wordOf(await house.decide(LIFT, house.first, active))).toBe('CHANGED_MEANWHILE')
    expect([await house.statusOf(), await house.statusOf(active)]).toEqual(['BANNED', 'APPROVE'])
  })

  test('everybody who is not of our staff, the banned doctor and a former member too', async () => {
    const former = await insertStaff(house.db.database, '退職 三郎')
    await house.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    const id = await proposeLift(house.second)
    for (const by of [house.person(), await insertDoctor(house.db.database, { status: null }), former]) {
      const caller = { ...house.person(), bearer: by.bearer }
      expect((await house.decide(LIFT, caller, house.person())).status).toBe(403)
      expect((await house.answer(id, 'CONFIRM', caller)).status).toBe(403)
    }
    expect(await house.statusOf()).toBe('BANNED')
  })
})

test('confirmed, rejected and withdrawn at once: one counts, and the doctor is told once', async () => {
  const third = await insertStaff(house.db.database, '運営 四郎')
  for (let round = 0; round < 6; round += 1) {
    await house.newPerson({ status: 'BANNED', before: 'APPROVE' })
    await addressOf(house.db.database, house.person())
    const id = await proposeLift()
    const answers = await Promise.all([
      house.answer(id, 'CONFIRM', house.second),
      house.answer(id, 'CONFIRM', third),
      house.answer(id, 'REJECT', third, { reason: '理由' }),
      house.answer(id, 'WITHDRAW', house.first),
    ])
    const counted = answers.map(wordOf).filter((word) => word !== 'ENDED' && word !== 'VOID')
    expect(counted).toHaveLength(1)
    const isLifted = counted[0] === 'CONFIRMED'
    expect(await house.statusOf()).toBe(isLifted ? 'APPROVE' : 'BANNED')
    await house.backend.sendMails()
    expect([(await house.decisionsOf()).length, house.sent.length]).toEqual(isLifted ? [1, 1] : [0, 0])
  }
  expect(house.backend.reported).toEqual([])
})
