import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctorProposal } from '#app/backend/database/schema/doctor-proposal.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { proposalHouse, REASON, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** A ban takes two of our staff: one proposes, another one confirms. */

/** The tokens of the tests end after a few of them. */

let scene: ProposalHouse
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.newPerson())

test('nothing happens to the doctor until another member confirms; then both names are on record', async () => {
  const address = await addressOf(scene.db.database, scene.person())
  const id = await scene.propose()
  await scene.backend.sendMails()
  expect([await scene.statusOf(), await scene.decisionsOf(), scene.sent]).toEqual(['APPROVE', [], []])
  expect((await scene.openOnes()).find((one: { id: string }) => one.id === id)).toMatchObject({
    doctor_id: scene.person().doctorId,
    last_name: '試験',
    doctor_status: 'DOCTOR_STATUS_APPROVE',
    decision: 'DOCTOR_DECISION_BAN',
    state: 'PROPOSAL_STATE_OPEN',
    reason: REASON,
    proposer_name: '運営 花子',
    expires_at: '2026-11-24T03:00:00Z',
  })
  scene.state.now = new Date(NOW.getTime() + 3 * MINUTE_MS)
  expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
  expect(await scene.statusOf()).toBe('BANNED')
  expect(await scene.isOpen()).toBe(false)
  const file = await callTwirp(
    scene.backend,
    'dp.staff.Staff/GetDoctorFile',
    { doctor_id: scene.person().doctorId },
    scene.first.bearer,
  )
  expect(file.body.decisions).toMatchObject([
    {
      decision: 'DOCTOR_DECISION_BAN',
      from_status: 'DOCTOR_STATUS_APPROVE',
      to_status: 'DOCTOR_STATUS_BANNED',
      reason: REASON,
      staff_name: '運営 次郎',
      proposer_name: '運営 花子',
      decided_at: '2026-11-21T03:03:00Z',
    },
  ])
  await scene.backend.sendMails()
  expect(scene.sent).toMatchObject([{ recipient: address, subject: '【DPワーク】ご利用の停止のお知らせ' }])
  expect(scene.sent[0]?.text).toContain(REASON)
  const { body } = await callTwirp(
    scene.backend,
    'dp.staff.Audit/ListEntries',
    { limit: 10 },
    scene.first.bearer,
  )
  const ofDoctor = body.entries.filter(
    (one: { doctor_id: string; kind: string }) =>
      one.doctor_id === scene.person().doctorId && one.kind !== 'AUDIT_KIND_DOCTOR_VIEWED',
  )
  expect(ofDoctor).toMatchObject([
    {
      kind: 'AUDIT_KIND_DOCTOR_DECIDED',
      staff_name: '運営 次郎',
      words: `利用を停止する: ${REASON}(提案: 運営 花子)`,
    },
    {
      kind: 'AUDIT_KIND_DECISION_PROPOSED',
      staff_name: '運営 花子',
      doctor_name: '試験 一郎',
      words: `利用を停止する: ${REASON}`,
    },
  ])
})

