import { describe, expect, it } from 'vitest'
import { highValueReasons, type HighValueListing } from '#app/domain/search/high-value-reasons.ts'
import { againstUsual, usualFees, type FeeShift } from '#app/domain/listing/usual-fee.ts'

const TODAY = '2026-11-21'
// 11/21 Saturday, 11/22 Sunday, 11/23 a holiday.
const HOLIDAYS = ['2026-11-23']

const plain: HighValueListing = {
  startTime: '2026-12-09T09:00:00+09:00',
  endTime: '2026-12-09T17:00:00+09:00',
  shiftPattern: 'DAY_AM_PM',
  hospital: { prefecture: 'TOKYO' },
  workload: null,
}
const reasons = (facts: Partial<HighValueListing>) =>
  highValueReasons({ ...plain, ...facts }, TODAY, HOLIDAYS)

describe('why a listing pays more', () => {
  it('is said by its facts and not guessed', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ shiftPattern: 'NIGHT' })).toEqual(['夜間'])
    expect(reasons({ endTime: '2026-12-09T23:00:00+09:00' })).toEqual(['夜間'])
    expect(reasons({ endTime: '2026-12-09T22:00:00+09:00' })).toEqual([])
    expect(reasons({ hospital: { prefecture: 'AKITA' } })).toEqual(['地方'])
    expect(reasons({ workload: { ambulance: { median: 3 } } })).toEqual(['救急多め'])
    expect(reasons({ workload: { ambulance: { median: 2.9 } } })).toEqual([])
  })

  it('a weekend is long from three days on', () => {
    const on = (day: string) =>
      reasons({ startTime: `${day}T09:00:00+09:00`, endTime: `${day}T17:00:00+09:00` })
    expect(on('2026-11-23')).toEqual(['連休', '直前'])
    expect(on('2026-11-28')).toEqual(['直前'])
    expect(on('2026-11-29')).toEqual([])
  })
})

describe('what a hospital usually pays', () => {
  const shift = (fee: number, id = '1', shiftPattern: FeeShift['shiftPattern'] = 'NIGHT'): FeeShift => ({
    hospital: { id },
    shiftPattern,
    fee,
  })
  const usual = usualFees([shift(70_000), shift(90_000), shift(72_000), shift(50_000, '2')])

  it('is the middle of its fees for the same kind of shift', () => {
    expect(againstUsual(shift(86_400), usual)).toBe('この病院のふだんより 14,400円(20%)高い')
    expect(againstUsual(shift(72_000), usual)).toBe('この病院のふだんの給与と同じくらい')
  })

  it('is not known from one shift, nor from another kind', () => {
    expect(againstUsual(shift(90_000, '2'), usual)).toBeUndefined()
    expect(againstUsual(shift(90_000, '1', 'DAY_AM'), usual)).toBeUndefined()
  })
})
