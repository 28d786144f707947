import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARFARE_TYPE, type CarfareType } from '#app/domain/money/pay-words.ts'
import { busyPermitText } from '#app/domain/listing/workload-text.ts'
import {
  carfareLineText,
  carfareRuleText,
  isCarfareAsked,
  isReceiptAsked,
  paidCarfare,
} from '#app/domain/work/carfare.ts'
import { extraPay, mayBePermitted } from '#app/domain/work/extra-pay.ts'
import { hoursOfWork } from '#app/domain/work/working-hours.ts'

/** What a report is paid beyond the fee and the incentives. */

const at = (text: string) => new Date(`2026-12-${text}:00+09:00`)
const PLANNED = {
  plannedStart: at('18T10:50'),
  plannedEnd: at('18T11:30'),
  breakMinutes: 0,
  permit: null,
  hourlyFee: 33_000,
}
const DAY = { ...PLANNED, plannedStart: at('18T09:00'), plannedEnd: at('18T17:00'), breakMinutes: 60 }
const NIGHT = {
  plannedStart: at('18T17:00'),
  plannedEnd: at('19T09:00'),
  breakMinutes: 60,
  permit: { kind: 'GRANTED_PARTIAL', from: '22:00', to: '06:00' },
  hourlyFee: 5_313,
} as const
const worked = (start: string, end: string, breakMinutes = 0, permittedMinutes = 0) => ({
  actualStart: at(start),
  actualEnd: at(end),
  breakMinutes,
  permittedMinutes,
})

describe('carfare is what its type says', () => {
  test.each([
    ['PAID_WITHIN_LIMIT', 3_000, 50_000, 3_000],
    ['PAID_WITHIN_LIMIT', 3_000, 1_200, 1_200],
    ['NOTHING', null, 100_000, 0],
    ['PAID_FLAT', 5_000, 0, 5_000],
    ['PAID_FLAT', 5_000, 90_000, 5_000],
    ['FULLY_PAID', null, 50_000, 50_000],
    // Without an answer the report stands.
    ['OTHER', null, 4_000, 4_000],
  ] as const)('%s %s yen, %s reported: %s', (type, yen, reported, paid) => {
    expect(paidCarfare({ type, yen }, reported)).toBe(paid)
  })

  test('the hospital decides only where the type leaves it to the hospital', () => {
    const decided = (type: CarfareType, yen: number | null) => paidCarfare({ type, yen }, 4_000, 700)
    expect(decided('OTHER', null)).toBe(700)
    expect(decided('FULLY_PAID', null)).toBe(4_000)
    expect(decided('NOTHING', null)).toBe(0)
    expect(decided('PAID_FLAT', 5_000)).toBe(5_000)
  })

  test('a sentence says each rule, and a receipt is asked for by what is paid', () => {
    const types: CarfareType[] = ['FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT', 'NOTHING', 'OTHER']
    expect(types).toHaveLength(Object.keys(CARFARE_TYPE).length)
    const rules = types.map((type) => ({ type, yen: 3_000 }))
    expect(new Set(rules.map(carfareRuleText)).size).toBe(types.length)
    expect(rules.map(isCarfareAsked)).toEqual([true, true, false, false, true])
    expect(rules.map((rule) => isReceiptAsked(rule, 20_001))).toEqual([true, false, false, false, true])
    expect(isReceiptAsked({ type: 'FULLY_PAID', yen: null }, 20_000)).toBe(false)
    expect(isReceiptAsked({ type: 'PAID_FLAT', yen: 30_000 }, 0)).toBe(false)
    expect(carfareLineText({ type: 'PAID_WITHIN_LIMIT', yen: 3_000 }, 50_000, 3_000)).toBe(
      '上限3,000円、報告50,000円',
    )
  })
})

