import { DAY_MS } from '#app/domain/duration.ts'
import { describe, expect, test } from 'vitest'
import { cancellationTier, tierByTime } from '#app/domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON, type CancellationReason } from '#app/domain/cancellation/cancellation-words.ts'
import { cautionPoints, selectionOnlyUntil, type Caution } from '#app/domain/cancellation/caution.ts'
import { requestConsequence } from '#app/domain/cancellation/request-consequence.ts'
import { weatherDays } from '#app/domain/cancellation/weather.ts'
import { compensationFor, lawFloor } from '#app/domain/cancellation/compensation.ts'
import { WORK_STATE, type WorkState } from '#app/domain/application/application-words.ts'
import { mayWorkFollow, WORK_TRANSITIONS } from '#app/domain/work/work-state.ts'

test.each([
  [15 * 24, 'NONE'],
  [15 * 24 - 0.01, 'RECORDED'],
  [8 * 24, 'RECORDED'],
  [8 * 24 - 0.01, 'CAUTION_1'],
  [72, 'CAUTION_1'],
  [71.99, 'CAUTION_2'],
  [24, 'CAUTION_2'],
  [23.99, 'CAUTION_3'],
  [0, 'CAUTION_3'],
])('%f hours before the start: %s', (hours, tier) => expect(tierByTime(hours)).toBe(tier))

test('a reason excuses where bad weather is declared, once confirmed, or never', () => {
  const reasons = Object.keys(CANCELLATION_REASON).filter(
    (word): word is CancellationReason => word in CANCELLATION_REASON,
  )
  const tiers = reasons.map((reason) => [
    reason,
    cancellationTier({ reason, hours: 10 }),
    cancellationTier({ reason, hours: 10, isConfirmed: true }),
    cancellationTier({ reason, hours: 10, isDeclared: true }),
  ])
  expect(tiers).toEqual([
    ['SICKNESS', 'CAUTION_3', 'EXCUSED', 'CAUTION_3'],
    ['BAD_WEATHER', 'CAUTION_3', 'CAUTION_3', 'EXCUSED'],
    ['RESTRICTION_BY_COVID_19', 'CAUTION_3', 'EXCUSED', 'CAUTION_3'],
    ['SCHEDULE_CHANGED_BY_MAIN_HOSPITAL', 'CAUTION_3', 'EXCUSED', 'CAUTION_3'],
    ['PERSONAL_REASON', 'CAUTION_3', 'CAUTION_3', 'CAUTION_3'],
  ])
  expect(cancellationTier({ reason: 'PERSONAL_REASON', hours: 10, hasSubstitute: true })).toBe('EXCUSED')
  expect(cancellationTier({ reason: 'SICKNESS', hours: 500, isConfirmed: true })).toBe('NONE')
})

const NOW = new Date('2026-11-21T12:00:00+09:00')
const daysAgo = (days: number, tier: Caution['tier'] = 'CAUTION_3'): Caution => ({
  at: new Date(NOW.getTime() - days * DAY_MS),
  tier,
})

test('points count for ninety days', () => {
  const cautions = [daysAgo(1), daysAgo(89.9, 'CAUTION_2'), daysAgo(90), daysAgo(2, 'EXCUSED')]
  expect(cautionPoints(cautions, NOW)).toBe(5)
})

test('five points restrict applying for fourteen days, counted from the one that reached them', () => {
  expect(selectionOnlyUntil([daysAgo(3), daysAgo(1, 'CAUTION_1')], NOW)).toBeNull()
  const until = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
  expect(selectionOnlyUntil([daysAgo(30), daysAgo(1, 'CAUTION_2')], NOW)).toEqual(until(13))
  expect(selectionOnlyUntil([daysAgo(30), daysAgo(14, 'CAUTION_2')], NOW)).toBeNull()
  // The restriction stands although the first points have lapsed meanwhile.
  expect(selectionOnlyUntil([daysAgo(92), daysAgo(5, 'CAUTION_2')], NOW)).toEqual(until(9))
  expect(selectionOnlyUntil([daysAgo(96), daysAgo(5, 'CAUTION_2')], NOW)).toBeNull()
})

