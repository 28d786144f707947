import { describe, expect, it } from 'vitest'
import { highPayOf, highPayText, payKey, usualPayOf, type UsualPay } from '#app/domain/search/usual-pay.ts'
import { wishesText } from '#app/domain/search/wishes.ts'

describe('what is 高額', () => {
  const pays = (hourlyFee: number) =>
    new Map<string, UsualPay>([[payKey('KANAGAWA', 'UP_TO_12H'), { scope: 'PREFECTURE', hourlyFee }]])
  const listing = { prefecture: 'KANAGAWA', shiftLength: 'UP_TO_12H', hourlyFee: 6_000 } as const

  it('pays 20 % more than the middle of its like, and not a yen less', () => {
    expect(highPayOf(pays(5_000), listing)).toEqual({ scope: 'PREFECTURE', usualHourlyFee: 5_000 })
    expect(highPayOf(pays(5_001), listing)).toBeNull()
    expect(highPayOf(pays(5_000), { ...listing, prefecture: 'TOKYO' })).toBeNull()
  })

  it('is compared in the narrowest area with ten listings or more', () => {
    const peers = { PREFECTURE: 9, REGION: 10, COUNTRY: 500 }
    expect(usualPayOf((scope) => ({ count: peers[scope], median: peers[scope] }))).toEqual({
      scope: 'REGION',
      hourlyFee: 10,
    })
    expect(usualPayOf(() => ({ count: 9, median: 1 }))).toBeNull()
  })

  it('says against what', () => {
    const against = (scope: UsualPay['scope']) =>
      highPayText(
        { hourlyFee: 6_249, hospital: { prefecture: 'KANAGAWA' }, highPay: { scope, usualHourlyFee: 5_000 } },
        12 * 60,
      )
    expect(against('PREFECTURE')).toBe('神奈川・8〜12時間の中央値より時給+24%')
    expect(against('REGION')).toBe('関東・8〜12時間の中央値より時給+24%')
    expect(against('COUNTRY')).toBe('全国・8〜12時間の中央値より時給+24%')
  })
})

it('wishes are said in a few words', () => {
  const none = { prefectures: [], weekdays: [], minimumFee: null, jobTypes: [] }
  expect(wishesText({ ...none, weekdays: ['SUNDAY'] })).toBe('日曜')
  expect(
    wishesText({
      prefectures: ['KANAGAWA'],
      weekdays: ['SUNDAY', 'SATURDAY'],
      minimumFee: 80_000,
      jobTypes: ['SHIFT_NIGHT_NO_AMBULANCE_EASY', 'SHIFT_DAY_TOUGH'],
    }),
  ).toBe('神奈川・土日・8万円以上・ゆったり当直・救急車なしなど')
})
