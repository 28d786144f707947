import { expect, test } from 'vitest'
import * as v from 'valibot'
import {
  regularAddressSchema,
  regularSearchOf,
  spotAddressSchema,
  spotSearchOf,
} from '#app/domain/search/search-address.ts'
import { parseSearch, stringifySearch } from '#app/domain/search/search-serialization.ts'

const spot = (query: string) => v.parse(spotAddressSchema, parseSearch(query))
const regular = (query: string) => v.parse(regularAddressSchema, parseSearch(query))

test.each([
  ['a prefecture that does not exist', '?prefectures=ATLANTIS', {}],
  ['one bad word beside a good one', '?prefectures=TOKYO,ATLANTIS', { prefectures: ['TOKYO'] }],
  ['a day that does not exist', '?dates=2026-02-30&dates=2026-12-18', { dates: ['2026-12-18'] }],
  ['a fee in words', '?minimumFee=many', {}],
  ['a condition nobody offers', '?conditions=EASY&conditions=FREE_BEER', { conditions: ['EASY'] }],
  ['a season nobody knows', '?season=RAMADAN', {}],
])('%s is left out and said', (_name, query, search) => {
  const { unread, ...others } = spot(query)
  expect(unread).toBe(true)
  expect(others).toEqual(search)
})

test('what a regular search cannot read is said of it too', () => {
  expect(regular('?frequencies=WEEKLY,HOURLY')).toEqual({ frequencies: ['WEEKLY'], unread: true })
})

test.each([
  ['nothing', ''],
  [
    'every criterion understood',
    '?prefectures=TOKYO,OSAKA&minimumFee=80000&dates=2026-12-18&conditions=EASY',
  ],
  [
    'a default spelt out',
    '?weekdays=UNSPECIFIED&adjustableWorkingEndTime=false&sort=UNSPECIFIED&tab=spot&view=list',
  ],
  ['what is not ours', '?utm_source=mail&gclid=a%2Cb&fbclid=1&fbclid=2&tCrd=m'],
  ['an old place in the list', '?after=x'],
])('%s needs no word', (_name, query) => {
  expect(spot(query).unread).toBeUndefined()
})

test('the mark an address carries is read, whether it comes from the address or from a link in the app', () => {
  expect(spot('?unread=true').unread).toBe(true)
  expect(v.parse(spotAddressSchema, { unread: true }).unread).toBe(true)
  expect(spot('?unread=perhaps').unread).toBeUndefined()
})

test('params that are not ours stay out of the search, and what was read once is read the same again', () => {
  const address = parseSearch(
    '?utm_source=mail&prefectures=TOKYO,KANAGAWA&minimumFee=80,000&minimumFee=90000&unread=true',
  )
  const search = spotSearchOf(address)
  expect(Object.keys(search).toSorted()).toEqual(['minimumFee', 'prefectures'])
  expect(spotSearchOf(search)).toEqual(search)
  expect(spotSearchOf(parseSearch(stringifySearch(search)))).toEqual(search)
  expect(regularSearchOf({ ...parseSearch('?startBy=2027-01-31'), utm_source: ['a', 'b'] })).toEqual({
    startBy: '2027-01-31',
  })
})

test('the fields of a form, each a list of values, are read as an address is', () => {
  expect(regularSearchOf({ startBy: ['2027-01-31'], minimumFee: ['80000'], weekdays: ['MONDAY'] })).toEqual({
    startBy: '2027-01-31',
    minimumFee: 80_000,
    weekdays: ['MONDAY'],
  })
  expect(spotSearchOf({ season: ['GOLDEN_WEEK'], sort: ['x', 'FEE_DESC'] })).toEqual({
    season: 'GOLDEN_WEEK',
    sort: 'FEE_DESC',
  })
})

test('constants are understood with the prefix of their enumeration', () => {
  expect(
    spot('?prefectures=PREFECTURE_TOKYO,OSAKA&clinicalDepartments=CLINICAL_DEPARTMENT_GASTROENTEROLOGY'),
  ).toEqual({ prefectures: ['TOKYO', 'OSAKA'], clinicalDepartments: ['GASTROENTEROLOGY'] })
})
