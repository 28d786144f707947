import { expect, test } from 'vitest'
import { hoursOn, shiftOn } from '#app/domain/listing/regular-dates.ts'
import { clockHoursText, holidayHoursText, regularText } from '#app/domain/listing/regular-text.ts'
import {
  clockOfMinute,
  clockOfTime,
  minuteOfDay,
  minutesText,
  timeOfDayText,
} from '#app/domain/text/time-of-day.ts'

test.each(['9:05', '09:05', '09:05:00'])('%s is 9:05, however it is written', (time) => {
  expect(minuteOfDay(time)).toBe(545)
  expect(clockOfTime(time)).toBe('09:05')
  expect(timeOfDayText(time)).toBe('9:05')
})

test('minutes past midnight name the day', () => {
  expect(minutesText({ start: 0, end: 1_439 })).toBe('0:00〜23:59')
  expect(minutesText({ start: 1_020, end: 1_440 })).toBe('17:00〜翌0:00')
  expect(minutesText({ start: 1_020, end: 1_980 })).toBe('17:00〜翌9:00')
  expect(minutesText({ start: 1_380, end: 3_000 })).toBe('23:00〜翌々日2:00')
  expect(clockOfMinute(1_980)).toBe('09:00')
})

const MORNING = { startTimeOfDay: '09:00:00', endTimeOfDay: '12:00:00', crossesMidnight: false }

test('hours as the database writes them read as hours', () => {
  expect(clockHoursText(MORNING)).toBe('9:00〜12:00')
  expect(regularText({ ...MORNING, weekdays: ['MONDAY'], frequency: 'WEEKLY', weeksOfMonth: [] })).toBe(
    '毎週 月曜 9:00〜12:00',
  )
})

const DAY_SHIFT = {
  startTimeOfDay: '09:00',
  endTimeOfDay: '17:00',
  crossesMidnight: false,
  holidayStartTimeOfDay: '08:00',
  holidayFee: null,
}
const NIGHT_SHIFT = { ...DAY_SHIFT, startTimeOfDay: '17:00', endTimeOfDay: '09:00', crossesMidnight: true }

test.each([
  [DAY_SHIFT, '8:00〜17:00', '2026-11-23T08:00:00.000Z'],
  [NIGHT_SHIFT, '8:00〜翌9:00', '2026-11-24T00:00:00.000Z'],
  // Terms of before such a start was refused keep the usual hours.
  [{ ...DAY_SHIFT, holidayStartTimeOfDay: '20:00' }, '9:00〜17:00', '2026-11-23T08:00:00.000Z'],
])('a 日当直 is printed as it is scheduled: %o', (hours, text, end) => {
  expect(holidayHoursText(hours)).toBe(text)
  expect(shiftOn({ day: '2026-11-23', kind: 'HOLIDAY_DUTY' }, hours, 1).end.toISOString()).toBe(end)
})

test('other dates keep the usual hours', () => {
  expect(hoursOn('WORK', DAY_SHIFT)).toEqual({ start: 540, end: 1_020 })
  expect(hoursOn('HOLIDAY_WORK', DAY_SHIFT)).toEqual({ start: 540, end: 1_020 })
  expect(holidayHoursText({ ...DAY_SHIFT, holidayStartTimeOfDay: null })).toBeNull()
})
