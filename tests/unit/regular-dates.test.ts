import { describe, expect, test } from 'vitest'
import {
  firstRegularDates,
  monthlyEstimate,
  timesPerMonth,
  type RegularRule,
} from '#app/domain/listing/regular-dates.ts'

const rule = (changes: Partial<RegularRule> = {}): RegularRule => ({
  weekdays: ['MONDAY'],
  frequency: 'WEEKLY',
  weeksOfMonth: [],
  contractStart: '2027-01-04',
  contractEnd: null,
  holidayPolicy: 'WORK',
  yearEndPolicy: 'WORK',
  ...changes,
})

const days = (changes: Partial<RegularRule>, count = 4) =>
  firstRegularDates(rule(changes), count).map(({ day, kind }) => (kind === 'WORK' ? day : `${day} ${kind}`))

describe('the first dates of an engagement', () => {
  test('every week from the first such weekday on', () => {
    expect(days({ contractStart: '2027-01-06', weekdays: ['TUESDAY', 'THURSDAY'] })).toEqual([
      '2027-01-07',
      '2027-01-12',
      '2027-01-14',
      '2027-01-19',
    ])
  })

  test('a holiday (成人の日 is 1/11) is off, worked, or a day and night on duty', () => {
    expect(days({ holidayPolicy: 'OFF' }, 3)).toEqual([
      '2027-01-04',
      '2027-01-11 HOLIDAY_OFF',
      '2027-01-18',
      '2027-01-25',
    ])
    expect(days({ holidayPolicy: 'DAY_NIGHT_DUTY' }, 3)[1]).toBe('2027-01-11 HOLIDAY_DUTY')
    expect(days({ holidayPolicy: 'WORK' }, 3)).toEqual([
      '2027-01-04',
      '2027-01-11 HOLIDAY_WORK',
      '2027-01-18',
    ])
  })

  test('the year’s end follows its own policy before that of holidays', () => {
    const friday = { weekdays: ['FRIDAY'], contractStart: '2026-12-25' } satisfies Partial<RegularRule>
    expect(days({ ...friday, yearEndPolicy: 'OFF' }, 2)).toEqual([
      '2026-12-25',
      '2027-01-01 YEAR_END_OFF',
      '2027-01-08',
    ])
    expect(days({ ...friday, yearEndPolicy: 'CONSULT' }, 2)[1]).toBe('2027-01-01 YEAR_END_CONSULT')
    expect(days({ ...friday, holidayPolicy: 'OFF' }, 2)[1]).toBe('2027-01-01 HOLIDAY_OFF')
  })

  test('every other week counts from the week of the first date', () => {
    expect(
      days({ frequency: 'BIWEEKLY', contractStart: '2027-02-05', weekdays: ['MONDAY', 'WEDNESDAY'] }),
    ).toEqual(['2027-02-08', '2027-02-10', '2027-02-22', '2027-02-24'])
  })

  test('the nth weekday of a month, not of its calendar rows', () => {
    expect(
      days({
        frequency: 'MONTHLY_NTH',
        weeksOfMonth: [1, 3],
        weekdays: ['TUESDAY'],
        contractStart: '2027-03-01',
      }),
    ).toEqual(['2027-03-02', '2027-03-16', '2027-04-06', '2027-04-20'])
  })

  test('days that are agreed on are examples, one a month where there is one, and never a day off', () => {
    expect(days({ frequency: 'MONTHLY_ONCE', holidayPolicy: 'OFF', contractStart: '2027-01-11' }, 3)).toEqual(
      ['2027-01-18', '2027-02-01', '2027-03-01'],
    )
    expect(days({ frequency: 'FLEXIBLE', weekdays: ['SATURDAY', 'SUNDAY'] }, 2)).toEqual([
      '2027-01-09',
      '2027-01-10',
    ])
  })

  test('the contract’s end ends them', () => {
    expect(days({ contractEnd: '2027-01-12' })).toEqual(['2027-01-04', '2027-01-11 HOLIDAY_WORK'])
  })
})

test('a month’s pay is the pay of a time by its times, and unknown where they are agreed on', () => {
  expect(timesPerMonth(rule())).toBe(4.3)
  expect(timesPerMonth(rule({ frequency: 'BIWEEKLY' }))).toBe(2.2)
  expect(timesPerMonth(rule({ frequency: 'MONTHLY_NTH', weeksOfMonth: [1, 3] }))).toBe(2)
  expect(monthlyEstimate(90_000, rule())).toBe(387_000)
  expect(monthlyEstimate(90_000, rule({ frequency: 'FLEXIBLE' }))).toBeNull()
})

test('a month’s pay of every round fee is exact: 84,000 × 8.7 is 730,800', () => {
  const twice = rule({ weekdays: ['MONDAY', 'THURSDAY'] })
  expect(monthlyEstimate(84_000, twice)).toBe(730_800)
  const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
  for (const frequency of ['WEEKLY', 'BIWEEKLY'] as const)
    for (let days = 1; days <= 7; days += 1) {
      const one = rule({ frequency, weekdays: weekdays.slice(0, days) })
      const tenths = BigInt(
        String(timesPerMonth(one)).includes('.')
          ? String(timesPerMonth(one)).replace('.', '')
          : `${timesPerMonth(one)}0`,
      )
      for (let fee = 1_000; fee <= 300_000; fee += 1_000)
        expect(monthlyEstimate(fee, one), `${fee} ${frequency} ${days}`).toBe(
          Number((BigInt(fee) * tenths) / 10n),
        )
    }
})
