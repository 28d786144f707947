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

test('a ban and the lifting of one take two', () => {
  expect(Object.keys(DOCTOR_DECISION).filter(isDoctorDecision).filter(needsSecond)).toEqual([
    'BAN',
    'LIFT_BAN',
  ])
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
      expect(answerOutcome(answer, { state, isOwn, reason: '理由' }), `own: ${isOwn}`).toBe(right)
    }
  })
})

test('a rejection has a reason; a confirmation and a withdrawal need none', () => {
  const open = { state: 'OPEN', reason: '' } as const
  expect(answerOutcome('REJECT', { ...open, isOwn: false })).toBe('REASON_REQUIRED')
  expect(answerOutcome('CONFIRM', { ...open, isOwn: false })).toBe('CONFIRMED')
  expect(answerOutcome('WITHDRAW', { ...open, isOwn: true })).toBe('WITHDRAWN')
})

describe('the state of an open proposal', () => {
  const proposed = { state: 'OPEN', expiresAt: proposalEnd(NOW), fromStatus: 'APPROVE' } as const
  const same = { status: 'APPROVE', before: null } as const
  const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

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
