import { expect, it } from 'vitest'
import { dateOf, isoDayOf, isoMonthOf } from './calendar-date.ts'

it.each(['2026-12-18', '2026-01-01', '2028-02-29', '2026-12-31'])('keeps %s through a Date', (day) => {
  expect(isoDayOf(dateOf(day))).toBe(day)
  expect(isoMonthOf(dateOf(day))).toBe(day.slice(0, 7))
})

it('takes a month for its first day', () => {
  expect(isoDayOf(dateOf('2026-12'))).toBe('2026-12-01')
})
