import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { describe, expect, test } from 'vitest'
import {
  answerOutcome,
  PROPOSAL_ANSWER,
  PROPOSAL_STATE,
  proposalEnd,
  proposalStateAt,
  type ProposalAnswer,
  type ProposalState,
} from '#app/domain/doctor/decision-proposal.ts'
import { DOCTOR_DECISION, isDoctorDecision, needsSecond } from '#app/domain/doctor/doctor-decision.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')
const STATES = Object.keys(PROPOSAL_STATE).filter((state): state is ProposalState => state in PROPOSAL_STATE)
const ANSWERS = Object.keys(PROPOSAL_ANSWER).filter(
  (answer): answer is ProposalAnswer => answer in PROPOSAL_ANSWER,
)

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

test('a ban, the lifting of one and a suspension without a term take two', () => {
  const asked = { status: 'APPROVE', until: null, now: NOW } as const
  expect(
    Object.keys(DOCTOR_DECISION)
      .filter(isDoctorDecision)
      .filter((decision) => needsSecond(decision, asked)),
  ).toEqual(['SUSPEND', 'BAN', 'LIFT_BAN'])
})

test.each([
  ['APPROVE', 30, false],
  ['APPROVE', 30.001, true],
  ['MEDICAL_LICENSE_VERIFIED', 1, false],
  ['SUSPENDED', 1, true],
] as const)('a suspension in %s for %d days: takes two %s', (status, days, right) => {
  expect(needsSecond('SUSPEND', { status, until: inDays(days), now: NOW })).toBe(right)
})

test('the proposal of a suspension ends with the suspension', () => {
  expect(proposalEnd(NOW, inDays(1))).toEqual(inDays(1))
  expect(proposalEnd(NOW, inDays(40))).toEqual(inDays(3))
})

/** What an answer does to an open proposal, written out by hand: to an own one, and to another member's. */
const WRITTEN: Record<ProposalAnswer, { own: string; other: string }> = {
  CONFIRM: { own: 'OWN_PROPOSAL', other: 'CONFIRMED' },
  REJECT: { own: 'OWN_PROPOSAL', other: 'REJECTED' },
  WITHDRAW: { own: 'WITHDRAWN', other: 'NOT_OWN' },
}
/** What it does to an ended one, whoever answers. */
const ENDED: Record<Exclude<ProposalState, 'OPEN'>, string> = {
  CONFIRMED: 'ENDED',
  REJECTED: 'ENDED',
  WITHDRAWN: 'ENDED',
  EXPIRED: 'EXPIRED',
  VOID: 'VOID',
}

describe.each(STATES)('to a proposal that is %s', (state) => {
  test.each(ANSWERS)('%s', (answer) => {
    for (const isOwn of [true, false]) {
      const right = state === 'OPEN' ? WRITTEN[answer][isOwn ? 'own' : 'other'] : ENDED[state]
      expect(answerOutcome(answer, { state, isOwn, isNew: false, reason: '理由' }), `own: ${isOwn}`).toBe(
        right,
      )
    }
  })
})

test('a rejection has a reason; a confirmation and a withdrawal need none', () => {
  const open = { state: 'OPEN', reason: '', isNew: false } as const
  expect(answerOutcome('REJECT', { ...open, isOwn: false })).toBe('REASON_REQUIRED')
  expect(answerOutcome('CONFIRM', { ...open, isOwn: false })).toBe('CONFIRMED')
  expect(answerOutcome('WITHDRAW', { ...open, isOwn: true })).toBe('WITHDRAWN')
})

test('who is new confirms nothing, but may reject and withdraw', () => {
  const open = { state: 'OPEN', reason: '理由', isNew: true } as const
  expect(answerOutcome('CONFIRM', { ...open, isOwn: false })).toBe('NEW_MEMBER')
  expect(answerOutcome('REJECT', { ...open, isOwn: false })).toBe('REJECTED')
  expect(answerOutcome('WITHDRAW', { ...open, isOwn: true })).toBe('WITHDRAWN')
})

describe('the state of an open proposal', () => {
  const proposed = { state: 'OPEN', expiresAt: proposalEnd(NOW, null), fromStatus: 'APPROVE' } as const
  const same = { status: 'APPROVE', before: null } as const
  const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

  test('is EXPIRED from its last instant on, after 72 hours', () => {
    expect(proposalStateAt(proposed, same, later(71.99))).toBe('OPEN')
    expect(proposalStateAt(proposed, same, later(72))).toBe('EXPIRED')
  })

  test('is VOID once the doctor stands elsewhere, but not by a suspension in between', () => {
    expect(proposalStateAt(proposed, { status: 'DEACTIVATED', before: null }, NOW)).toBe('VOID')
    expect(proposalStateAt(proposed, { status: 'SUSPENDED', before: 'APPROVE' }, NOW)).toBe('OPEN')
    const before = 'MEDICAL_LICENSE_VERIFIED'
    expect(proposalStateAt(proposed, { status: 'SUSPENDED', before }, NOW)).toBe('VOID')
    const suspended = { ...proposed, fromStatus: 'SUSPENDED' } as const
    expect(proposalStateAt(suspended, { status: 'APPROVE', before: 'APPROVE' }, NOW)).toBe('VOID')
  })

  test('stays what it is once it has ended', () => {
    const ended = { ...proposed, state: 'REJECTED' } as const
    expect(proposalStateAt(ended, { status: 'BANNED', before: null }, later(100))).toBe('REJECTED')
  })
})
