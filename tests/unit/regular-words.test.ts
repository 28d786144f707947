import { describe, expect, test } from 'vitest'
import type { RegularCriteria } from '#app/domain/search/regular-search.ts'
import { contradictions } from '#app/domain/search/contradictions/search-contradictions.ts'
import { relaxations } from '#app/domain/search/search-relaxations.ts'
import { minutesOfDay } from '#app/domain/listing/regular-dates.ts'
import { clockHoursText, patternText, timesText } from '#app/domain/listing/regular-text.ts'
import { dayText } from '#app/domain/text/shift-text.ts'
import { startChoices } from '#app/domain/search/start-choices.ts'
import {
  firstDateText,
  regularViewerNote,
  weeksText,
} from '#app/features/listing/regular/regular-card-words.ts'

describe('what a card says of the week', () => {
  const pattern = { weekdays: ['THURSDAY', 'TUESDAY'], frequency: 'WEEKLY', weeksOfMonth: [] } as const

  test.each([
    [pattern, '毎週 火・木曜', '月8.7回'],
    [{ ...pattern, weekdays: ['TUESDAY'] } as const, '毎週 火曜', '月4.3回'],
    [{ ...pattern, frequency: 'BIWEEKLY' } as const, '隔週 火・木曜', '月4.3回'],
    [
      { weekdays: ['MONDAY'], frequency: 'MONTHLY_NTH', weeksOfMonth: [1, 3] } as const,
      '毎月 第1・3 月曜',
      '月2回',
    ],
    [{ ...pattern, frequency: 'MONTHLY_ONCE' } as const, '月1回 火・木曜のいずれか(日程相談)', '月1回'],
    [{ ...pattern, frequency: 'FLEXIBLE' } as const, '日程相談 火・木曜のいずれか', null],
  ])('%o', (listing, text, times) => {
    expect(patternText(listing)).toBe(text)
    expect(timesText(listing)).toBe(times)
  })

  test('hours past midnight, by the day and by the track', () => {
    const night = { startTimeOfDay: '17:00', endTimeOfDay: '09:30', crossesMidnight: true }
    expect(clockHoursText(night)).toBe('17:00〜翌9:30')
    expect(minutesOfDay(night)).toEqual({ start: 1_020, end: 2_010 })
    expect(clockHoursText({ startTimeOfDay: '09:00', endTimeOfDay: '12:30', crossesMidnight: false })).toBe(
      '9:00〜12:30',
    )
  })

  test('how long, and the first date that is worked', () => {
    expect(weeksText({ contractStart: '2027-04-01', contractEnd: '2028-03-30' })).toBe('52週')
    expect(weeksText({ contractStart: '2027-04-01', contractEnd: null })).toBe('期間の定めなし')
    const dates = [
      { day: '2027-04-29', kind: 'HOLIDAY_OFF' },
      { day: '2027-05-06', kind: 'WORK' },
      { day: '2027-05-13', kind: 'WORK' },
    ] as const
    expect(firstDateText(dates, true)).toBe('初回 2027年5/6(木)')
    expect(firstDateText(dates, false)).toBe('最短 2027年5/6(木)')
    expect(firstDateText(dates, true, dayText)).toBe('初回 5/6(木)')
    expect(firstDateText([], true)).toBeNull()
  })

  test('the doctor’s own works on the first dates', () => {
    expect(regularViewerNote(null, null)).toBeNull()
    expect(
      regularViewerNote({ applicationState: 'INTERVIEW', overlapDays: ['2027-04-06'], ng: [] }, null)?.text,
    ).toBe('応募中です')
    const short = { sentence: '次の勤務まで 8時間(目安の9時間に足りません)', neutralSentence: null }
    expect(regularViewerNote({ applicationState: null, overlapDays: [], ng: [] }, short)).toEqual({
      tone: 'warm',
      text: short.sentence,
    })
    expect(regularViewerNote({ applicationState: 'MATCHED', overlapDays: [], ng: [] }, null)?.text).toBe(
      '成立しています',
    )
    expect(regularViewerNote({ applicationState: null, overlapDays: [], ng: [] }, null)).toBeNull()
    expect(
      regularViewerNote({ applicationState: null, overlapDays: ['2027-04-06', '2027-04-13'], ng: [] }, null)
        ?.text,
    ).toBe('4/6(火)・4/13 の勤務予定と重なっています')
  })
})

test('starts are offered by month, and a day that is none of them stays a choice', () => {
  const choices = startChoices('2026-11-21', '2027-04-15')
  expect(choices[0]).toEqual({ value: '2026-11-30', label: '2026年11月までに開始' })
  expect(choices.map(({ value }) => value)).toEqual([
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-04-15',
  ])
  expect(startChoices('2026-11-21', '2026-12-31')).toHaveLength(6)
  expect(startChoices(undefined, '2026-12-31')).toHaveLength(1)
})

const regularContradictions = (criteria: RegularCriteria, today: string) =>
  contradictions('regular', criteria, { today })

test('a start that has passed finds nothing; days and weekdays of a week exclude nothing', () => {
  const today = '2026-11-21'
  expect(regularContradictions({ startBy: '2026-11-20' }, today)).toMatchObject([
    { field: 'startBy', isImpossible: true },
  ])
  expect(regularContradictions({ startBy: today }, today)).toEqual([])
  expect(regularContradictions({ dates: ['2026-12-01'], weekdays: ['SUNDAY'] }, today)).toEqual([])
})

test('a long shift in a short week, and an interview where nobody is chosen, are told of', () => {
  const told = (criteria: RegularCriteria) =>
    regularContradictions(criteria, '2026-11-21').map(({ field }) => field)
  expect(told({ weeklyHours: ['WITHIN_8H'], shiftLengths: ['OVER_16H'] })).toEqual(['weeklyHours'])
  expect(told({ weeklyHours: ['WITHIN_8H', 'WITHIN_24H'], shiftLengths: ['OVER_16H'] })).toEqual([])
  expect(told({ weeklyHours: ['WITHIN_8H'], shiftLengths: ['UP_TO_4H', 'OVER_16H'] })).toEqual([])
  expect(told({ interviews: ['ONLINE'], conditions: ['FREE_APPLICATION'] })).toEqual(['interviews'])
  expect(told({ interviews: ['ONLINE', 'NONE'], conditions: ['FREE_APPLICATION'] })).toEqual([])
})

test('who asks for every week is offered every other week and days by agreement first', () => {
  const [first, ...others] = relaxations({ frequencies: ['WEEKLY'], startBy: '2027-01-31' }, '2026-11-21')
  expect(first).toEqual({
    label: '隔週・日程相談も含める',
    criteria: { frequencies: ['WEEKLY', 'BIWEEKLY', 'FLEXIBLE'], startBy: '2027-01-31' },
  })
  expect(others.map(({ label }) => label)).toEqual(['開始時期の条件を外す', '頻度の条件を外す'])
  expect(relaxations({ prefectures: ['TOKYO'] }, '2026-11-21')[0]?.label).toMatch(/^隣の県も含める/)
})