test.each([
  [23.9, 'OTHER', { least: 51_000, proposed: 85_000 }],
  [24, 'OTHER', { least: 51_000, proposed: 51_000 }],
  [1, 'DISASTER', { least: 0, proposed: 0 }],
  [1, 'DOCTOR_ASKED', { least: 0, proposed: 0 }],
] as const)('%f hours before, %s: the hospital owes', (hours, reason, owed) => {
  expect(compensationFor({ fee: 85_000, hours, reason })).toEqual(owed)
})

test('the floor is 60 % in whole yen, rounded up, without the error of a fraction', () => {
  for (let fee = 1; fee <= 300_000; fee += 7) expect(BigInt(lawFloor(fee))).toBe((BigInt(fee) * 3n + 4n) / 5n)
})

test('a cancelled work goes nowhere, and only the doctor requests', () => {
  const states = Object.keys(WORK_STATE).filter((word): word is WorkState => word in WORK_STATE)
  for (const state of states) {
    expect(mayWorkFollow('CANCELLED_BY_DOCTOR', state, 'HOSPITAL')).toBe(false)
    expect(WORK_TRANSITIONS.CANCELLED_BY_HOSPITAL).toEqual({})
    expect(mayWorkFollow(state, 'CANCELLATION_REQUESTED', 'DOCTOR')).toBe(state === 'SCHEDULED')
    expect(mayWorkFollow(state, 'CANCELLATION_REQUESTED', 'HOSPITAL')).toBe(false)
    expect(mayWorkFollow(state, 'CANCELLED_BY_HOSPITAL', 'HOSPITAL')).toBe(state === 'SCHEDULED')
  }
})

describe('what follows from a request, by its reason', () => {
  const follows = (reason: CancellationReason | null, hours: number) => requestConsequence({ reason, hours })

  test('the tier, the proof and the call are those of reason and time', () => {
    expect(follows(null, 20)).toEqual({ tier: 'CAUTION_3', proof: null, undeclared: false, needsCall: true })
    expect(follows('PERSONAL_REASON', 100)).toEqual({
      tier: 'CAUTION_1',
      proof: null,
      undeclared: false,
      needsCall: false,
    })
    expect(follows('SICKNESS', 20)).toMatchObject({ tier: 'CAUTION_3', needsCall: true })
    expect(follows('SICKNESS', 20).proof).toContain('診断書')
    expect(follows('SCHEDULE_CHANGED_BY_MAIN_HOSPITAL', 100).proof).toContain('常勤先')
  })

  test('proof is asked for where it changes something only', () => {
    expect(follows('SICKNESS', 20 * 24)).toEqual({
      tier: 'NONE',
      proof: null,
      undeclared: false,
      needsCall: false,
    })
    expect(follows('SICKNESS', 10 * 24)).toEqual({
      tier: 'RECORDED',
      proof: null,
      undeclared: false,
      needsCall: false,
    })
  })

  test('bad weather that nobody has declared is a private reason, and the page says so', () => {
    expect(follows('BAD_WEATHER', 20)).toMatchObject({ tier: 'CAUTION_3', undeclared: true, needsCall: true })
    const declared = requestConsequence({ reason: 'BAD_WEATHER', hours: 20, isDeclared: true })
    expect(declared).toMatchObject({ tier: 'EXCUSED', undeclared: false, needsCall: true })
    expect(follows('BAD_WEATHER', 20 * 24)).toMatchObject({ tier: 'NONE', undeclared: false })
  })
})

describe('the days of a declaration of bad weather', () => {
  const today = '2026-12-31'
  test('run over the end of a year, both included, at most seven, within fourteen around today', () => {
    expect(weatherDays({ from: '2026-12-31', to: '2027-01-02', today })).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(weatherDays({ from: '2026-12-25', to: '2026-12-31', today })).toHaveLength(7)
    expect(weatherDays({ from: '2026-12-25', to: '2027-01-01', today })).toEqual([])
    expect(weatherDays({ from: '2027-01-14', to: '2027-01-14', today })).toEqual(['2027-01-14'])
    expect(weatherDays({ from: '2027-01-15', to: '2027-01-15', today })).toEqual([])
    expect(weatherDays({ from: '2026-12-17', to: '2026-12-17', today })).toEqual(['2026-12-17'])
    expect(weatherDays({ from: '2026-12-16', to: '2026-12-16', today })).toEqual([])
    expect(weatherDays({ from: '2026-12-31', to: '2026-12-30', today })).toEqual([])
  })
})
