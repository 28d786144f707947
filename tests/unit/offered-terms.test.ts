import { describe, expect, test } from 'vitest'
import { offerFault } from '#app/domain/application/offer.ts'
import { offeredTerms } from '#app/domain/application/offered-terms.ts'
import { spotTerms } from '#app/domain/listing/terms/spot-terms.ts'
import { termLines } from '#app/domain/listing/terms/term-lines.ts'
import { spotSources } from '../support/terms-sources.ts'
import { TOKYO_WAGES } from '#tests/support/minimum-wages.ts'

const [, source] = spotSources[0] ?? []
if (!source) throw new Error('no listing')
const TERMS = spotTerms(source, { listingNumber: 'S-1', hospitalName: 'みどり病院', title: '当直' })
const at = (text: string) => new Date(`${text}:00+09:00`)
const OFFERED = { start: at('2026-12-18T18:30'), end: at('2026-12-19T09:00'), fee: 90_000 }

test('the offered terms differ in hours, pay and how the contract is formed, and in nothing else', () => {
  const offered = offeredTerms(TERMS, OFFERED, 60)
  expect(offered).toEqual({
    ...TERMS,
    formation: 'ON_CONSENT',
    startTime: '2026-12-18T18:30:00+09:00',
    fee: 90_000,
    hourlyFee: 6_666,
    // The band is one of every day, whatever the day of the shift.
    permit: TERMS.permit && { ...TERMS.permit, start: null, end: null },
  })
  const before = termLines(TERMS).map(({ text }) => text)
  expect(termLines(offered).filter(({ text }) => !before.includes(text))).toEqual([
    { heading: '契約の成立', text: '先生が提示された条件に同意した時点で、労働契約が成立します。' },
    { heading: '勤務時間', text: '12/18(金) 18:30〜翌9:00(14時間30分)' },
    { heading: '宿日直許可', text: '許可あり(一部の時間帯) 22:00〜翌6:00' },
    {
      heading: '賃金',
      text: '90,000円(税引前、1勤務あたり、時給換算 6,666円)\n救急車の受け入れ 1件 +5,000円(上限 20,000円)\n深夜割増を含みます。',
    },
  ])
})

describe('an offer', () => {
  const now = at('2026-12-01T12:00')
  const base = {
    terms: TERMS,
    listing: { breakMinutes: 60, nightPremiumIncluded: false, wages: TOKYO_WAGES },
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
