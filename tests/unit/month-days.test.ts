import { describe, expect, it } from 'vitest'
import {
  addMonths,
  dayForKey,
  monthText,
  monthsBetween,
  monthsShown,
  weeksOf,
} from '#app/domain/text/month-days.ts'

const RANGE = { from: '2026-11-21', to: '2027-02-28' }

describe('a month on a calendar', () => {
  it('begins its weeks on Sunday and holds every day once', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
    // Four weeks to the day.
    expect(weeksOf('2026-02')).toHaveLength(4)
  })

  it('is counted across years', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(monthsBetween(RANGE.from, RANGE.to)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthText('2027-01')).toBe('2027年1月')
  })
})

describe('a key on a day', () => {
  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['ArrowUp', '2026-12-18', '2026-12-11'],
    ['Home', '2026-12-18', '2026-12-13'],
    ['End', '2026-12-18', '2026-12-19'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-01-05', '2026-12-05'],
  ])('%s leads from %s to %s', (key, day, next) => {
    expect(dayForKey(key, day, RANGE)).toBe(next)
  })

  it('never leads out of what is offered', () => {
    expect(dayForKey('PageUp', '2026-12-10', RANGE)).toBe('2026-11-21')
    expect(dayForKey('ArrowDown', '2027-02-27', RANGE)).toBe('2027-02-28')
  })

  it('that moves nothing is left alone', () => {
    for (const key of ['a', 'Tab', 'toString', ' ']) expect(dayForKey(key, '2026-12-18', RANGE)).toBeNull()
  })
})

it('a month that is nearly over brings the next along', () => {
  const from = (day: string) => ({ from: day, to: '2027-02-28' })
  expect(monthsShown('2026-11', from('2026-11-21'))).toEqual(['2026-11'])
  expect(monthsShown('2026-11', from('2026-11-22'))).toEqual(['2026-11', '2026-12'])
  expect(monthsShown('2026-12', from('2026-12-31'))).toEqual(['2026-12', '2027-01'])
  expect(monthsShown('2026-12', from('2026-11-22'))).toEqual(['2026-12'])
  expect(monthsShown('2026-11', { from: '2026-11-28', to: '2026-11-30' })).toEqual(['2026-11'])
})