describe('overtime is what was worked beyond what was planned', () => {
  test('moved hours are asked about, not paid', () => {
    expect(extraPay(PLANNED, worked('18T09:10', '18T09:50'))).toMatchObject({
      overtime: 0,
      moved: 40,
      dueYen: 0,
    })
    expect(extraPay(DAY, worked('18T08:00', '18T16:00', 60))).toMatchObject({ overtime: 0, moved: 60 })
    // Earlier by an hour and ten minutes, and later by a quarter.
    expect(extraPay(DAY, worked('18T07:50', '18T17:15', 60))).toMatchObject({ overtime: 85, moved: 0 })
  })

  test('a break not taken is pay; a longer one makes up for longer hours only', () => {
    expect(extraPay(DAY, worked('18T09:00', '18T17:00', 0))).toMatchObject({
      overtime: 60,
      breakNotTaken: 60,
      overtimeYen: 33_000,
      dueYen: 33_000,
    })
    expect(extraPay(DAY, worked('18T09:00', '18T17:30', 0))).toMatchObject({
      overtime: 90,
      breakNotTaken: 60,
    })
    expect(extraPay(DAY, worked('18T09:00', '18T17:30', 90))).toMatchObject({ overtime: 0, dueYen: 0 })
    expect(extraPay(DAY, worked('18T09:00', '18T16:00', 120))).toMatchObject({ overtime: 0, dueYen: 0 })
  })

  test('minutes worked inside a permitted band are paid at the night rate, rounded up', () => {
    // 45 minutes at 5,313 × 1.25: 4,980.9.
    expect(extraPay(NIGHT, worked('18T17:00', '19T09:00', 60, 45))).toMatchObject({
      overtime: 0,
      permitted: 45,
      permittedYen: 4_981,
      dueYen: 4_981,
    })
    expect([0, 5, 480].map((minutes) => mayBePermitted(NIGHT, minutes))).toEqual([true, true, true])
    expect([3, 485].map((minutes) => mayBePermitted(NIGHT, minutes))).toEqual([false, false])
    expect(mayBePermitted(DAY, 5)).toBe(false)
  })

  test('in any case the minutes are those of the net times, and nothing is negative', () => {
    const minute = fc.integer({ min: -600, max: 600 })
    fc.assert(
      fc.property(minute, minute, fc.nat(180), fc.nat(180), (early, late, planned, taken) => {
        const plan = { ...DAY, breakMinutes: planned }
        const actual = {
          actualStart: new Date(plan.plannedStart.getTime() + early * 60_000),
          actualEnd: new Date(plan.plannedEnd.getTime() + late * 60_000),
          breakMinutes: taken,
          permittedMinutes: 0,
        }
        fc.pre(actual.actualEnd > actual.actualStart)
        const extra = extraPay(plan, actual)
        expect(extra.overtime).toBe(Math.max(0, late - early - taken + planned))
        expect(extra.breakNotTaken).toBeLessThanOrEqual(extra.overtime)
        expect(extra.moved).toBeGreaterThanOrEqual(0)
        expect(extra.dueYen).toBe(Math.ceil((extra.overtime * 33_000) / 60))
      }),
    )
  })
})

test('minutes worked inside a band are labour', () => {
  const { plannedStart, plannedEnd, breakMinutes, permit } = NIGHT
  const work = { start: plannedStart, end: plannedEnd, plannedStart, plannedEnd, breakMinutes, permit }
  expect(hoursOfWork(work)).toMatchObject({ permittedMinutes: 480, countedMinutes: 420 })
  expect(hoursOfWork({ ...work, workedInPermit: 90 })).toEqual({
    totalMinutes: 960,
    permittedMinutes: 390,
    countedMinutes: 510,
  })
  expect(hoursOfWork({ ...work, workedInPermit: 900 })).toMatchObject({ permittedMinutes: 0 })
})

test('a listing whose permitted band was busy says so, above an hour and under a permit only', () => {
  expect(busyPermitText('GRANTED_ALL', 220)).toBe('許可の時間帯にも中央値 3時間40分の対応')
  expect(busyPermitText('GRANTED_PARTIAL', 61)).not.toBeNull()
  expect(busyPermitText('GRANTED_ALL', 60)).toBeNull()
  expect(busyPermitText('GRANTED_ALL', null)).toBeNull()
  expect(busyPermitText('NONE', 220)).toBeNull()
})
