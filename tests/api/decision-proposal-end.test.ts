import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctorProposal } from '#app/backend/database/schema/doctor-proposal.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { proposalHouse, wordOf, type ProposalHouse } from '#tests/support/proposals.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** How the proposal of a ban ends: by its term, by what happens to the doctor, by the first of several answers. */

let scene: ProposalHouse
beforeAll(async () => {
  scene = await proposalHouse()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.newPerson())

describe('what ends a proposal', () => {
  test('its term: from its last instant on it is not confirmed, and a new one may be made', async () => {
    const id = await scene.propose()
    await scene.db.database.update(doctorProposal).set({ expiresAt: NOW }).where(eq(doctorProposal.id, id))
    expect(await scene.isOpen()).toBe(false)
    expect((await scene.list()).proposals).toMatchObject([{ state: 'PROPOSAL_STATE_EXPIRED' }])
    expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('EXPIRED')
    expect(await scene.statusOf()).toBe('APPROVE')
    const again = await scene.propose()
    expect(wordOf(await scene.answer(again, 'CONFIRM'))).toBe('CONFIRMED')
    expect((await scene.list()).proposals.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['PROPOSAL_STATE_CONFIRMED', 'PROPOSAL_STATE_EXPIRED']),
    )
  })

  test('another status of the doctor, whoever changed it', async () => {
    const id = await scene.propose()
    // As closing the account does.
    await scene.db.database
      .update(doctor)
      .set({ status: 'DEACTIVATED' })
      .where(eq(doctor.id, scene.person().doctorId))
    expect(await scene.isOpen()).toBe(false)
    expect((await scene.list()).proposals).toMatchObject([{ state: 'PROPOSAL_STATE_VOID' }])
    expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('VOID')
    expect([await scene.statusOf(), await scene.decisionsOf()]).toEqual(['DEACTIVATED', []])
  })

  test('a decision in between, even one that leads back', async () => {
    const id = await scene.propose()
    expect(wordOf(await scene.decide({ decision: 'SUSPEND' }, scene.second))).toBe('DECIDED')
    // The urgent measure of one member keeps the proposal.
    expect([await scene.statusOf(), await scene.isOpen()]).toEqual(['SUSPENDED', true])
    expect(
      wordOf(await scene.decide({ decision: 'REINSTATE', seen_status: 'SUSPENDED' }, scene.second)),
    ).toBe('DECIDED')
    expect([await scene.statusOf(), await scene.isOpen()]).toEqual(['APPROVE', false])
    expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('VOID')
    expect(await scene.statusOf()).toBe('APPROVE')
  })

  test('a suspension in between does not: it is confirmed from there', async () => {
    const id = await scene.propose()
    expect(wordOf(await scene.decide({ decision: 'SUSPEND' }, scene.first))).toBe('DECIDED')
    expect(wordOf(await scene.answer(id, 'CONFIRM'))).toBe('CONFIRMED')
    expect(await scene.statusOf()).toBe('BANNED')
    expect((await scene.decisionsOf()).find(({ decision }) => decision === 'BAN')).toMatchObject({
      fromStatus: 'SUSPENDED',
    })
  })
})

describe('at once and again', () => {
  test('one proposal about a doctor is open at a time', async () => {
    const answers = await Promise.all([
      scene.decide({}, scene.first),
      scene.decide({}, scene.second),
      scene.decide({}, scene.first),
    ])
    expect(answers.map(wordOf).filter((word) => word === 'PROPOSED')).toHaveLength(1)
    expect(new Set(answers.map(wordOf))).toEqual(new Set(['PROPOSED', 'ALREADY_PROPOSED']))
    expect((await scene.list()).proposals).toHaveLength(1)
  })

  test('a proposal or an answer sent five times happens once, and tells the same', async () => {
    const key = { idempotency_key: crypto.randomUUID() }
    const proposed = await Promise.all(Array.from({ length: 5 }, () => scene.decide(key)))
    expect(new Set(proposed.map(wordOf))).toEqual(new Set(['PROPOSED']))
    const [{ id }] = (await scene.list()).proposals
    const again = { idempotency_key: crypto.randomUUID() }
    const answered = await Promise.all(
      Array.from({ length: 5 }, () => scene.answer(id, 'CONFIRM', scene.second, again)),
    )
    expect(answered.map(wordOf)).toEqual(Array.from({ length: 5 }, () => 'CONFIRMED'))
    expect(await scene.decisionsOf()).toHaveLength(1)
    expect((await scene.answer(id, 'REJECT', scene.second, { ...again, reason: '理由' })).status).toBe(400)
    // The proposal told late is still the same one, not a second decision.
    expect(wordOf(await scene.decide(key))).toBe('PROPOSED')
    const other = await insertDoctor(scene.db.database)
    expect((await scene.decide(key, scene.first, other)).status).toBe(400)
    expect(await scene.statusOf(other)).toBe('APPROVE')
  })

  test('confirmed, rejected and withdrawn at once: the first counts, the others read so', async () => {
    const third = await insertStaff(scene.db.database, '運営 四郎')
    for (let round = 0; round < 8; round += 1) {
      await scene.newPerson()
      const id = await scene.propose()
      const answers = await Promise.all([
        scene.answer(id, 'CONFIRM', scene.second),
        scene.answer(id, 'REJECT', third, { reason: '理由' }),
        scene.answer(id, 'WITHDRAW', scene.first),
        scene.decide({ decision: 'SUSPEND' }, third),
      ])
      const words = answers.slice(0, 3).map(wordOf)
      expect(words.filter((word) => word !== 'ENDED' && word !== 'VOID')).toHaveLength(1)
      const isBanned = words.includes('CONFIRMED')
      expect((await scene.decisionsOf()).filter(({ decision }) => decision === 'BAN')).toHaveLength(
        isBanned ? 1 : 0,
      )
      expect((await scene.statusOf()) === 'BANNED').toBe(isBanned)
    }
    expect(scene.backend.reported).toEqual([])
  })
})
