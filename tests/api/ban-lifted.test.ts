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

let scene: ProposalHouse
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.newPerson({ status: 'BANNED', before: 'APPROVE' }))

const LIFT = { decision: 'LIFT_BAN', seen_status: 'BANNED', reason: '事実と異なると分かりました。' }
const proposeLift = (by = scene.first) => scene.propose(by, LIFT)
const standingOf = async () => {
  const [row] = await scene.db.database
    .select({ status: doctor.status, before: doctor.statusBefore })
    .from(doctor)
    .where(eq(doctor.id, scene.person().doctorId))
  return row
}

test('a suspension ends when a second member confirms; the doctor then gets a notice and may apply again', async () => {
  const address = await addressOf(scene.db.database, scene.person())
  const spot = await insertListing(scene.db.database)
  const apply = async () => {
    const asked = { spot_work_id: spot, idempotency_key: crypto.randomUUID() }
    const { status, body } = await callWork(scene.backend, 'ApplyToSpot', asked, scene.person().bearer)
    return body.application ? 'APPLIED' : (body.outcome ?? status)
  }
  const id = await proposeLift()
  await scene.backend.sendMails()
  expect([await scene.statusOf(), await scene.decisionsOf(), scene.sent]).toEqual(['BANNED', [], []])
  expect(await apply()).not.toBe('APPLIED')
  expect((await scene.openOnes()).find((one: { id: string }) => one.id === id)).toMatchObject({
    doctor_status: 'DOCTOR_STATUS_BANNED',
    decision: 'DOCTOR_DECISION_LIFT_BAN',
    reason: LIFT.reason,
  })
  expect(wordOf(await scene.answer(id, 'CONFIRM', scene.first))).toBe('OWN_PROPOSAL')
  scene.state.now = new Date(NOW.getTime() + 60_000)
  expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
  expect(await standingOf()).toEqual({ status: 'APPROVE', before: null })
  expect(await apply()).toBe('APPLIED')
  expect(await scene.decisionsOf()).toMatchObject([
    {
      decision: 'LIFT_BAN',
      fromStatus: 'BANNED',
      toStatus: 'APPROVE',
      staffAccountId: scene.second.accountId,
      proposedBy: scene.first.accountId,
    },
  ])
  await scene.backend.sendMails()
  const mails = scene.sent.filter(({ subject }) => subject.includes('停止'))
  expect(mails).toMatchObject([{ recipient: address, subject: '【DPワーク】ご利用の停止を解除しました' }])
  expect(mails[0]?.text).toContain('これまでと同じようにご利用いただけます。')
  expect(mails[0]?.text).toContain(LIFT.reason)
  const { body } = await callTwirp(
    scene.backend,
    'dp.staff.Audit/ListEntries',
    { limit: 10 },
    scene.first.bearer,
  )
  const { doctorId } = scene.person()
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
    await scene.newPerson({ status: 'BANNED', before })
    await addressOf(scene.db.database, scene.person())
    expect(wordOf(await scene.answer(await proposeLift(), 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: to, before: null })
    await scene.backend.sendMails()
    expect(scene.sent.map(({ text }) => text)).toMatchObject([expect.stringContaining(words)])
  })

  test('a ban out of a suspension with a term leads to what was before that, and may be made again', async () => {
    await scene.newPerson({ status: 'MEDICAL_LICENSE_VERIFIED' })
    const until = new Date(NOW.getTime() + DAY_MS).toISOString()
    const verified = { seen_status: 'MEDICAL_LICENSE_VERIFIED' }
    const suspend = { ...verified, decision: 'SUSPEND', suspend_until: until }
    expect(wordOf(await scene.decide(suspend))).toBe('DECIDED')
    const ban = await scene.propose(scene.first, { seen_status: 'SUSPENDED' })
    expect(wordOf(await scene.answer(ban, 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: 'BANNED', before: 'MEDICAL_LICENSE_VERIFIED' })
    expect(wordOf(await scene.answer(await proposeLift(), 'CONFIRM'))).toBe('CONFIRMED')
    expect(await standingOf()).toEqual({ status: 'MEDICAL_LICENSE_VERIFIED', before: null })
    const again = await scene.propose(scene.second, verified)
    expect(wordOf(await scene.answer(again, 'CONFIRM', scene.first))).toBe('CONFIRMED')
    expect(await scene.statusOf()).toBe('BANNED')
  })
})

describe('refuses', () => {
  test('what has no reason, what is not banned, and a second proposal', async () => {
    expect(wordOf(await scene.decide({ ...LIFT, reason: ' ' }))).toBe('REASON_REQUIRED')
    expect((await scene.decide({ ...LIFT, reason: 'あ'.repeat(501) })).status).toBe(400)
    await proposeLift()
    expect(wordOf(await scene.decide(LIFT, scene.second))).toBe('ALREADY_PROPOSED')
    const active = await insertDoctor(scene.db.database)
    const refused = await scene.decide({ ...LIFT, seen_status: 'APPROVE' }, scene.first, active)
    expect(wordOf(refused)).toBe('NOT_ALLOWED')
    expect(wordOf(await scene.decide(LIFT, scene.first, active))).toBe('CHANGED_MEANWHILE')
    expect([await scene.statusOf(), await scene.statusOf(active)]).toEqual(['BANNED', 'APPROVE'])
  })

  test('everybody who is not of our staff, the banned doctor and a former member too', async () => {
    const former = await insertStaff(scene.db.database, '退職 三郎')
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    const id = await proposeLift(scene.second)
    for (const by of [scene.person(), await insertDoctor(scene.db.database, { status: null }), former]) {
      const caller = { ...scene.person(), bearer: by.bearer }
      expect((await scene.decide(LIFT, caller, scene.person())).status).toBe(403)
      expect((await scene.answer(id, 'CONFIRM', caller)).status).toBe(403)
    }
    expect(await scene.statusOf()).toBe('BANNED')
  })
})

test('a proposal confirmed, rejected and withdrawn at once has one outcome and one notice', async () => {
  const third = await insertStaff(scene.db.database, '運営 四郎')
  for (let round = 0; round < 6; round += 1) {
    await scene.newPerson({ status: 'BANNED', before: 'APPROVE' })
    await addressOf(scene.db.database, scene.person())
    const id = await proposeLift()
    const answers = await Promise.all([
      scene.answer(id, 'CONFIRM', scene.second),
      scene.answer(id, 'CONFIRM', third),
      scene.answer(id, 'REJECT', third, { reason: '理由' }),
      scene.answer(id, 'WITHDRAW', scene.first),
    ])
    const counted = answers.map(wordOf).filter((word) => word !== 'ENDED' && word !== 'VOID')
    expect(counted).toHaveLength(1)
    const isLifted = counted[0] === 'CONFIRMED'
    expect(await scene.statusOf()).toBe(isLifted ? 'APPROVE' : 'BANNED')
    await scene.backend.sendMails()
    expect([(await scene.decisionsOf()).length, scene.sent.length]).toEqual(isLifted ? [1, 1] : [0, 0])
  }
  expect(scene.backend.reported).toEqual([])
})
