import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { criteriaOf } from '#app/domain/search/criteria-of.ts'
import { spotSearchSchema } from '#app/domain/search/spot-search.ts'
import { parseSearch, stringifySearch } from '#app/domain/search/search-serialization.ts'

const read = (address: string) => v.parse(spotSearchSchema, parseSearch(address))

describe('an address is read as a search', () => {
  test('a list as commas, as a repeated key, or as both', () => {
    expect(read('?prefectures=TOKYO,KANAGAWA')).toEqual({ prefectures: ['TOKYO', 'KANAGAWA'] })
    expect(read('?prefectures=TOKYO&prefectures=KANAGAWA')).toEqual({ prefectures: ['TOKYO', 'KANAGAWA'] })
    expect(read('?prefectures=TOKYO,KANAGAWA&prefectures=SAITAMA&prefectures=TOKYO')).toEqual({
      prefectures: ['TOKYO', 'KANAGAWA', 'SAITAMA'],
    })
  })

  test('what an untouched form sends is no condition', () => {
    expect(read('?sort=&minimumFee=&prefectures=')).toEqual({})
  })

  test.each([
    ['?prefectures=ATLANTIS,TOKYO', { prefectures: ['TOKYO'] }],
    ['?prefectures=ATLANTIS', {}],
    ['?prefectures=constructor,toString,__proto__', {}],
    ['?__proto__=x', {}],
    ['?dates=2026-02-30,2026-02-28,26-1-1', { dates: ['2026-02-28'] }],
    ['?dates=2028-02-29', { dates: ['2028-02-29'] }],
    ['?cities=TOKYO-新宿区,ATLANTIS-新宿区,新宿区,TOKYO-,KYOTO-京 都', { cities: ['TOKYO-新宿区'] }],
    ['?weekdays=UNSPECIFIED', {}],
    ['?sort=UNSPECIFIED', {}],
    ['?sort=CHEAPEST', {}],
    ['?sort=FEE_DESC&sort=START_TIME_ASC', { sort: 'FEE_DESC' }],
    ['?conditions=FREE_APPLICATION,CHEAP,EASY', { conditions: ['FREE_APPLICATION', 'EASY'] }],
    ['?season=GOLDEN_WEEK', { season: 'GOLDEN_WEEK' }],
    ['?season=OBON', {}],
    ['?tab=spot', {}],
    ['?tab=regular', { tab: 'regular' }],
    ['?after=short', {}],
    ['?after=%3Cscript%3E', {}],
    ['?minimumFee=-1', {}],
    ['?minimumFee=8.5', {}],
    ['?minimumFee=99999999', {}],
    ['?minimumFee=abc', {}],
    ['?generalHospitalIds=0,12,-3,1e3', { generalHospitalIds: ['12'] }],
    ['?adjustableWorkingStartTime=yes', {}],
    [
      '?adjustableWorkingStartTime=true&adjustableWorkingEndTime=1',
      {
        adjustableWorkingStartTime: true,
        adjustableWorkingEndTime: true,
      },
    ],
  ])('%s falls back instead of failing', (address, search) => {
    expect(read(address)).toEqual(search)
  })

  test('a fee as a person types it', () => {
    expect(read('?minimumFee=80,000')).toEqual({ minimumFee: 80_000 })
    expect(read(`?minimumFee=${encodeURIComponent('80000')}`)).toEqual({ minimumFee: 80_000 })
  })

  test('no more than a hundred values of one criterion', () => {
    const days = Array.from({ length: 300 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    )
    expect(read(`?dates=${days.join(',')}`).dates).toHaveLength(100)
  })
})

test('what is written is read back the same', () => {
  const search = read(
    '?prefectures=TOKYO,OSAKA&minimumFee=80000&dates=2026-12-18&sort=FEE_DESC&adjustableWorkingEndTime=1',
  )
  expect(read(stringifySearch(search))).toEqual(search)
})

test('the criteria alone: not the order, the tab or the place in the list', () => {
  const search = read('?prefectures=TOKYO&sort=FEE_DESC&tab=regular&after=abcdefghij')
  expect(criteriaOf(search)).toEqual({ prefectures: ['TOKYO'] })
})
