import { describe, expect, test } from 'vitest'
import {
  decisionsFor,
  DOCTOR_DECISION,
  isDoctorDecision,
  mayLeave,
  proofsFor,
  doctorStandingAfter,
} from '#app/domain/doctor/doctor-decision.ts'
import { rightStatus, STANDINGS, STATUSES } from '#tests/support/doctor-decisions.ts'

const DECISIONS = Object.keys(DOCTOR_DECISION).filter(isDoctorDecision)

describe.each(STANDINGS)('in $status, before it $before', (standing) => {
  test.each(DECISIONS)('%s', (decision) => {
    expect(doctorStandingAfter(decision, standing)?.status ?? null).toBe(rightStatus(standing, decision))
  })

  test('the buttons are exactly what is allowed', () => {
    expect(decisionsFor(standing.status)).toEqual(
      DECISIONS.filter((decision) => rightStatus(standing, decision) !== null),
    )
  })

  test('whatever is decided, nobody becomes APPROVE without APPROVE who was not before', () => {
    let reached = [standing]
    const seen = new Set<string>()
    for (;;) {
      const next = reached.flatMap((one) =>
        DECISIONS.filter((decision) => decision !== 'APPROVE').flatMap(
          (decision) => doctorStandingAfter(decision, one) ?? [],
        ),
      )
      reached = next.filter((one) => !seen.has(JSON.stringify(one)))
      for (const one of reached) seen.add(JSON.stringify(one))
      if (reached.length === 0) break
    }
    const wasApproved = standing.status === 'APPROVE' || standing.before === 'APPROVE'
    expect([...seen].some((one) => one.includes('"status":"APPROVE"'))).toBe(wasApproved)
  })
})

test('a suspension taken back changes nothing at all, also one that was prolonged', () => {
  for (const standing of STANDINGS) {
    const suspended = doctorStandingAfter('SUSPEND', standing)
    const right = standing.status === 'SUSPENDED' ? (standing.before ?? 'INITIAL') : standing.status
    if (suspended)
      expect(doctorStandingAfter('REINSTATE', suspended)).toEqual({ status: right, before: null })
  }
})

test('a ban lifted leads to where the doctor stood, or to what was before the suspension that it followed', () => {
  for (const standing of STANDINGS) {
    const banned = doctorStandingAfter('BAN', standing)
    const right = standing.status === 'SUSPENDED' ? (standing.before ?? 'INITIAL') : standing.status
    if (banned) expect(doctorStandingAfter('LIFT_BAN', banned)).toEqual({ status: right, before: null })
  }
})

test('APPROVE rests on licence and identity, wherever it is decided', () => {
  expect(proofsFor('APPROVE')).toEqual(['LICENCE', 'IDENTITY'])
  expect(proofsFor('VERIFY_LICENSE')).toEqual(['LICENCE'])
})

test('who is stopped and who has left does not leave', () => {
  expect(STATUSES.filter((status) => !mayLeave(status))).toEqual([
    'REJECT',
    'SUSPENDED',
    'BANNED',
    'DEACTIVATED',
  ])
})
