import { expect, it } from 'vitest'
import { shortFee, spokenDay } from '#app/features/search/calendar/day-words.ts'

it('a day is read out with its weekday, its listings and the best fee', () => {
  expect(spokenDay('2026-12-18', false, { count: 45, bestFee: 120_000 })).toBe(
    '12月18日金曜日 45件 最高12万円',
  )
  expect(spokenDay('2027-01-01', true, { count: 0, bestFee: null })).toBe('1月1日金曜日 祝日 0件')
  expect(spokenDay('2026-12-18', false)).toBe('12月18日金曜日')
})

it('a fee on the calendar is never said higher than it is', () => {
  expect(shortFee(85_990)).toBe('8.5万')
  expect(shortFee(120_000)).toBe('12万')
  expect(shortFee(156_900)).toBe('15万')
  expect(shortFee(9_800)).toBe('9,800')
})
