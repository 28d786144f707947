import { describe, expect, it } from 'vitest'
import { overlapsAmong, overlapText, totalFee } from '#app/domain/listing/chosen-listings.ts'

const shift = (id: string, from: string, to: string, fee = 50_000) => ({
  id,
  startTime: `2026-12-${from}:00+09:00`,
  endTime: `2026-12-${to}:00+09:00`,
  fee,
  hospital: { name: `第${id}病院` },
})

const ids = (pairs: ReturnType<typeof overlapsAmong>) => pairs.map((pair) => pair.map(({ id }) => id))

describe('listings chosen together', () => {
  it('pay the sum of their fees', () => {
    expect(totalFee([])).toBe(0)
    expect(
      totalFee([shift('1', '01T09:00', '01T17:00', 85_000), shift('2', '02T09:00', '02T17:00', 40_500)]),
    ).toBe(125_500)
  })

  it('overlap when they share time, and not when one begins as the other ends', () => {
    const day = shift('1', '18T09:00', '18T17:00')
    const night = shift('2', '18T17:00', '19T09:00')
    const morning = shift('3', '19T08:30', '19T12:00')
    expect(overlapsAmong([morning, night, day])).toEqual([[night, morning]])
    expect(overlapsAmong([day, night])).toEqual([])
  })

  it('overlap two by two, whatever the order they were chosen in', () => {
    const long = shift('1', '18T08:00', '19T20:00')
    const early = shift('2', '18T09:00', '18T12:00')
    const late = shift('3', '19T09:00', '19T12:00')
    expect(ids(overlapsAmong([late, early, long]))).toEqual([
      ['1', '2'],
      ['1', '3'],
    ])
  })

  it('compare instants, not texts', () => {
    const inTokyo = shift('1', '18T09:00', '18T17:00')
    const inUtc = {
      ...shift('2', '18T09:00', '18T10:00'),
      startTime: '2026-12-18T07:30:00Z',
      endTime: '2026-12-18T09:00:00Z',
    }
    expect(ids(overlapsAmong([inUtc, inTokyo]))).toEqual([['1', '2']])
  })

  it('are named where they overlap, with what follows', () => {
    const night = shift('2', '18T17:00', '19T09:00')
    const morning = shift('3', '19T08:30', '19T12:00')
    const noon = shift('4', '19T08:00', '19T13:00')
    expect(overlapText([night])).toBeNull()
    expect(overlapText([night, morning])).toBe(
      '12/18(金) 第2病院 と 12/19(土) 第3病院 の時間が重なっています。一方の勤務が確定すると、もう一方には応募できません。',
    )
    expect(overlapText([night, morning, noon])).toContain('第4病院 の時間が重なっています(ほか2組)。')
  })
})
