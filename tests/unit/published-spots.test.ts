import { DAY_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSpot } from '#app/domain/listing/draft/publish-check.ts'
import { bandMinutes, instantOf, numberOf } from '#tests/support/law-reference.ts'
import { SPOT_ANSWERS } from '../support/listing-drafts.ts'
import { TOKYO_WAGES } from '../support/minimum-wages.ts'

/**
 * Whatever the publish check of a spot listing lets through is lawful by a count of minutes: 32 hours at most (product
 * reference 3.1), breaks (労働基準法34条) and the minimum wage with the night premium (最低賃金法4条, 労働基準法37条4項).
 * PUBLISHED_CASES asks for more published listings.
 */
const CASES = Number(process.env['PUBLISHED_CASES'] ?? 2_000)
const NOW = new Date('2026-11-21T12:00:00+09:00')
const CONTEXT = { wages: TOKYO_WAGES, now: NOW, filledSlots: 0 } as const
const WAGE = 1_226
const DAY = 1_440

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
const clockOf = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`
const drawn = fc.record({
  day: fc.integer({ min: 5, max: 390 }).map((days) => numberOf('2026-11-21') + days),
  start: minute,
  end: minute,
  isNext: fc.boolean(),
  breakMinutes: fc.constantFrom(0, 45, 60, 60, 60, 90),
  fee: fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 60_000 }) },
    { weight: 3, arbitrary: fc.integer({ min: 40_000, max: 150_000 }) },
  ),
  includesNight: fc.boolean(),
  permit: fc.constantFrom('NONE', 'NONE', 'GRANTED_ALL', 'GRANTED_PARTIAL'),
  from: minute,
  to: minute,
})
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never

const answersOf = (one: Drawn) => ({
  ...Object.fromEntries(Object.entries(SPOT_ANSWERS).map(([field, values]) => [field, [...values]])),
  date: [new Date(one.day * DAY_MS).toISOString().slice(0, 10)],
  startTime: [clockOf(one.start)],
  endTime: [clockOf(one.end)],
  endDay: [one.isNext ? 'NEXT' : 'SAME'],
  breakMinutes: [String(one.breakMinutes)],
  fee: [String(one.fee)],
  nightPremiumIncluded: [one.includesNight ? 'YES' : 'NO'],
  nightDutyPermit: [one.permit],
  ...(one.permit === 'GRANTED_PARTIAL' && { permitFrom: [clockOf(one.from)], permitTo: [clockOf(one.to)] }),
})

/** What the law finds wrong; empty for a lawful shift. */
function faultOf({
  day,
  start,
  end,
  isNext,
  breakMinutes,
  fee,
  includesNight,
  permit,
  from,
  to,
}: Drawn): string {
  const shift = { start: day * DAY + start, end: day * DAY + end + (isNext ? DAY : 0) }
  const minutes = shift.end - shift.start
  if (minutes <= 0 || minutes > 32 * 60 || breakMinutes >= minutes) return 'hours'
  const band = bandMinutes({ ...shift, breakMinutes, permit: { kind: permit, from, to } }, shift)
  const labour = minutes - breakMinutes - band
  if (labour > 8 * 60 ? breakMinutes < 60 : labour > 6 * 60 && breakMinutes < 45) return 'break'
  let night = 0
  for (let at = shift.start; at < shift.end; at += 1) {
    const clock = at % DAY
    if (clock >= 22 * 60 || clock < 5 * 60) night += 1
  }
  const paid = minutes - breakMinutes
  // The premium is a quarter of the wage, in quarters of a yen an hour.
  const quarters = 4 * paid + (includesNight ? Math.min(night, paid) : 0)
  return fee * 240 < WAGE * quarters ? 'wage' : ''
}

test(`${CASES} published spot listings are lawful by a count of minutes`, () => {
  let found = 0
  for (let seed = 1; found < CASES; seed += 1)
    for (const one of fc.sample(drawn, { numRuns: 1_000, seed })) {
      const { draft, findings } = checkSpot(answersOf(one), CONTEXT)
      if (found >= CASES) break
      if (!draft || findings.length > 0) continue
      found += 1
      expect(faultOf(one), JSON.stringify(one)).toBe('')
      expect(instantOf(one.day * DAY + one.start) > NOW).toBe(true)
    }
  expect(found).toBe(CASES)
}, 600_000)