describe('who answers', () => {
  test('nobody confirms or rejects an own proposal, and nobody else withdraws it', async () => {
    const id = await scene.propose()
    expect((await scene.list(scene.first)).proposals).toMatchObject([{ is_own: true }])
    expect((await scene.list(scene.second)).proposals[0].is_own ?? false).toBe(false)
    expect(wordOf(await scene.answer(id, 'CONFIRM', scene.first))).toBe('OWN_PROPOSAL')
    expect(wordOf(await scene.answer(id, 'REJECT', scene.first, { reason: '理由' }))).toBe('OWN_PROPOSAL')
    expect(wordOf(await scene.answer(id, 'WITHDRAW', scene.second))).toBe('NOT_OWN')
    expect([await scene.statusOf(), await scene.isOpen()]).toEqual(['APPROVE', true])
    expect(wordOf(await scene.answer(id, 'WITHDRAW', scene.first))).toBe('WITHDRAWN')
    expect([await scene.statusOf(), await scene.isOpen()]).toEqual(['APPROVE', false])
    expect(wordOf(await scene.answer(id, 'CONFIRM', scene.second))).toBe('ENDED')
    // What is withdrawn may be proposed again, by the other one too.
    const again = await scene.propose(scene.second)
    expect(wordOf(await scene.answer(again, 'CONFIRM', scene.first))).toBe('CONFIRMED')
  })

  test('the database refuses a proposal and its confirmation by one person', async () => {
    const id = await scene.propose()
    const update = scene.db.database
      .update(doctorProposal)
      .set({ state: 'CONFIRMED', endedAt: NOW, answeredBy: scene.first.accountId })
      .where(eq(doctorProposal.id, id))
    await expect(update).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'doctor_proposal_by_two' }),
    })
  })

  test('a rejection has a reason, which our staff reads and the doctor does not', async () => {
    const id = await scene.propose()
    expect(wordOf(await scene.answer(id, 'REJECT', scene.second, { reason: ' ' }))).toBe('REASON_REQUIRED')
    expect(wordOf(await scene.answer(id, 'REJECT', scene.second, { reason: ' 証拠が足りません。 ' }))).toBe(
      'REJECTED',
    )
    expect([await scene.statusOf(), await scene.decisionsOf(), await scene.isOpen()]).toEqual([
      'APPROVE',
      [],
      false,
    ])
    expect((await scene.list(scene.first)).proposals).toMatchObject([
      {
        state: 'PROPOSAL_STATE_REJECTED',
        answerer_name: '運営 次郎',
        answer_reason: '証拠が足りません。',
      },
    ])
    await scene.backend.sendMails()
    expect(scene.sent).toEqual([])
    const { body } = await callTwirp(
      scene.backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_PROPOSAL_REJECTED' },
      scene.first.bearer,
    )
    expect(body.entries[0]).toMatchObject({
      staff_name: '運営 次郎',
      doctor_id: scene.person().doctorId,
      words: '利用を停止する: 証拠が足りません。',
    })
  })

  test('nobody but our staff lists or answers', async () => {
    const id = await scene.propose()
    const former = await insertStaff(scene.db.database, '退職 三郎')
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    await insertListing(scene.db.database)
    const [place] = await scene.db.database.select({ id: hospital.id }).from(hospital).limit(1)
    const member = await insertMember(scene.db.database, place?.id ?? 0)
    for (const { bearer } of [
      scene.person(),
      await insertDoctor(scene.db.database, { status: null }),
      member,
      former,
    ]) {
      const by = { ...scene.person(), bearer }
      expect((await scene.answer(id, 'CONFIRM', by)).status).toBe(403)
      expect((await scene.list(by)).code).toBe('permission_denied')
      const open = await callTwirp(scene.backend, 'dp.staff.DoctorProposals/ListOpenProposals', {}, bearer)
      expect(open.status).toBe(403)
    }
    for (const method of ['ListOpenProposals', 'ListDoctorProposals', 'AnswerProposal'])
      expect((await callTwirp(scene.backend, `dp.staff.DoctorProposals/${method}`, {})).status).toBe(401)
    expect(await scene.statusOf()).toBe('APPROVE')
  })

  test('the answer says whether there is a second member who could confirm', async () => {
    expect((await scene.list(scene.first)).has_second).toBe(true)
    const others = await scene.db.database.select().from(staff)
    await scene.db.database.update(staff).set({ leftAt: NOW })
    await scene.db.database
      .update(staff)
      .set({ leftAt: null })
      .where(eq(staff.accountId, scene.first.accountId))
    expect((await scene.list(scene.first)).has_second ?? false).toBe(false)
    for (const { accountId, leftAt } of others)
      await scene.db.database.update(staff).set({ leftAt }).where(eq(staff.accountId, accountId))
  })
})

test('malformed input has a sentence and changes nothing', async () => {
  const id = await scene.propose()
  const malformed = [
    await scene.answer('x', 'CONFIRM'),
    await scene.answer(id, 'UNSPECIFIED'),
    await scene.answer(id, 'PROMOTE'),
    await scene.answer(id, 'REJECT', scene.second, { reason: 'あ'.repeat(501) }),
    await scene.answer(id, 'REJECT', scene.second, { reason: 'a\0b' }),
    await scene.answer(id, 'CONFIRM', scene.second, { idempotency_key: 'short' }),
    await callTwirp(
      scene.backend,
      'dp.staff.DoctorProposals/ListDoctorProposals',
      { doctor_id: 'x' },
      scene.second.bearer,
    ),
    await scene.decide({ reason: 'あ'.repeat(501) }),
  ]
  for (const { status, body } of malformed) {
    expect(status).toBe(400)
    expect(body.msg).toMatch(/[ぁ-ん]/)
  }
  expect(wordOf(await scene.answer(crypto.randomUUID(), 'CONFIRM'))).toBe('NOT_FOUND')
  expect([await scene.statusOf(), await scene.isOpen(), scene.backend.reported]).toEqual([
    'APPROVE',
    true,
    [],
  ])
})
