import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  civilDay,
  dayText,
  durationText,
  hoursText,
  longDayText,
  minuteOfTrack,
  minutesBetween,
  momentText,
  shiftText,
  timeLeftText,
  weekdayText,
} from '#app/domain/text/shift-text.ts'

const machine = process.env.TZ

// Minutes behind UTC on a summer day: proof that the zone was really changed.
describe.each([
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/New_York', 240],
])('on a machine in %s', (zone, behind) => {
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (machine === undefined) delete process.env.TZ
    else process.env.TZ = machine
  })

  test('the zone is in force', () => {
    expect(new Date('2026-07-18T00:00:00Z').getTimezoneOffset()).toBe(behind)
  })

  test('a day and a night shift', () => {
    expect(shiftText('2026-07-18T09:00:00+09:00', '2026-07-18T17:30:00+09:00')).toBe('7/18(土) 9:00〜17:30')
    expect(shiftText('2026-12-18T17:00:00+09:00', '2026-12-19T09:00:00+09:00')).toBe(
      '12/18(金) 17:00〜翌9:00',
    )
  })

  test('an instant in another offset is brought to Tokyo', () => {
    expect(shiftText('2026-12-18T08:00:00Z', '2026-12-19T00:00:00Z')).toBe('12/18(金) 17:00〜翌9:00')
    expect(civilDay('2026-12-18T15:00:00Z')).toBe('2026-12-19')
    expect(civilDay('2026-12-18T14:59:59Z')).toBe('2026-12-18')
  })

  test('翌 over the end of a month, of a year and of February', () => {
    expect(hoursText('2026-11-30T17:00:00+09:00', '2026-12-01T08:30:00+09:00')).toBe('17:00〜翌8:30')
    expect(hoursText('2026-12-31T17:00:00+09:00', '2027-01-01T09:00:00+09:00')).toBe('17:00〜翌9:00')
    expect(hoursText('2028-02-28T17:00:00+09:00', '2028-02-29T09:00:00+09:00')).toBe('17:00〜翌9:00')
    expect(hoursText('2026-02-28T17:00:00+09:00', '2026-03-01T09:00:00+09:00')).toBe('17:00〜翌9:00')
  })

  test('midnight is the next day, and two days on says its date', () => {
    expect(hoursText('2026-12-18T18:00:00+09:00', '2026-12-19T00:00:00+09:00')).toBe('18:00〜翌0:00')
    expect(hoursText('2026-12-18T18:00:00+09:00', '2026-12-20T09:00:00+09:00')).toBe('18:00〜12/20 9:00')
  })

  test('days and moments', () => {
    expect(dayText('2026-12-20')).toBe('12/20(日)')
    expect(weekdayText('2024-02-29')).toBe('木')
    expect(momentText('2026-12-18T00:05:00+09:00')).toBe('12/18(金) 0:05')
    expect(longDayText('2026-12-18T17:00:00+09:00')).toBe('2026年12月18日(金)')
  })

  test('the place on the shift bar counts on past midnight', () => {
    const start = '2026-12-31T17:00:00+09:00'
    expect(minuteOfTrack(start)).toBe(1_020)
    expect(minuteOfTrack('2027-01-01T09:00:00+09:00', start)).toBe(1_980)
  })

  // On 2026-03-08 New York's clocks lose an hour.
  test('lengths do not follow the summer time of anywhere else', () => {
    expect(minutesBetween('2026-03-08T09:00:00+09:00', '2026-03-09T09:00:00+09:00')).toBe(1_440)
    expect(durationText(960)).toBe('16時間')
    expect(durationText(450)).toBe('7時間30分')
    expect(durationText(45)).toBe('45分')
    expect(durationText(0)).toBe('0分')
  })
})

test.each([
  [45, '45分'],
  [1_500, '25時間'],
  [4 * 1_440 + 360, '4日と6時間'],
  [4 * 1_440, '4日'],
  [18 * 1_440 + 360, '18日'],
])('%i minutes left: %s', (minutes, words) => {
  expect(timeLeftText(minutes)).toBe(words)
})
