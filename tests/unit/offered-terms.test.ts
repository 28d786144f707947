import { describe, expect, test } from 'vitest'
import { offerFault } from '#app/domain/application/offer.ts'
import { offeredTerms } from '#app/domain/listing/terms/offered-terms.ts'
import type { TermsSnapshot } from '#app/domain/listing/terms/terms-snapshot.ts'

const TERMS: TermsSnapshot = {
  listingNumber: 'S-1',
  hospitalName: '病院',
  title: '当直',
  startTime: '2026-12-18T17:00:00+09:00',
  endTime: '2026-12-19T09:00:00+09:00',
  fee: 85_000,
  hourlyFee: 5_666,
  incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: 20_000 }],
  terms: [
    { heading: '契約の成立', text: '病院が承認した時点で勤務が確定します。' },
    { heading: '勤務時間', text: '12/18(金) 17:00〜翌9:00(16時間)' },
    { heading: '休憩', text: '1時間' },
    { heading: '賃金', text: '85,000円(税引前、日給、時給換算 5,666円)\n救急車 1件 +5,000円(上限 20,000円)' },
  ],
}
const at = (text: string) => new Date(`${text}:00+09:00`)
const OFFERED = { start: at('2026-12-18T18:30'), end: at('2026-12-19T09:00'), fee: 90_000 }

test('the offered terms differ in hours, pay and how the contract is formed, and in nothing else', () => {
  expect(offeredTerms(TERMS, OFFERED, 60)).toEqual({
    ...TERMS,
    startTime: '2026-12-18T18:30:00+09:00',
    fee: 90_000,
    hourlyFee: 6_666,
    terms: [
      { heading: '契約の成立', text: '先生が提示された条件に同意した時点で、労働契約が成立します。' },
      { heading: '勤務時間', text: '12/18(金) 18:30〜翌9:00(14時間30分)' },
      { heading: '休憩', text: '1時間' },
      {
        heading: '賃金',
        text: '90,000円(税引前、日給、時給換算 6,666円)\n救急車 1件 +5,000円(上限 20,000円)',
      },
    ],
  })
})

describe('an offer', () => {
  const now = at('2026-12-01T12:00')
  const base = {
    terms: TERMS,
    listing: { breakMinutes: 60, nightPremiumIncluded: false, prefecture: 'TOKYO' as const },
  }
  const fault = (change: Partial<typeof OFFERED>, when = now) =>
    offerFault({ ...OFFERED, ...change }, base, when)

  test('may change the hours or the fee', () => {
    expect(fault({})).toBeNull()
    expect(fault({ start: at('2026-12-18T17:00') })).toBeNull()
    expect(fault({ fee: 85_000 })).toBeNull()
  })

  test('changes something', () => {
    expect(fault({ start: at('2026-12-18T17:00'), fee: 85_000 })).toBe('UNCHANGED')
  })

  test('is of a shift that lies ahead, of lawful length, near the listing’s', () => {
    expect(fault({}, at('2026-12-18T18:30'))).toBe('STARTED')
    expect(fault({ end: at('2026-12-18T18:30') })).toBe('HOURS_INVALID')
    expect(fault({ end: at('2026-12-20T02:31') })).toBe('HOURS_INVALID')
    expect(fault({ start: at('2026-12-18T04:59') })).toBe('HOURS_INVALID')
    expect(fault({ start: at('2026-12-18T05:00'), fee: 100_000 })).toBeNull()
  })

  test('pays the minimum wage', () => {
    // 13.5 paid hours at 1,226 yen.
    expect(fault({ fee: 16_550 })).toBe('BELOW_MINIMUM_WAGE')
    expect(fault({ fee: 16_551 })).toBeNull()
  })
})
