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

let house: ProposalHouse
beforeAll(async () => {
  house = await proposalHouse()
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.newPerson())

test('nothing happens to the doctor until another member confirms; then both names are on record', async () => {
  const address = await addressOf(house.db.database, house.person())
  const id = await house.propose()
  await house.backend.sendMails()
  expect([await house.statusOf(), await house.decisionsOf(), house.sent]).toEqual(['APPROVE', [], []])
  expect((await house.openOnes()).find((one: { id: string }) => one.id === id)).toMatchObject({
    doctor_id: house.person().doctorId,
    last_name: '試験',
    doctor_status: 'DOCTOR_STATUS_APPROVE',
    decision: 'DOCTOR_DECISION_BAN',
    state: 'PROPOSAL_STATE_OPEN',
    reason: REASON,
    proposer_name: '運営 花子',
    expires_at: '2026-11-24T03:00:00Z',
  })
  house.state.now = new Date(NOW.getTime() + 3 * MINUTE_MS)
  expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
  expect(await house.statusOf()).toBe('BANNED')
  expect(await house.isOpen()).toBe(false)
  const file = await callTwirp(
    house.backend,
    'dp.staff.Staff/GetDoctorFile',
    { doctor_id: house.person().doctorId },
    house.first.bearer,
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
  await house.backend.sendMails()
  expect(house.sent).toMatchObject([{ recipient: address, subject: '【DPワーク】ご利用の停止のお知らせ' }])
  expect(house.sent[0]?.text).toContain(REASON)
  const { body } = await callTwirp(
    house.backend,
    'dp.staff.Audit/ListEntries',
    { limit: 10 },
    house.first.bearer,
  )
  const ofDoctor = body.entries.filter(
    (one: { doctor_id: string; kind: string }) =>
      one.doctor_id === house.person().doctorId && one.kind !== 'AUDIT_KIND_DOCTOR_VIEWED',
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
    const id = await house.propose()
    expect((await house.list(house.first)).proposals).toMatchObject([{ is_own: true }])
    expect((await house.list(house.second)).proposals[0].is_own ?? false).toBe(false)
    expect(wordOf(await house.answer(id, 'CONFIRM', house.first))).toBe('OWN_PROPOSAL')
    expect(wordOf(await house.answer(id, 'REJECT', house.first, { reason: '理由' }))).toBe('OWN_PROPOSAL')
    expect(wordOf(await house.answer(id, 'WITHDRAW', house.second))).toBe('NOT_OWN')
    expect([await house.statusOf(), await house.isOpen()]).toEqual(['APPROVE', true])
    expect(wordOf(await house.answer(id, 'WITHDRAW', house.first))).toBe('WITHDRAWN')
    expect([await house.statusOf(), await house.isOpen()]).toEqual(['APPROVE', false])
    expect(wordOf(await house.answer(id, 'CONFIRM', house.second))).toBe('ENDED')
    // What is withdrawn may be proposed again, by the other one too.
    const again = await house.propose(house.second)
    expect(wordOf(await house.answer(again, 'CONFIRM', house.first))).toBe('CONFIRMED')
  })

  test('the database keeps one person from being both', async () => {
    const id = await house.propose()
    const update = house.db.database
      .update(doctorProposal)
      .set({ state: 'CONFIRMED', endedAt: NOW, answeredBy: house.first.accountId })
      .where(eq(doctorProposal.id, id))
    await expect(update).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'doctor_proposal_by_two' }),
    })
  })

  test('a rejection has a reason, which our staff reads and the doctor does not', async () => {
    const id = await house.propose()
    expect(wordOf(await house.answer(id, 'REJECT', house.second, { reason: ' ' }))).toBe('REASON_REQUIRED')
    expect(wordOf(await house.answer(id, 'REJECT', house.second, { reason: ' 証拠が足りません。 ' }))).toBe(
      'REJECTED',
    )
    expect([await house.statusOf(), await house.decisionsOf(), await house.isOpen()]).toEqual([
      'APPROVE',
      [],
      false,
    ])
    expect((await house.list(house.first)).proposals).toMatchObject([
      {
        state: 'PROPOSAL_STATE_REJECTED',
        answerer_name: '運営 次郎',
        answer_reason: '証拠が足りません。',
      },
    ])
    await house.backend.sendMails()
    expect(house.sent).toEqual([])
    const { body } = await callTwirp(
      house.backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_PROPOSAL_REJECTED' },
      house.first.bearer,
    )
    expect(body.entries[0]).toMatchObject({
      staff_name: '運営 次郎',
      doctor_id: house.person().doctorId,
      words: '利用を停止する: 証拠が足りません。',
    })
  })

  test('nobody but our staff lists or answers', async () => {
    const id = await house.propose()
    const former = await insertStaff(house.db.database, '退職 三郎')
    await house.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    await insertListing(house.db.database)
    const [place] = await house.db.database.select({ id: hospital.id }).from(hospital).limit(1)
    const member = await insertMember(house.db.database, place?.id ?? 0)
    for (const { bearer } of [
      house.person(),
      await insertDoctor(house.db.database, { status: null }),
      member,
      former,
    ]) {
      const by = { ...house.person(), bearer }
      expect((await house.answer(id, 'CONFIRM', by)).status).toBe(403)
      expect((await house.list(by)).code).toBe('permission_denied')
      const open = await callTwirp(house.backend, 'dp.staff.DoctorProposals/ListOpenProposals', {}, bearer)
      expect(open.status).toBe(403)
    }
    for (const method of ['ListOpenProposals', 'ListDoctorProposals', 'AnswerProposal'])
      expect((await callTwirp(house.backend, `dp.staff.DoctorProposals/${method}`, {})).status).toBe(401)
    expect(await house.statusOf()).toBe('APPROVE')
  })

  test('whether there is a second member is told', async () => {
    expect((await house.list(house.first)).has_second).toBe(true)
    const others = await house.db.database.select().from(staff)
    await house.db.database.update(staff).set({ leftAt: NOW })
    await house.db.database
      .update(staff)
      .set({ leftAt: null })
      .where(eq(staff.accountId, house.first.accountId))
    expect((await house.list(house.first)).has_second ?? false).toBe(false)
    for (const { accountId, leftAt } of others)
      await house.db.database.update(staff).set({ leftAt }).where(eq(staff.accountId, accountId))
  })
})

test('malformed input has a sentence and changes nothing', async () => {
  const id = await house.propose()
  const malformed = [
    await house.answer('x', 'CONFIRM'),
    await house.answer(id, 'UNSPECIFIED'),
    await house.answer(id, 'PROMOTE'),
    await house.answer(id, 'REJECT', house.second, { reason: 'あ'.repeat(501) }),
    await house.answer(id, 'REJECT', house.second, { reason: 'a\0b' }),
    await house.answer(id, 'CONFIRM', house.second, { idempotency_key: 'short' }),
    await callTwirp(
      house.backend,
      'dp.staff.DoctorProposals/ListDoctorProposals',
      { doctor_id: 'x' },
      house.second.bearer,
    ),
    await house.decide({ reason: 'あ'.repeat(501) }),
  ]
  for (const { status, body } of malformed) {
    expect(status).toBe(400)
    expect(body.msg).toMatch(/[ぁ-ん]/)
  }
  expect(wordOf(await house.answer(crypto.randomUUID(), 'CONFIRM'))).toBe('NOT_FOUND')
  expect([await house.statusOf(), await house.isOpen(), house.backend.reported]).toEqual([
    'APPROVE',
    true,
    [],
  ])
})
