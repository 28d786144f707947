import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctorProposal } from '#app/backend/database/schema/doctor-proposal.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { proposalHouse, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** How the proposal of a ban ends: by its term, by what happens to the doctor, by the first of several answers. */

let house: ProposalHouse
beforeAll(async () => {
  house = await proposalHouse()
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.newPerson())

describe('what ends a proposal', () => {
  test('its term: from its last instant on it is not confirmed, and a new one may be made', async () => {
    const id = await house.propose()
    await house.db.database.update(doctorProposal).set({ expiresAt: NOW }).where(eq(doctorProposal.id, id))
    expect(await house.isOpen()).toBe(false)
    expect((await house.list()).proposals).toMatchObject([{ state: 'PROPOSAL_STATE_EXPIRED' }])
    expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('EXPIRED')
    expect(await house.statusOf()).toBe('APPROVE')
    const again = await house.propose()
    expect(wordOf(await house.answer(again, 'CONFIRM'))).toBe('CONFIRMED')
    expect((await house.list()).proposals.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['PROPOSAL_STATE_CONFIRMED', 'PROPOSAL_STATE_EXPIRED']),
    )
  })

  test('another status of the doctor, whoever changed it', async () => {
    const id = await house.propose()
    // As closing the account does.
    await house.db.database
      .update(doctor)
      .set({ status: 'DEACTIVATED' })
      .where(eq(doctor.id, house.person().doctorId))
    expect(await house.isOpen()).toBe(false)
    expect((await house.list()).proposals).toMatchObject([{ state: 'PROPOSAL_STATE_VOID' }])
    expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('VOID')
    expect([await house.statusOf(), await house.decisionsOf()]).toEqual(['DEACTIVATED', []])
  })

  test('a decision in between, even one that leads back', async () => {
    const id = await house.propose()
    expect(wordOf(await house.decide({ decision: 'SUSPEND' }, house.second))).toBe('DECIDED')
    // The urgent measure of one member keeps the proposal.
    expect([await house.statusOf(), await house.isOpen()]).toEqual(['SUSPENDED', true])
    expect(
      wordOf(await house.decide({ decision: 'REINSTATE', seen_status: 'SUSPENDED' }, house.second)),
    ).toBe('DECIDED')
    expect([await house.statusOf(), await house.isOpen()]).toEqual(['APPROVE', false])
    expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('VOID')
    expect(await house.statusOf()).toBe('APPROVE')
  })

  test('a suspension in between does not: it is confirmed from there', async () => {
    const id = await house.propose()
    expect(wordOf(await house.decide({ decision: 'SUSPEND' }, house.first))).toBe('DECIDED')
    expect(wordOf(await house.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
    expect(await house.statusOf()).toBe('BANNED')
    expect((await house.decisionsOf()).find(({ decision }) => decision === 'BAN')).toMatchObject({
      fromStatus: 'SUSPENDED',
    })
  })
})

describe('at once and again', () => {
  test('one proposal about a doctor is open at a time', async () => {
    const answers = await Promise.all([
      house.decide({}, house.first),
      house.decide({}, house.second),
      house.decide({}, house.first),
    ])
    expect(answers.map(wordOf).filter((word) => word === 'PROPOSED')).toHaveLength(1)
    expect(new Set(answers.map(wordOf))).toEqual(new Set(['PROPOSED', 'ALREADY_PROPOSED']))
    expect((await house.list()).proposals).toHaveLength(1)
  })

  test('a proposal or an answer sent five times happens once, and tells the same', async () => {
    const key = { idempotency_key: crypto.randomUUID() }
    const proposed = await Promise.all(Array.from({ length: 5 }, () => house.decide(key)))
    expect(new Set(proposed.map(wordOf))).toEqual(new Set(['PROPOSED']))
    const [{ id }] = (await house.list()).proposals
    const again = { idempotency_key: crypto.randomUUID() }
    const answered = await Promise.all(
      Array.from({ length: 5 }, () => house.answer(id, 'CONFIRM', house.second, again)),
    )
    expect(answered.map(wordOf)).toEqual(Array.from({ length: 5 }, () => 'CONFIRMED'))
    expect(await house.decisionsOf()).toHaveLength(1)
    expect((await house.answer(id, 'REJECT', house.second, { ...again, reason: '理由' })).status).toBe(400)
    // The proposal told late is still the same one, not a second decision.
    expect(wordOf(await house.decide(key))).toBe('PROPOSED')
    const other = await insertDoctor(house.db.database)
    expect((await house.decide(key, house.first, other)).status).toBe(400)
    expect(await house.statusOf(other)).toBe('APPROVE')
  })

  test('confirmed, rejected and withdrawn at once: the first counts, the others read so', async () => {
    const third = await insertStaff(house.db.database, '運営 四郎')
    for (let round = 0; round < 8; round += 1) {
      await house.newPerson()
      const id = await house.propose()
      const answers = await Promise.all([
        house.answer(id, 'CONFIRM', house.second),
        house.answer(id, 'REJECT', third, { reason: '理由' }),
        house.answer(id, 'WITHDRAW', house.first),
        house.decide({ decision: 'SUSPEND' }, third),
      ])
      const words = answers.slice(0, 3).map(wordOf)
      expect(words.filter((word) => word !== 'ENDED' && word !== 'VOID')).toHaveLength(1)
      const isBanned = words.includes('CONFIRMED')
      expect((await house.decisionsOf()).filter(({ decision }) => decision === 'BAN')).toHaveLength(
        isBanned ? 1 : 0,
      )
      expect((await house.statusOf()) === 'BANNED').toBe(isBanned)
    }
    expect(house.backend.reported).toEqual([])
  })
})
